/** A database takes no NUL, and the cut may halve a letter of two code units. */
export const wordsOfAddress = (query: URLSearchParams): string =>
  (query.get('q') ?? '').replaceAll('\u0000', '').trim().slice(0, 200).toWellFormed();
