/**
 * Whether a text is the plain address of a web page, such as https://example.com/@name. Browsers read odd spellings
 * generously: blanks and line breaks within, backslashes, missing slashes, a name and password before the host. Here
 * only what everybody reads alike is one. Takes linear time.
 */
export function isWebAddress(url: string): boolean {
  if (!/^https?:\/\/(?!\/)[^\s\p{C}\\"'<>`]+$/iu.test(url)) return false;
  const parsed = URL.parse(url);
  if (!parsed || parsed.username || parsed.password) return false;
  return /^[a-z0-9-]+(?:\.[a-z0-9-]+)+$/.test(parsed.hostname);
}
