import { Button } from '@trekker/design-system/actions/button.tsx';
import { Field } from '@trekker/design-system/forms/field.tsx';
import { Select } from '@trekker/design-system/forms/input.tsx';
import { useEffect, useRef } from 'react';
import styles from './categories-form.module.css';
import { type CategoryEdits, putBack, type RemovedCategory } from './category-edits.ts';

type RemovedCategoriesProps = {
  edits: CategoryEdits;
  /** Those of them that stood here. */
  categories: readonly RemovedCategory[];
  storiesOf: (id: string) => number;
  errorOf: (id: string) => string | undefined;
  onChange: (edits: CategoryEdits) => void;
};

/** Rows of those that go, and where their stories go; until the list is saved they can be put back. */
export function RemovedCategories({ edits, categories, storiesOf, errorOf, onChange }: RemovedCategoriesProps) {
  return categories.map((category) => (
    <li key={category.id} className={styles.removed}>
      <div className="row row-between">
        <span>
          <b>{category.name}</b> <span className="muted fine">goes when you save</span>
        </span>
        <Button variant="ghost" small onClick={() => onChange(putBack(edits, category))}>
          Put back<span className="sr">: {category.name}</span>
        </Button>
      </div>
      {storiesOf(category.id) > 0 && (
        <Heir
          category={category}
          stories={storiesOf(category.id)}
          edits={edits}
          error={errorOf(category.id)}
          onChoose={(to) => {
            const removed = edits.removed.map((one) => (one === category ? { ...one, to } : one));
            onChange({ ...edits, removed });
          }}
        />
      )}
    </li>
  ));
}

type HeirProps = {
  category: RemovedCategory;
  stories: number;
  edits: CategoryEdits;
  error: string | undefined;
  onChoose: (to: string) => void;
};

function Heir({ category, stories, edits: { entries, removed }, error, onChoose }: HeirProps) {
  const select = useRef<HTMLSelectElement>(null);
  // Whoever removes it is asked at once; those removed before may be drawn anew beside it.
  const isNewest = useRef(removed.at(-1) === category);
  useEffect(() => {
    if (isNewest.current) select.current?.focus();
  }, []);
  const isThere = entries.some(({ id }) => id === category.to);
  return (
    <Field
      label={stories === 1 ? 'Its story goes to' : `Its ${stories.toLocaleString('en-US')} stories go to`}
      hint="Drafts and stories in the trash are among them."
      error={error}
    >
      <Select ref={select} value={isThere ? category.to : ''} onChange={({ target: { value } }) => onChoose(value)}>
        <option value="" disabled>
          Choose a category
        </option>
        {entries
          .filter(({ name }) => name.trim() !== '')
          .map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
      </Select>
    </Field>
  );
}
