/** What no text of the site has so much of. A browser takes seconds to lay it out, and more at every letter. */
const most: readonly (readonly [each: RegExp, most: number])[] = [
  [/[\r\n]+/g, 2000],
  // Of bold, italic, links.
  [/[*_[\]]/g, 10_000],
  // Cells.
  [/\|/g, 3000],
  // Figures, cards, call-outs: each is several elements.
  [/^:{2,}[a-z]/gm, 500],
];

/** Whether a text is more than the editor shows as its readers see it. */
export const isTooMuch = (markdown: string): boolean =>
  markdown.length > mostCharacters || most.some(([each, count]) => hasMore(markdown, each, count));

/** Several times the longest text that can be stored. */
const mostCharacters = 400_000;

/** Looks no further than it must. */
export function hasMore(text: string, each: RegExp, most: number): boolean {
  let count = 0;
  for (const _ of text.matchAll(each)) {
    count += 1;
    if (count > most) return true;
  }
  return false;
}
