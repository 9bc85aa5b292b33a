import { diffArrays, diffWordsWithSpace } from 'diff';

/** A stretch of a text, compared with what it was before. */
export type WordChange = { text: string; change: 'same' | 'added' | 'removed' };

/** Above so many steps a comparison would be felt; then all of the stretch is told as replaced. */
const mostSteps = 2000;

/**
 * Two texts compared line by line, and word by word within lines that have a third of their words in common. Of
 * Markdown, a line is a block as a rule.
 */
export function compareTexts(before: string, after: string): WordChange[] {
  const [old, fresh] = [linesOf(before), linesOf(after)];
  const found: WordChange[] = [];
  const parts = diffArrays(old, fresh, { maxEditLength: mostSteps }) ?? [
    { value: old, removed: true, added: false },
    { value: fresh, removed: false, added: true },
  ];
  for (let at = 0; at < parts.length; at += 1) {
    const part = parts[at];
    const next = parts[at + 1];
    if (part?.removed && next?.added) {
      found.push(...compareLines(part.value, next.value));
      at += 1;
    } else if (part) found.push({ text: part.value.join(''), change: changeOf(part) });
  }
  return joined(found);
}

const linesOf = (text: string): string[] => text.match(/[^\n]*\n|[^\n]+$/g) ?? [];

function changeOf({ added, removed }: { added?: boolean; removed?: boolean }): WordChange['change'] {
  if (added) return 'added';
  return removed ? 'removed' : 'same';
}

/** Lines that took the place of others: each is compared with the first of those that it resembles. */
function compareLines(old: readonly string[], fresh: readonly string[]): WordChange[] {
  const found: WordChange[] = [];
  let from = 0;
  for (const line of fresh) {
    const at = old.findIndex((other, place) => place >= from && place < from + 20 && areAlike(other, line));
    if (at < 0) found.push({ text: line, change: 'added' });
    else {
      for (const gone of old.slice(from, at)) found.push({ text: gone, change: 'removed' });
      found.push(...compareWordsOf(old[at] ?? '', line));
      from = at + 1;
    }
  }
  for (const gone of old.slice(from)) found.push({ text: gone, change: 'removed' });
  return found;
}

const wordsIn = (text: string) => new Set(text.toLowerCase().match(/[\p{L}\p{N}]+/gu));

function areAlike(a: string, b: string): boolean {
  const [one, other] = [wordsIn(a), wordsIn(b)];
  let shared = 0;
  for (const word of one) if (other.has(word)) shared += 1;
  return shared > 0 && shared * 3 >= Math.max(one.size, other.size);
}

function compareWordsOf(before: string, after: string): WordChange[] {
  const parts = diffWordsWithSpace(before, after, { maxEditLength: mostSteps });
  if (parts) return parts.map((part) => ({ text: part.value, change: changeOf(part) }));
  return [
    { text: before, change: 'removed' },
    { text: after, change: 'added' },
  ];
}

/**
 * Neighbors of one kind are one stretch; between two stretches that stay, what is removed stands before what is added.
 */
function joined(changes: readonly WordChange[]): WordChange[] {
  const found: WordChange[] = [];
  let [removed, added] = ['', ''];
  const flush = () => {
    if (removed) found.push({ text: removed, change: 'removed' });
    if (added) found.push({ text: added, change: 'added' });
    [removed, added] = ['', ''];
  };
  for (const { text, change } of changes) {
    if (text === '') continue;
    if (change === 'removed') removed += text;
    else if (change === 'added') added += text;
    else {
      flush();
      const last = found.at(-1);
      if (last?.change === 'same') last.text += text;
      else found.push({ text, change });
    }
  }
  flush();
  return found;
}
