import type { Notes } from '../html/flow.ts';
import { largestItem } from '../limits.ts';

const reference = /<!--\s*wp:block\s+\{[^>]{0,2000}?"ref"\s*:\s*"?(\d+)"?[^>]{0,2000}?\/-->/g;

/** The ids of the fragments that a text puts in. */
export const fragmentsIn = (text: string): string[] => [
  ...new Set([...text.matchAll(reference)].map(([, id = '']) => id)),
];

/** Puts them in, and what they put in; one within itself, or one that is not there, is left out and noted. */
export function withFragments(text: string, fragments: ReadonlyMap<string, string>, notes: Notes): string {
  let room = largestItem - text.length;
  const within = new Set<string>();
  const put = (part: string): string =>
    part.replace(reference, (whole, id: string) => {
      const fragment = fragments.get(id);
      room -= fragment?.length ?? 0;
      if (fragment === undefined || within.has(id) || room < 0) {
        notes.add('reusable-block-missing', id);
        return '';
      }
      within.add(id);
      const full = put(fragment);
      within.delete(id);
      return full || whole;
    });
  return put(text);
}
