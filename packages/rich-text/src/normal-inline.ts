import { normalLink } from './allowed-links.ts';
import type { Inline } from './document.ts';

type Marks = { b: boolean; i: boolean; a: string | null };
/** A piece of text and what stands around it; "\n" is a line break that somebody wants. */
export type Run = Marks & { text: string };

/** One line without markup: of an attribute. */
export const tidyText = (text: string): string => clean(text).replace(/\n/g, ' ').replace(/ {2,}/g, ' ').trim();

const invisible = /(?![\n\u0080-\u009f])\p{Cc}|[\ufeff\u2028\u2029]/gu;

/** Blanks of all kinds but the unbreakable are one blank; what cannot be seen and is no letter is gone. */
const clean = (text: string): string =>
  text
    .toWellFormed()
    .replace(/[\t\v\f\r ]{2,}|[\t\v\f\r]/g, ' ')
    .replace(invisible, '');

export function tidyInline(inline: readonly Inline[], breaks: boolean): Inline[] {
  const runs = normalizeBlanks(runsOf(inline), breaks);
  if (runs.every(({ b, i, a }) => !b && !i && a === null)) return withBreaks(runs.map(({ text }) => text).join(''));
  return nestMarks(runs.flatMap((run) => [...run.text].map((text) => ({ ...run, text }))));
}

/** Flat: pieces of text with all that stands around each. */
export function runsOf(inline: readonly Inline[], around: Marks = { b: false, i: false, a: null }): Run[] {
  return inline.flatMap((part): Run[] => {
    if (typeof part === 'string') return [{ ...around, text: part.replaceAll('\n', ' ') }];
    if ('br' in part) return [{ ...around, text: '\n' }];
    if ('a' in part) return runsOf(part.c, { ...around, a: around.a ?? normalLink(part.a) });
    return 'b' in part ? runsOf(part.b, { ...around, b: true }) : runsOf(part.i, { ...around, i: true });
  });
}

/** No blank at either end, none beside a break, never two. */
function normalizeBlanks(runs: readonly Run[], breaks: boolean): Run[] {
  let last = '\n';
  const cleaned = runs.map((run) => {
    let text = clean(breaks ? run.text : run.text.replace(/\n/g, ' '))
      .replace(/ {2,}/g, ' ')
      .replace(/\s*\n\s*/g, '\n');
    if (last === '\n') text = text.trimStart();
    else if (last === ' ') text = text.replace(/^ /, '');
    last = text.at(-1) ?? last;
    return { ...run, text };
  });
  let next = '\n';
  let isEnd = true;
  for (const run of cleaned.reverse()) {
    // A break is wanted between words alone.
    if (next === '\n') run.text = isEnd ? run.text.trimEnd() : run.text.replace(/[^\S\n]+$/, '');
    next = run.text[0] ?? next;
    isEnd &&= run.text === '';
  }
  return cleaned.reverse().filter(({ text }) => text !== '');
}

const isBlank = (letter: Run): boolean => /^\s$/.test(letter.text);
const shareMark = (mark: keyof Marks, one: Run, other: Run): boolean => Boolean(one[mark]) && one[mark] === other[mark];
const order = ['a', 'i', 'b'] as const;

/**
 * Runs of one letter each, as marks within marks: what reaches furthest is outermost. Nothing begins or ends with a
 * blank.
 */
function nestMarks(letters: readonly Run[]): Inline[] {
  const parts: Inline[] = [];
  let text = '';
  const flush = () => {
    parts.push(...withBreaks(text));
    text = '';
  };
  for (let at = 0; at < letters.length; ) {
    const letter = letters[at] as Run;
    const [widest] = order
      .filter((mark) => letter[mark] && !isBlank(letter))
      .map((mark) => {
        let end = at + 1;
        while (end < letters.length && shareMark(mark, letter, letters[end] as Run)) end++;
        while (isBlank(letters[end - 1] as Run)) end--;
        return { mark, end };
      })
      .sort((one, other) => other.end - one.end);
    if (!widest) {
      text += letter.text;
      at++;
      continue;
    }
    flush();
    const { mark, end } = widest;
    const inner = nestMarks(letters.slice(at, end).map((one) => ({ ...one, [mark]: mark === 'a' ? null : false })));
    if (mark === 'a') parts.push({ a: letter.a as string, c: inner });
    else parts.push(mark === 'b' ? { b: inner } : { i: inner });
    at = end;
  }
  flush();
  return parts;
}

/** Text whose line breaks are elements. */
function withBreaks(text: string): Inline[] {
  return text
    .split(/(\n)/)
    .filter(Boolean)
    .map((part) => (part === '\n' ? { br: 1 } : part));
}
