import { ChevronDownIcon, ChevronUpIcon } from '@trekker/design-system/account-icons.tsx';
import { Button } from '@trekker/design-system/actions/button.tsx';
import { IconButton } from '@trekker/design-system/actions/icon-button.tsx';
import { CloseIcon } from '@trekker/design-system/icon.tsx';
import { type KeyboardEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { t } from '../staff-editor.texts.ts';
import type { Search } from '../state/matches.ts';
import styles from './find-bar.module.css';
import type { Searched } from './searched.ts';

type FindBarProps = { searched: Searched; say: (what: string) => void; onClose: () => void };

/** Finds words in the text, and puts others in their place. Enter shows the next, with Shift the one before. */
export function FindBar({ searched, say, onClose }: FindBarProps) {
  const { text, count, at } = searched;
  const [words, setWords] = useState(() => searched.chosen().slice(0, 200));
  const [matchCase, setMatchCase] = useState(false);
  const [by, setBy] = useState('');
  /** All that was replaced, told until something else is looked for or the text changes. */
  const [replaced, setReplaced] = useState<{ count: number; text: unknown } | null>(null);
  const field = useRef<HTMLInputElement>(null);
  const search = useEffectEvent((wanted: Search) => {
    setReplaced(null);
    searched.search(wanted);
  });
  useEffect(() => search({ words, matchCase }), [words, matchCase]);
  const end = useEffectEvent(() => searched.search({ words: '', matchCase }));
  useEffect(() => {
    field.current?.focus();
    field.current?.select();
    return () => end();
  }, []);
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Escape') {
      event.preventDefault();
      event.stopPropagation();
      onClose();
    } else if (event.key === 'Enter' && event.target instanceof HTMLInputElement) {
      event.preventDefault();
      searched.show(event.shiftKey ? -1 : 1);
    } else if (event.key.toLowerCase() === 'f' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      field.current?.select();
    }
  };
  const all = () => {
    if (count > 0) setReplaced({ count, text: searched.replaceAll(by) });
  };
  const one = () => {
    if (count === 0) return;
    searched.replace(by);
    say(t.replaced);
  };
  const told =
    replaced && replaced.text === text ? t.matchesReplaced({ count: replaced.count }) : countOf(words, count, at);
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
        {told}
      </span>
      <IconButton label={t.previousMatch} onClick={() => searched.show(-1)}>
        <ChevronUpIcon small />
      </IconButton>
      <IconButton label={t.nextMatch} onClick={() => searched.show(1)}>
        <ChevronDownIcon small />
      </IconButton>
      <label className={styles.case}>
        <input type="checkbox" checked={matchCase} onChange={(event) => setMatchCase(event.target.checked)} />{' '}
        {t.matchCase}
      </label>
      <div className={styles.with}>
        <input
          className={styles.field}
          aria-label={t.replaceWith}
          placeholder={t.replaceWith}
          maxLength={2000}
          value={by}
          onChange={(event) => setBy(event.target.value)}
        />
        <Button variant="outline" small aria-disabled={count === 0 || undefined} onClick={one}>
          {t.replace}
        </Button>
        <Button variant="outline" small aria-disabled={count === 0 || undefined} onClick={all}>
          {t.replaceAll}
        </Button>
        <IconButton label={t.closeFind} onClick={onClose}>
          <CloseIcon small />
        </IconButton>
      </div>
    </search>
  );
}

function countOf(words: string, all: number, at: number): string {
  if (words === '') return '';
  return all === 0 ? t.noneFound : t.matchOf({ place: at + 1, all });
}
