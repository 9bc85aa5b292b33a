import { Button } from '@trekker/design-system/actions/button.tsx';
import { printNumber } from '@trekker/texts/print-values.ts';
import { type KeyboardEvent, type ReactNode, useEffect, useId } from 'react';
import { t } from '../staff-editor.texts.ts';
import styles from './source-field.module.css';
import type { SearchedSource } from './use-searched-source.ts';

export type SourceFieldProps = {
  label: string;
  /** Why it is shown, where nobody asked for it. */
  note?: string | undefined;
  /** Where to write, when what was written elsewhere goes on here. */
  place?: number | undefined;
  lang?: string | undefined;
  dir?: 'ltr' | 'rtl' | undefined;
  value: string;
  source: SearchedSource;
  /** Takes back what was not typed; false where nothing was put here last. */
  onUndo: () => boolean;
  onFind: () => void;
};

/** The Markdown itself. It is stored in its normal form, in which it also comes back. */
export function SourceField({ label, note, place, value, source, onUndo, onFind, ...written }: SourceFieldProps) {
  const { field } = source;
  const noteId = useId();
  const isAsked = note === undefined;
  const { from, to, change, next, previous } = source.part;
  useEffect(() => {
    if (!isAsked && place === undefined) return;
    if (place !== undefined) field.current?.setSelectionRange(place, place);
    field.current?.focus({ preventScroll: true });
    field.current?.scrollIntoView({ block: 'nearest' });
  }, [field, isAsked, place]);
  const press = (event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.shiftKey || event.altKey) return;
    const key = event.key.toLowerCase();
    if (key === 'f') onFind();
    if (key === 'f' || (key === 'z' && onUndo())) event.preventDefault();
  };
  return (
    <>
      {note && (
        <p id={noteId} className={styles.note}>
          {note}
        </p>
      )}
      <div className={styles.field}>
        {source.match && <Marks source={source} value={value} {...written} />}
        <textarea
          ref={field}
          className={styles.source}
          aria-label={t.asMarkdown({ field: label })}
          aria-describedby={note && noteId}
          rows={18}
          value={value.slice(from, to)}
          {...written}
          onChange={(event) => change(event.target.value)}
          onKeyDown={press}
          onScroll={({ currentTarget: { scrollTop, previousElementSibling } }) => {
            if (previousElementSibling) previousElementSibling.scrollTop = scrollTop;
          }}
        />
      </div>
      {(next || previous) && (
        <div className={styles.parts}>
          <span role="status">
            {t.part({ from: printNumber(from + 1), to: printNumber(to), all: printNumber(value.length) })}
          </span>
          <Button variant="outline" small aria-disabled={!previous || undefined} onClick={previous}>
            {t.previousPart}
          </Button>
          <Button variant="outline" small aria-disabled={!next || undefined} onClick={next}>
            {t.nextPart}
          </Button>
        </div>
      )}
    </>
  );
}

type MarksProps = { source: SearchedSource; value: string; lang?: string | undefined; dir?: 'ltr' | 'rtl' | undefined };

/** A browser draws no more of them at once without being felt. */
const mostMarks = 500;

/** What was found, drawn behind the field: that marks only what is chosen, and only while it has the focus. */
function Marks({ source: { part, matches, match, mark }, value, ...written }: MarksProps) {
  const { from, to } = part;
  const at = match ? matches.indexOf(match) : 0;
  const near = matches.slice(Math.max(0, at - mostMarks / 2), at + mostMarks / 2);
  const pieces: ReactNode[] = [];
  let end = from;
  for (const one of near) {
    if (one.to <= from || one.from >= to) continue;
    const begin = Math.max(one.from, from);
    pieces.push(value.slice(end, begin));
    end = Math.min(one.to, to);
    pieces.push(
      <mark
        key={one.from}
        ref={one === match ? mark : undefined}
        className={one === match ? styles.current : undefined}
      >
        {value.slice(begin, end)}
      </mark>,
    );
  }
  return (
    <div className={styles.marks} aria-hidden="true" {...written}>
      {pieces}
      {value.slice(end, to)}
    </div>
  );
}
