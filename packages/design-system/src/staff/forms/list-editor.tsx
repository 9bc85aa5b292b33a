import { type ReactNode, useId, useRef, useState } from 'react';
import { Button } from '../../actions/button.tsx';
import { FieldError } from '../../forms/field.tsx';
import { PlusIcon } from '../../icon.tsx';
import { LiveRegion } from '../../overlay/live-region.tsx';
import { RowTools } from '../lists/row-tools.tsx';
import styles from './list-editor.module.css';
import { useRows } from './use-rows.ts';

export type ListEditorProps<Item> = {
  label: string;
  /** The label is read aloud but not shown, where a FormPart's title stands above. */
  hideLabel?: boolean | undefined;
  /** One of them, such as "day": names the rows and their buttons. */
  one: string;
  items: readonly Item[];
  onChange: (items: Item[]) => void;
  /** A new item. */
  empty: () => Item;
  /** The controls of one item; name them by `name`, such as "Day 2, title". */
  children: (item: Item, change: (item: Item) => void, row: { name: string; place: number }) => ReactNode;
  /** Of the whole; an ErrorSummary may link to it. */
  id?: string | undefined;
  hint?: ReactNode | undefined;
  error?: string | null | undefined;
  /** So many and no more. */
  most?: number | undefined;
};

/** A list of things that are written here: numbered, added, removed, moved by buttons. */
export function ListEditor<Item>(props: ListEditorProps<Item>) {
  const { label, hideLabel, one, items, onChange, empty, children, id, hint, error, most = Infinity } = props;
  const rows = useRows(items, onChange);
  const [said, say] = useState('');
  const adder = useRef<HTMLButtonElement>(null);
  const ownId = useId();
  const name = (place: number) => `${one} ${place + 1}`;
  const add = () => {
    rows.add(empty());
    say(`${capital(name(items.length))} added`);
  };
  const describedBy = [hint && `${ownId}-hint`, error && `${ownId}-error`].filter(Boolean).join(' ');

  return (
    <fieldset id={id} tabIndex={-1} className={styles.editor} aria-describedby={describedBy || undefined}>
      <legend className={hideLabel ? 'sr' : styles.label}>{label}</legend>
      {hint && (
        <p className={styles.hint} id={`${ownId}-hint`}>
          {hint}
        </p>
      )}
      {error && <FieldError id={`${ownId}-error`}>{error}</FieldError>}
      <ol ref={rows.list}>
        {items.map((item, place) => (
          <li key={rows.keys[place]} data-row={rows.keys[place]} className={styles.row}>
            <span className={styles.number} aria-hidden="true">
              {place + 1}
            </span>
            <div className={styles.controls}>
              {children(item, (changed) => rows.change(place, changed), { name: capital(name(place)), place })}
            </div>
            <RowTools
              name={name(place)}
              place={place}
              count={items.length}
              onMove={(to, part) => {
                rows.move(place, to, part);
                if (to in items) say(`${capital(name(place))} is now ${name(to)}`);
              }}
              onRemove={() => {
                rows.remove(place, adder.current);
                say(`${capital(name(place))} removed`);
              }}
            />
          </li>
        ))}
      </ol>
      {items.length < most && (
        <div>
          <Button ref={adder} variant="outline" small onClick={add}>
            <PlusIcon small />
            {`Add ${/^[aeiou]/i.test(one) ? 'an' : 'a'} ${one}`}
          </Button>
        </div>
      )}
      <LiveRegion>{said}</LiveRegion>
    </fieldset>
  );
}

const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);
