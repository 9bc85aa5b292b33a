import { type RefObject, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { type Match, matchesIn, type Search } from '../state/matches.ts';
import type { Searched } from './searched.ts';
import { type TextPart, useTextPart } from './use-text-part.ts';

export type SearchedSource = {
  /** The browser's own field, which holds a part of the text. */
  field: RefObject<HTMLTextAreaElement | null>;
  part: TextPart;
  matches: readonly Match[];
  /** The match that is shown. */
  match: Match | undefined;
  /** Where it is drawn. */
  mark: RefObject<HTMLElement | null>;
  searched: Searched;
  /** Takes back at once what was replaced last; false where something else came after. */
  undo: () => boolean;
  /** Back to writing, where the search stands. */
  write: () => void;
};

/** What is looked for, and from where on. Another one whenever a match, be it the same, is to come into view. */
type Asked = { search: Search; from: number };

/** What a browser types, and takes back, without being felt: its own field is slow where there are many lines. */
const mostSteps = 50;
const mostTyped = 30_000;

/** Finds words in Markdown, and puts others in their place. */
export function useSearchedSource(text: string, isSearched: boolean, onChange: (text: string) => void): SearchedSource {
  const field = useRef<HTMLTextAreaElement>(null);
  const mark = useRef<HTMLElement>(null);
  const part = useTextPart(text, onChange);
  const replaced = useRef({ before: '', after: '', steps: 0 });
  const [asked, setAsked] = useState<Asked>({ search: { words: '', matchCase: false }, from: 0 });
  const { search } = asked;
  const goTo = (from: number) => setAsked((before) => ({ ...before, from }));
  const matches = useMemo(() => (isSearched ? matchesIn(text, search) : []), [isSearched, text, search]);
  /** After the last match comes the first. */
  const indexFrom = ({ from }: Asked) => {
    const next = matches.findIndex((one) => one.from >= from);
    return next < 0 && matches.length > 0 ? 0 : next;
  };
  const at = indexFrom(asked);
  const match = matches[at];

  const begin = useEffectEvent(() => goTo(part.from + (field.current?.selectionStart ?? 0)));
  useEffect(() => {
    if (isSearched) begin();
  }, [isSearched]);
  // Matches and part change with every letter that is typed, which must not move the text: only what is asked for may,
  // and the part that it is in.
  const showPart = useEffectEvent((wanted: Asked) => {
    const found = matches[indexFrom(wanted)];
    if (found) part.show(found.from);
  });
  useEffect(() => showPart(asked), [asked]);
  const showMark = useEffectEvent((wanted: Asked, partFrom: number) => {
    const found = matches[indexFrom(wanted)];
    if (found && found.from >= partFrom) mark.current?.scrollIntoView({ block: 'center' });
  });
  useEffect(() => showMark(asked, part.from), [asked, part.from]);

  const isInPart = ({ from, to }: Match) => part.from <= from && to <= part.to;
  /** Types the words over these matches, from behind, as somebody would: the field's own undo knows of it. */
  const type = (over: readonly Match[], words: string): boolean => {
    const area = field.current;
    if (!area || part.to - part.from > mostTyped || over.length > mostSteps || !over.every(isInPart)) return false;
    const focused = document.activeElement as HTMLElement | null;
    area.focus({ preventScroll: true });
    for (const { from, to } of over.toReversed()) {
      area.setSelectionRange(from - part.from, to - part.from);
      document.execCommand(words ? 'insertText' : 'delete', false, words);
    }
    focused?.focus({ preventScroll: true });
    return true;
  };
  const put = (over: readonly Match[], words: string): string => {
    const [first] = over;
    if (!first) return text;
    const parts = over.map(({ to }, index) => words + text.slice(to, over[index + 1]?.from));
    const after = text.slice(0, first.from) + parts.join('');
    const isTyped = type(over, words);
    replaced.current = { before: text, after, steps: isTyped ? over.length : 0 };
    if (!isTyped) onChange(after);
    return after;
  };
  const searched: Searched = {
    text,
    count: matches.length,
    at,
    chosen() {
      const { selectionStart = 0, selectionEnd = 0 } = field.current ?? {};
      const chosen = text.slice(part.from + selectionStart, part.from + selectionEnd);
      return chosen.includes('\n') ? '' : chosen;
    },
    search: (wanted) => setAsked((before) => ({ ...before, search: wanted })),
    show: (by) => goTo(matches.at((at + by) % matches.length)?.from ?? 0),
    replace(by) {
      if (!match) return;
      put([match], by);
      goTo(match.from + by.length);
    },
    replaceAll: (by) => put(matches, by),
  };
  const undo = () => {
    const { before, after, steps } = replaced.current;
    if (before === after || text !== after) return false;
    for (let step = 0; step < steps; step += 1) document.execCommand('undo');
    if (steps === 0) onChange(before);
    return true;
  };
  const write = () => {
    if (match && isInPart(match)) field.current?.setSelectionRange(match.from - part.from, match.to - part.from);
    field.current?.focus({ preventScroll: true });
  };
  return { field, part, matches, match, mark, searched, undo, write };
}
