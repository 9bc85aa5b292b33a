import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { EditionState } from '../../contract/rules/translations/edition-states.ts';

const conditions: Record<EditionState, SQL> = {
  missing: sql`true`,
  draft: sql`not edition.published`,
  stale: sql`edition.published and edition.stale`,
  published: sql`edition.published and not edition.stale`,
};

/**
 * Whether an item stands so in a language, by `translationFilter`; undefined for all.
 * @param texts what is written of such items in other languages, and its column that names the item
 */
export function isTranslatedSo(
  texts: { texts: SQLWrapper; itemId: { name: string } },
  item: SQLWrapper,
  filter: string | undefined,
): SQL | undefined {
  if (!filter) return undefined;
  const [language, state] = filter.split('.') as [string, EditionState];
  const of = sql`select from ${texts.texts} as edition
    where edition.${sql.identifier(texts.itemId.name)} = ${item} and edition.language = ${language}
      and ${conditions[state]}`;
  return state === 'missing' ? sql`not exists (${of})` : sql`exists (${of})`;
}
