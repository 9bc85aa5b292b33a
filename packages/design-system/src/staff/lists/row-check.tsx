import { type KeyboardEvent, useEffect, useRef } from 'react';
import { t } from '../staff-controls.texts.ts';
import styles from './row-check.module.css';

/** Which rows of a table are selected, and what selects them. */
export type RowSelection<Row> = {
  /** What a row is called: "Select A night train". */
  nameOf: (row: Row) => string;
  has: (row: Row) => boolean;
  /** `asRange`: all between it and the one that was changed before. */
  set: (row: Row, on: boolean, asRange?: boolean) => void;
  all: () => void;
  clear: () => void;
};

export type RowCheckProps<Row> = { row: Row; selection: RowSelection<Row> };

/** Selects a row. Shift selects those between, the arrows go from row to row, Ctrl+A selects the page, Esc none. */
export function RowCheck<Row>({ row, selection }: RowCheckProps<Row>) {
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step) moveFrom(event.currentTarget, step, event.shiftKey);
    else if (event.key === 'a' && (event.ctrlKey || event.metaKey)) selection.all();
    else if (event.key === 'Escape') selection.clear();
    else return;
    event.preventDefault();
  };
  return (
    <label className={styles.check}>
      <input
        type="checkbox"
        data-row-check
        aria-label={t.select({ name: selection.nameOf(row) })}
        checked={selection.has(row)}
        // The event of the change knows no keys.
        onClick={(event) => selection.set(row, event.currentTarget.checked, event.shiftKey)}
        onChange={() => {}}
        onKeyDown={onKeyDown}
      />
    </label>
  );
}

/** To the next row's box; where it is selected on the way, that is a click like any other. */
function moveFrom(box: HTMLInputElement, step: number, selects: boolean) {
  const boxes = [...(box.closest('table')?.querySelectorAll<HTMLInputElement>('[data-row-check]') ?? [])];
  const next = boxes[boxes.indexOf(box) + step];
  if (!next) return;
  if (selects && !box.checked) box.click();
  next.focus();
  if (selects && !next.checked) next.click();
}

export type PageCheckProps = { isAll: boolean; isSome: boolean; onAll: () => void; onClear: () => void };

/** At the head: selects the page, or none of it. */
export function PageCheck({ isAll, isSome, onAll, onClear }: PageCheckProps) {
  const box = useRef<HTMLInputElement>(null);
  const isMixed = isSome && !isAll;
  useEffect(() => {
    // No attribute of HTML says it.
    if (box.current) box.current.indeterminate = isMixed;
  }, [isMixed]);
  return (
    <label className={styles.check}>
      <input
        ref={box}
        type="checkbox"
        aria-label={isAll ? t.selectNoneOfPage : t.selectPage}
        checked={isAll}
        onChange={isAll ? onClear : onAll}
      />
    </label>
  );
}
