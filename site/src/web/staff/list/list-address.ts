/**
 * The address of a list with one word of its query set, or taken away when empty. Another list begins at its first
 * page.
 */
export function listAddress(here: { pathname: string; search: string }, name: string, value: string): string {
  const words = new URLSearchParams(here.search);
  words.delete('page');
  if (value === '') words.delete(name);
  else words.set(name, value);
  return withWords(here.pathname, words);
}

const panels = ['view', 'edit', 'new'] as const;

/** The address of a list with one of its rows open over it, or with none; the list stays where it is. */
export function panelAddress(
  here: { pathname: string; search: string },
  panel?: (typeof panels)[number],
  id = '1',
): string {
  const words = new URLSearchParams(here.search);
  for (const name of panels) words.delete(name);
  if (panel) words.set(panel, id);
  return withWords(here.pathname, words);
}

const withWords = (pathname: string, words: URLSearchParams) => (words.size > 0 ? `${pathname}?${words}` : pathname);
