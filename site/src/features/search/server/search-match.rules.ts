import { plainLetters } from '@trekker/place-names/plain-letters.ts';
import type { MarkedText } from '../search.contract.ts';

type Marks = MarkedText['marks'];

const eachWord = /[\p{Alphabetic}\p{M}\p{N}]+/gu;
/** Of scripts that write no spaces between words: such words may stand anywhere in what looks like one. */
const hasNoSpaces =
  /^[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\p{scx=Hang}\p{scx=Thai}\p{scx=Laoo}\p{scx=Khmr}\p{scx=Mymr}]/u;

/**
 * Where `text` holds one of `words`, which are in the form of the database. Neighbours with one space between them are
 * one mark.
 */
export function marksIn(text: string, words: ReadonlySet<string>): Marks {
  const marks: Marks = [];
  for (const { 0: word, index } of text.matchAll(eachWord)) {
    const plain = plainLetters(word);
    if (!words.has(plain)) {
      if (hasNoSpaces.test(word) && plain.length === word.length) marks.push(...marksInside(plain, index, words));
      continue;
    }
    const last = marks.at(-1);
    if (last && text.slice(last[1], index) === ' ') last[1] = index + word.length;
    else marks.push([index, index + word.length]);
  }
  return marks;
}

/** Where a run of letters, which begins at `from`, holds words of such scripts. */
function marksInside(run: string, from: number, words: ReadonlySet<string>): Marks {
  const marks: Marks = [];
  const wanted = [...words].filter((word) => hasNoSpaces.test(word)).sort((one, other) => other.length - one.length);
  for (let at = 0; at < run.length; ) {
    const word = wanted.find((one) => run.startsWith(one, at));
    const last = marks.at(-1);
    if (word && last?.[1] === from + at) last[1] += word.length;
    else if (word) marks.push([from + at, from + at + word.length]);
    at += word?.length ?? 1;
  }
  return marks;
}

/** The words of a text that are one of `whole` or begin with one of `begun`, in the form of the database. */
export function wordsLike(
  text: string,
  { whole, begun }: { whole: readonly string[]; begun: readonly string[] },
): Set<string> {
  const words = Array.from(text.matchAll(eachWord), ([word]) => plainLetters(word));
  const inside = begun.filter((word) => hasNoSpaces.test(word));
  const isLike = (word: string) => whole.includes(word) || begun.some((beginning) => word.startsWith(beginning));
  return new Set([
    ...words.filter((word) => !hasNoSpaces.test(word) && isLike(word)),
    ...inside.filter((part) => words.some((word) => word.includes(part))),
  ]);
}

/** A text with its marks. */
export function markedText(text: string, words: ReadonlySet<string>): MarkedText {
  return { text, marks: marksIn(text, words) };
}

/** About four lines of a phone. */
const longestPart = 150;

/**
 * The sentence of a long text that holds most of the words, cut to 150 characters around the first of them; null for
 * none.
 */
export function markedPart(text: string, words: ReadonlySet<string>): MarkedText | null {
  let best: { sentence: string; marks: Marks } | null = null;
  for (const sentence of text.split(/(?<=[.!?…]["”’]?)\s+|\n+/)) {
    const marks = marksIn(sentence, words);
    if (marks.length > (best?.marks.length ?? 0)) best = { sentence, marks };
  }
  return best && cutMarked(best.sentence, words);
}

/** A text cut to 150 characters around the first of the words. */
export function cutMarked(text: string, words: ReadonlySet<string>): MarkedText {
  return markedText(cut(text, marksIn(text, words)[0]?.[0] ?? 0), words);
}

/** A cut falls between words and is shown by an ellipsis. */
function cut(sentence: string, from: number): string {
  if (sentence.length <= longestPart) return sentence;
  const start = from < longestPart / 2 ? 0 : sentence.indexOf(' ', from - longestPart / 2) + 1;
  const end = start + longestPart >= sentence.length ? sentence.length : sentence.lastIndexOf(' ', start + longestPart);
  const part = sentence.slice(start, end > from ? end : start + longestPart);
  const isEnd = start + part.length >= sentence.length;
  return `${start > 0 ? '…' : ''}${isEnd ? part : `${part.replace(/[\s,;:.–—-]+$/u, '')}…`}`;
}
