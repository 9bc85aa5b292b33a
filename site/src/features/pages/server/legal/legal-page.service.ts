import { dropEverything } from '#server/endpoints/cache-drops.ts';
import type { Queryable, Transactor } from '#server/queryable.ts';
import { type StandardPage, standardPages } from '../standard-pages.rules.ts';
import { findAsTheyCame, storeLegalText } from './legal-page.repository.ts';
import { findLegalText, type LegalText } from './legal-texts.ts';

/** Of a page, what tells whether somebody has written it anew. */
type Standing = { standard: StandardPage | null; createdAt: Date; updatedAt: Date };

/** A page that came with the site, in languages that nobody has written it in: none where it is staff's own. */
export function legalTextsOf<Language extends string>(
  { standard, createdAt, updatedAt }: Standing,
  languages: readonly Language[],
): { language: Language; text: LegalText }[] {
  if (standard === null || createdAt.getTime() !== updatedAt.getTime()) return [];
  return languages.flatMap((language) => {
    const text = findLegalText(language, standard);
    return text ? [{ language, text }] : [];
  });
}

/** The texts of pages that came with the site in some languages, by page and language. */
export async function readLegalTexts(db: Queryable, ids: readonly string[], languages: readonly string[]) {
  const rows = ids.length > 0 ? await findAsTheyCame(db, ids) : [];
  return new Map(
    rows.map((row) => [row.id, new Map(legalTextsOf(row, languages).map(({ language, text }) => [language, text]))]),
  );
}

/**
 * Part of a transaction that says which language the site is written in: pages that came with it, and that nobody has
 * written anew, say in it what they say. True where one said something else before.
 */
export async function writeLegalPages(tx: Queryable, language: string): Promise<boolean> {
  let isChanged = false;
  for (const page of standardPages) {
    const text = findLegalText(language, page) ?? findLegalText('en', page);
    if (text && (await storeLegalText(tx, page, text))) isChanged = true;
  }
  return isChanged;
}

/** At a start: a site from before is brought to the texts that come with the release. */
export const renewLegalPages = (db: Transactor, language: string): Promise<void> =>
  db.transaction(async (tx) => {
    if (await writeLegalPages(tx, language)) await dropEverything(tx);
  });
