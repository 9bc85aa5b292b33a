import type { WordChange } from '@trekker/rich-text/compare-texts.ts';

/** So much of what did not change stands beside a change. */
const around = 120;

/** Long stretches that did not change shortened to what stands beside a change; `…` is where words are left out. */
export function shortenSame(changes: readonly WordChange[]): WordChange[] {
  return changes.map((stretch, place) => {
    if (stretch.change !== 'same' || stretch.text.length <= 3 * around) return stretch;
    const head = place === 0 ? '' : wholeWords(stretch.text.slice(0, around), /\s\S*$/);
    const tail = place === changes.length - 1 ? '' : wholeWords(stretch.text.slice(-around), /^\S*\s/);
    return { ...stretch, text: `${head} … ${tail}` };
  });
}

const wholeWords = (text: string, cut: RegExp): string => text.replace(cut, '');
