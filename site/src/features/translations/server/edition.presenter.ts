import { editionState } from './edition.rules.ts';
import type { EditionRow } from './edition.table.ts';

/** What is told of how an item stands in a language. */
export type StandingRow = Pick<EditionRow, 'language' | 'slug' | 'published' | 'stale' | 'madeBy' | 'updatedAt'>;

export function presentStanding(language: string, row: StandingRow | undefined) {
  return {
    language,
    state: row ? editionState(row) : ('missing' as const),
    madeBy: row?.madeBy ?? null,
    slug: row?.slug ?? '',
    isPublished: row?.published ?? false,
    updatedAt: row?.updatedAt.toISOString() ?? '',
  };
}

/** With its texts, for its form. */
export const presentEdition = <Texts extends object>(row: EditionRow, texts: Texts) => ({
  ...presentStanding(row.language, row),
  ...texts,
  reviewedAt: row.reviewedAt?.toISOString() ?? '',
});
