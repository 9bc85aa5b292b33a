import type { editionStates } from '../../story-edition.contract.ts';

const longest = 80;

/** A title as a part of an address, its letters kept whatever their script; `fallback` where it has none. */
export function editionSlugOf(title: string, fallback: string): string {
  const words = title
    .normalize('NFC')
    .toLowerCase()
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter((word) => /^[\p{L}\p{N}]/u.test(word));
  const letters = [...words.join('-')].slice(0, longest).join('').slice(0, longest);
  return letters.replace(/-+$/, '') || fallback;
}

/** What staff are to do with it. */
export function editionState({
  published,
  stale,
}: {
  published: boolean;
  stale: boolean;
}): (typeof editionStates)[number] {
  if (!published) return 'draft';
  return stale ? 'stale' : 'published';
}
