import { createRequire } from 'node:module';
import { plainLetters } from '@trekker/place-names/plain-letters.ts';
import { uuidShape } from '../contract/rules/item-id.ts';

const longest = 80;
/** Routes of their own beside the slugs. */
export const routeWords = new Set(['home', 'featured', 'published', 'admin', 'favorite']);

/**
 * A name as a part of an address: "Côte d’Émeraude" is "cote-d-emeraude", "Αθήνα" is "athina". Names without any letter
 * or digit give `fallback`.
 */
export function slugOf(name: string, fallback: string): string {
  const words = withLatinLetters(plainLetters(name).replace(/\p{M}/gu, ''))
    .split(/[^a-z0-9]+/)
    .filter(Boolean);
  return shortened(words.join('-')) || fallback;
}

/** Alif and its kin, which any-ascii leaves out: without them words of Arabic can hardly be told apart. */
const alif = /[\u0622\u0623\u0625\u0627\u0649\u0671]/g;

/** Letters of other scripts by how they are written in ours; what is no letter parts words, as ever. */
const withLatinLetters = (text: string): string =>
  text.replace(/(?:(?!\p{Script=Latin})\p{L})+/gu, (word) =>
    inAscii(word.replace(alif, 'a'))
      .toLowerCase()
      .replace(/[^a-z0-9]/g, ''),
  );

/** any-ascii is read at the first such letter: its tables are 550 kB, which most processes never need. */
function inAscii(word: string): string {
  const anyAscii: typeof import('any-ascii') = createRequire(import.meta.url)('any-ascii');
  return anyAscii.default(word);
}

/** At the end of a word, if one ends early enough. */
function shortened(slug: string): string {
  if (slug.length <= longest) return slug;
  const cut = slug.slice(0, longest + 1);
  return cut.slice(0, cut.includes('-') ? cut.lastIndexOf('-') : longest);
}

/**
 * The slug, or the first of slug-2, slug-3, … that is free: no route, no id and nothing that `findUsedSlugs` names.
 * Call it where nobody else takes one meanwhile.
 */
export async function freeSlug(
  slug: string,
  findUsedSlugs: (candidates: string[]) => Promise<string[]>,
): Promise<string> {
  for (let first = 1; ; first += 50) {
    const candidates = Array.from({ length: 50 }, (_, index) =>
      first + index === 1 ? slug : `${slug}-${first + index}`,
    );
    const taken = new Set(await findUsedSlugs(candidates));
    const free = candidates.find((each) => !taken.has(each) && !routeWords.has(each) && !uuidShape.test(each));
    if (free) return free;
  }
}
