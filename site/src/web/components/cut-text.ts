/**
 * The beginning of a text, at most `most` characters and an ellipsis; a text that is not longer stays whole. It ends
 * with a word, and only where the first word is longer than all that within it; never within an emoji.
 */
export function cutText(text: string, most: number): string {
  if (text.length <= most) return text;
  const words = text.slice(0, most + 1).replace(/\s+\S*$/u, '');
  return withEllipsis(words.length <= most ? words : cutWord(text, most));
}

/** Its first `most` characters, through a word as well: so much of a text tells the rows of a list apart. */
export const cutCharacters = (text: string, most: number): string =>
  text.length <= most ? text : withEllipsis(cutWord(text, most));

/** No blank and no sign stands before it. */
const withEllipsis = (beginning: string) => `${beginning.replace(/[\s,;:.–—-]+$/u, '')}…`;

/** A pair of code units that the cut would part is left out whole. */
function cutWord(text: string, most: number): string {
  return text.slice(0, /[\ud800-\udbff]/.test(text.charAt(most - 1)) ? most - 1 : most);
}
