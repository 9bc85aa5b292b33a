import { plainLetters } from '@trekker/place-names/plain-letters.ts';
import type { MarkedText } from '../search.contract.ts';

type Marks = MarkedText['marks'];

const eachWord = /[\p{Alphabetic}\p{M}\p{N}]+/gu;

/**
 * Where `text` holds one of `words`, which are in the form of the database. Neighbours with one space between them are
 * one mark.
 */
export function marksIn(text: string, words: ReadonlySet<string>): Marks {
  const marks: Marks = [];
  for (const { 0: word, index } of text.matchAll(eachWord)) {
    if (!words.has(plainLetters(word))) continue;
    const last = marks.at(-1);
    if (last && text.slice(last[1], index) === ' ') last[1] = index + word.length;
    else marks.push([index, index + word.length]);
  }
  return marks;
}

/** The words of a text that are one of `whole` or begin with one of `begun`, in the form of the database. */
export function wordsLike(
  text: string,
  { whole, begun }: { whole: readonly string[]; begun: readonly string[] },
): Set<string> {
  const words = Array.from(text.matchAll(eachWord), ([word]) => plainLetters(word));
  return new Set(words.filter((word) => whole.includes(word) || begun.some((beginning) => word.startsWith(beginning))));
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
