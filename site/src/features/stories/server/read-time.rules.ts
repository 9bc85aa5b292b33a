const wordsPerMinute = 200;

/** How long a text takes to read, as staff would write it: "5 min". Scripts without blanks count by the letter. */
export function readTimeOf(content: string): string {
  const words = [...new Intl.Segmenter(undefined, { granularity: 'word' }).segment(content)].filter(
    ({ isWordLike }) => isWordLike,
  );
  return `${Math.max(1, Math.round(words.length / wordsPerMinute))} min`;
}
