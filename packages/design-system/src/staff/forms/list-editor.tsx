import { type ReactNode, useId, useRef, useState } from 'react';
import { PlusIcon } from '../../account-icons.tsx';
import { Button } from '../../actions/button.tsx';
import { FieldError } from '../../forms/field.tsx';
import { LiveRegion } from '../../overlay/live-region.tsx';
import { RowTools } from '../lists/row-tools.tsx';
import { t } from '../staff-controls.texts.ts';
import styles from './list-editor.module.css';
import { useRows } from './use-rows.ts';

export type ListEditorProps<Item> = {
  label: string;
  /** The label is read aloud but not shown, where a FormPart's title stands above. */
  hideLabel?: boolean | undefined;
  /** On the button that adds one: "Add a day". */
  addLabel: string;
  /** One of them within a sentence, such as "day 2": names the rows and their buttons. */
  nameOf: (number: number) => string;
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
  const {
    label,
    hideLabel,
    addLabel,
    nameOf,
    items,
    onChange,
    empty,
    children,
    id,
    hint,
    error,
    most = Infinity,
  } = props;
  const rows = useRows(items, onChange);
  const [said, say] = useState('');
  const adder = useRef<HTMLButtonElement>(null);
  const ownId = useId();
  const name = (place: number) => nameOf(place + 1);
  const add = () => {
    rows.add(empty());
    say(t.rowAdded({ name: capital(name(items.length)) }));
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
                if (to in items) say(t.rowMoved({ name: capital(name(place)), now: name(to) }));
              }}
              onRemove={() => {
                rows.remove(place, adder.current);
                say(t.rowRemoved({ name: capital(name(place)) }));
              }}
            />
          </li>
        ))}
      </ol>
      {items.length < most && (
        <div>
          <Button ref={adder} variant="outline" small onClick={add}>
            <PlusIcon small />
            {addLabel}
          </Button>
        </div>
      )}
      <LiveRegion>{said}</LiveRegion>
    </fieldset>
  );
}

const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);
