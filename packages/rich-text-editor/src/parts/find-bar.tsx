import { ChevronDownIcon, ChevronUpIcon } from '@trekker/design-system/account-icons.tsx';
import { Button } from '@trekker/design-system/actions/button.tsx';
import { IconButton } from '@trekker/design-system/actions/icon-button.tsx';
import { CloseIcon } from '@trekker/design-system/icon.tsx';
import type { Command } from 'prosemirror-state';
import { type KeyboardEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { t } from '../staff-editor.texts.ts';
import { foundIn, replaceAll, replaceMatch, searchFor, showMatch } from '../state/find.ts';
import type { Editor } from './editor.ts';
import styles from './find-bar.module.css';

/** Finds words in the text, and puts others in their place. Enter shows the next, with Shift the one before. */
export function FindBar({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const { view, state, say } = editor;
  const { from, to } = state.selection;
  const [words, setWords] = useState(() => state.doc.textBetween(from, to, ' ').slice(0, 200));
  const [matchCase, setMatchCase] = useState(false);
  const [by, setBy] = useState('');
  /** All that was replaced, told until something else is looked for or the text changes. */
  const [replaced, setReplaced] = useState<{ count: number; found: ReturnType<typeof foundIn> } | null>(null);
  const field = useRef<HTMLInputElement>(null);
  const found = foundIn(state);
  const { matches, at } = found;
  const run = (command: Command) => command(view.state, view.dispatch, view);
  const search = useEffectEvent((wanted: Parameters<typeof searchFor>[0]) => {
    run(searchFor(wanted));
    run(showMatch(0));
  });
  useEffect(() => search({ words, matchCase }), [words, matchCase]);
  const end = useEffectEvent(() => !view.isDestroyed && run(searchFor({ words: '', matchCase })));
  useEffect(() => {
    field.current?.focus();
    field.current?.select();
    return () => void end();
  }, []);
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Escape') {
      event.preventDefault();
      event.stopPropagation();
      onClose();
    } else if (event.key === 'Enter' && event.target instanceof HTMLInputElement) {
      event.preventDefault();
      run(showMatch(event.shiftKey ? -1 : 1));
    } else if (event.key.toLowerCase() === 'f' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      field.current?.select();
    }
  };
  const all = () => {
    const count = matches.length;
    if (run(replaceAll(by))) setReplaced({ count, found: foundIn(view.state) });
  };
  const one = () => {
    if (!run(replaceMatch(by))) return;
    run(showMatch(0));
    say(t.replaced);
  };
  const count =
    replaced?.found === found ? t.matchesReplaced({ count: replaced.count }) : countOf(words, matches.length, at);
  return (
    <search aria-label={t.findAndReplace} className={styles.bar} onKeyDown={press}>
      <input
        ref={field}
        className={styles.field}
        aria-label={t.find}
        placeholder={t.find}
        maxLength={200}
        value={words}
        onChange={(event) => setWords(event.target.value)}
      />
      <span className={styles.count} role="status">
        {count}
      </span>
      <IconButton label={t.previousMatch} onClick={() => run(showMatch(-1))}>
        <ChevronUpIcon small />
      </IconButton>
      <IconButton label={t.nextMatch} onClick={() => run(showMatch(1))}>
        <ChevronDownIcon small />
      </IconButton>
      <label className={styles.case}>
        <input type="checkbox" checked={matchCase} onChange={(event) => setMatchCase(event.target.checked)} />{' '}
        {t.matchCase}
      </label>
      <input
        className={styles.field}
        aria-label={t.replaceWith}
        placeholder={t.replaceWith}
        maxLength={2000}
        value={by}
        onChange={(event) => setBy(event.target.value)}
      />
      <Button variant="outline" small aria-disabled={matches.length === 0 || undefined} onClick={one}>
        {t.replace}
      </Button>
      <Button variant="outline" small aria-disabled={matches.length === 0 || undefined} onClick={all}>
        {t.replaceAll}
      </Button>
      <IconButton label={t.closeFind} onClick={onClose}>
        <CloseIcon small />
      </IconButton>
    </search>
  );
}

function countOf(words: string, all: number, at: number): string {
  if (words === '') return '';
  return all === 0 ? t.noneFound : t.matchOf({ place: at + 1, all });
}
