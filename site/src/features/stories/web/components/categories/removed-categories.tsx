import { Button } from '@trekker/design-system/actions/button.tsx';
import { srOnly } from '@trekker/design-system/content/visually-hidden.tsx';
import { Field } from '@trekker/design-system/forms/field.tsx';
import { Select } from '@trekker/design-system/forms/input.tsx';
import { useEffect, useRef } from 'react';
import { t } from '../../staff-categories.texts.ts';
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
          {t.goes({
            name: category.name,
            strong: (words) => <b key="strong">{words}</b>,
            muted: (words) => (
              <span key="muted" className="muted fine">
                {words}
              </span>
            ),
          })}
        </span>
        <Button variant="ghost" small onClick={() => onChange(putBack(edits, category))}>
          {t.putBack({ name: category.name, srOnly })}
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
    <Field label={t.storiesGoTo({ count: stories })} hint={t.storiesHint} error={error}>
      <Select ref={select} value={isThere ? category.to : ''} onChange={({ target: { value } }) => onChoose(value)}>
        <option value="" disabled>
          {t.choose}
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
