/** The first `most` characters with an ellipsis; a text that is not longer stays whole. Never cuts through an emoji. */
export function cutText(text: string, most: number): string {
  if (text.length <= most) return text;
  // A pair of code units that the cut would part is left out whole.
  const end = /[\ud800-\udbff]/.test(text.charAt(most - 1)) ? most - 1 : most;
  return `${text.slice(0, end).trimEnd()}…`;
}
