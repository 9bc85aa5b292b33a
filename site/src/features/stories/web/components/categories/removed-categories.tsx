import { Button } from '@trekker/design-system/actions/button.tsx';
import { Field } from '@trekker/design-system/forms/field.tsx';
import { Select } from '@trekker/design-system/forms/input.tsx';
import { useEffect, useRef } from 'react';
import styles from './categories-form.module.css';
import type { CategoryEdits, RemovedCategory } from './category-edits.ts';

type RemovedCategoriesProps = {
  edits: CategoryEdits;
  storiesOf: (id: string) => number;
  errorOf: (id: string) => string | undefined;
  onChange: (edits: CategoryEdits) => void;
};

/** Those that go, and where their stories go; until the list is saved they can be put back. */
export function RemovedCategories({ edits, storiesOf, errorOf, onChange }: RemovedCategoriesProps) {
  const { entries, removed } = edits;
  return (
    <ul className={styles.removed}>
      {removed.map((category) => (
        <li key={category.id}>
          <div className="row row-between">
            <b>{category.name}</b>
            <Button
              variant="ghost"
              small
              onClick={() =>
                onChange({
                  ...edits,
                  entries: [...entries, { id: category.id, name: category.name }],
                  removed: removed.filter((one) => one !== category),
                })
              }
            >
              Put back<span className="sr">: {category.name}</span>
            </Button>
          </div>
          {storiesOf(category.id) > 0 && (
            <Heir
              category={category}
              stories={storiesOf(category.id)}
              edits={edits}
              error={errorOf(category.id)}
              onChoose={(to) =>
                onChange({ ...edits, removed: removed.map((one) => (one === category ? { ...one, to } : one)) })
              }
            />
          )}
        </li>
      ))}
    </ul>
  );
}

type HeirProps = {
  category: RemovedCategory;
  stories: number;
  edits: CategoryEdits;
  error: string | undefined;
  onChoose: (to: string) => void;
};

function Heir({ category, stories, edits: { entries }, error, onChoose }: HeirProps) {
  const select = useRef<HTMLSelectElement>(null);
  // Whoever removes it is asked at once.
  useEffect(() => select.current?.focus(), []);
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
