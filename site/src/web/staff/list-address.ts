/** The address of a list with one word of its query set, or taken away when empty. Another list begins at its first page. */
export function listAddress(here: { pathname: string; search: string }, name: string, value: string): string {
  const words = new URLSearchParams(here.search);
  words.delete('page');
  if (value === '') words.delete(name);
  else words.set(name, value);
  return words.size > 0 ? `${here.pathname}?${words}` : here.pathname;
}
