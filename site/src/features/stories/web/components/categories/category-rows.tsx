import { PlusIcon, TrashIcon } from '@trekker/design-system/account-icons.tsx';
import { Button } from '@trekker/design-system/actions/button.tsx';
import { IconButton } from '@trekker/design-system/actions/icon-button.tsx';
import { Field, FieldError } from '@trekker/design-system/forms/field.tsx';
import { Input } from '@trekker/design-system/forms/input.tsx';
import { LiveRegion } from '@trekker/design-system/overlay/live-region.tsx';
import { useRows } from '@trekker/design-system/staff/forms/use-rows.ts';
import { RowGrip } from '@trekker/design-system/staff/lists/row-grip.tsx';
import { Fragment, type ReactNode, useRef, useState } from 'react';
import { storyCategoryRules as rules } from '#features/stories/story-category.contract.ts';
import { formatCount } from '#web/components/format-count.ts';
import { t } from '../../staff-categories.texts.ts';
import styles from './categories-form.module.css';
import { type CategoryEdits, newEntry, removedAfter } from './category-edits.ts';
import { RemovedCategories } from './removed-categories.tsx';

type CategoryRowsProps = {
  edits: CategoryEdits;
  storiesOf: (id: string) => number;
  /** What is wrong with the list. */
  error: string | undefined;
  /** What is wrong with a name. */
  errorOf: (id: string) => string | undefined;
  /** What is wrong with where the stories of a removed one go. */
  heirErrorOf: (id: string) => string | undefined;
  onChange: (edits: CategoryEdits) => void;
};

/** The list, each row with its name; moved by drag and by keys. What is removed is asked about where it stood. */
export function CategoryRows({ edits, storiesOf, error, errorOf, heirErrorOf, onChange }: CategoryRowsProps) {
  const { entries, removed } = edits;
  const rows = useRows(entries, (changed) => onChange({ ...edits, entries: changed }));
  const [said, say] = useState('');
  const adder = useRef<HTMLButtonElement>(null);
  const remove = (place: number) => {
    const entry = entries[place];
    if (!entry) return;
    const isStored = edits.base.find(({ slug }) => slug === entry.id);
    rows.remove(place, adder.current);
    onChange({
      ...edits,
      entries: entries.filter((one) => one !== entry),
      removed: isStored ? [...removed, { id: entry.id, name: isStored.name, to: '' }] : removed,
    });
    say(t.removed({ name: entry.name || t.new }));
  };
  const removedAt = (place: number): ReactNode => (
    <RemovedCategories
      edits={edits}
      categories={removedAfter(edits, place)}
      storiesOf={storiesOf}
      errorOf={heirErrorOf}
      onChange={onChange}
    />
  );
  return (
    <>
      {error && <FieldError>{error}</FieldError>}
      <ol ref={rows.list} className={styles.rows} aria-label={t.categories}>
        {removedAt(-1)}
        {entries.map((entry, place) => {
          const name = entry.name.trim() || t.new;
          const stories = storiesOf(entry.id);
          return (
            <Fragment key={entry.id}>
              <li data-row={rows.keys[place]}>
                <RowGrip
                  name={name}
                  place={place}
                  count={entries.length}
                  onMove={(to) => {
                    rows.move(place, to, 'grip');
                    if (to in entries) say(t.moved({ name, place: to + 1, count: entries.length }));
                  }}
                />
                <Field
                  className={styles.name}
                  label={t.nameOf({ place: place + 1 })}
                  hideLabel
                  error={errorOf(entry.id)}
                >
                  <Input
                    value={entry.name}
                    maxLength={rules.name.most}
                    autoComplete="off"
                    onChange={({ target: { value } }) => rows.change(place, { ...entry, name: value })}
                  />
                </Field>
                <span className={styles.count}>{t.stories({ count: stories, shown: formatCount(stories) })}</span>
                <IconButton data-part="remove" label={t.remove({ name })} onClick={() => remove(place)}>
                  <TrashIcon small />
                </IconButton>
              </li>
              {removedAt(place)}
            </Fragment>
          );
        })}
      </ol>
      {entries.length < rules.list.items && (
        <Button
          ref={adder}
          className={styles.adder}
          variant="outline"
          small
          onClick={() => {
            rows.add(newEntry(entries), 'input');
            say(t.added);
          }}
        >
          <PlusIcon small />
          {t.add}
        </Button>
      )}
      <LiveRegion>{said}</LiveRegion>
    </>
  );
}
