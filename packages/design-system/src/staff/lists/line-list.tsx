import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import { Button } from '../../actions/button.tsx';
import { Field } from '../../forms/field.tsx';
import { Input } from '../../forms/input.tsx';
import { LiveRegion } from '../../overlay/live-region.tsx';
import { useRows } from '../forms/use-rows.ts';
import { t } from '../staff-controls.texts.ts';
import styles from './line-list.module.css';
import { addable, without } from './order.ts';
import { RowTools } from './row-tools.tsx';

export type LineListProps = {
  label: string;
  /** What the nth of them is called: "Tip 2". */
  one: (number: number) => string;
  value: readonly string[];
  onChange: (lines: string[]) => void;
  /** Of the text field that adds; an ErrorSummary may link to it. */
  id?: string | undefined;
  hint?: ReactNode | undefined;
  error?: string | null | undefined;
  placeholder?: string | undefined;
  maxLength?: number | undefined;
};

/**
 * Lines of text in their order. Enter, the button and leaving the field add what was typed, trimmed and once; a line is
 * changed where it stands, moved and removed by buttons. A line that is emptied goes when it is left.
 */
export function LineList({ label, one, value, onChange, id, hint, error, placeholder, maxLength }: LineListProps) {
  const rows = useRows(value, onChange);
  const [typed, setTyped] = useState('');
  const [said, say] = useState('');
  const input = useRef<HTMLInputElement>(null);

  const add = () => {
    const line = addable(value, typed);
    if (typed.trim()) say(line === undefined ? t.alreadyAdded : t.rowAdded({ name: one(value.length + 1) }));
    if (line !== undefined) onChange([...value, line]);
    setTyped('');
  };
  const tidy = (place: number) => {
    const line = addable(without(value, place), value[place] ?? '');
    if (line === undefined) rows.drop(place);
    else if (line !== value[place]) rows.change(place, line);
  };
  const onKey = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    add();
  };

  return (
    <Field label={label} id={id} hint={hint} error={error}>
      <div className={styles.adder}>
        <Input
          ref={input}
          value={typed}
          placeholder={placeholder}
          maxLength={maxLength}
          autoComplete="off"
          enterKeyHint="enter"
          onChange={(event) => setTyped(event.target.value)}
          onKeyDown={onKey}
          onBlur={add}
        />
        <Button
          variant="outline"
          small
          aria-label={t.addTo({ label })}
          onClick={() => {
            add();
            input.current?.focus();
          }}
        >
          {t.add}
        </Button>
      </div>
      <ol ref={rows.list} className={styles.lines} aria-label={label}>
        {value.map((line, place) => (
          <li key={rows.keys[place]} data-row={rows.keys[place]}>
            <span className={styles.number} aria-hidden="true">
              {place + 1}
            </span>
            <textarea
              className={styles.line}
              rows={1}
              aria-label={one(place + 1)}
              value={line}
              maxLength={maxLength}
              onChange={(event) => rows.change(place, event.target.value)}
              onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
              onBlur={() => tidy(place)}
            />
            <RowTools
              name={one(place + 1)}
              place={place}
              count={value.length}
              onMove={(to, part) => {
                rows.move(place, to, part);
                if (to in value) say(t.rowMoved({ name: one(place + 1), now: one(to + 1) }));
              }}
              onRemove={() => {
                rows.remove(place, input.current);
                say(t.rowRemoved({ name: one(place + 1) }));
              }}
            />
          </li>
        ))}
      </ol>
      <LiveRegion>{said}</LiveRegion>
    </Field>
  );
}
