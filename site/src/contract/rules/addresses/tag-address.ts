/** Of dots alone a browser makes another address: such a tag has a sign more in its own. */
const isDots = (tag: string): boolean => /^\.{1,2}~*$/.test(tag);

/** The address of a tag's page. Page paths are lower case. */
export function addressOfTag(tag: string): string {
  return `/tags/${encodeURIComponent(isDots(tag) ? `${tag}~` : tag.toLowerCase())}`;
}

/** The tag of the last part of such an address. */
export const tagAt = (part: string): string => (isDots(part) && part.endsWith('~') ? part.slice(0, -1) : part);
