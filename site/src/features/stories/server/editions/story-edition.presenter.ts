import type { StoryEdition } from '../../story-edition.contract.ts';
import type { EditionRow } from './story-edition.repository.ts';
import { editionState } from './story-edition.rules.ts';

export function presentStanding(language: string, row: EditionRow | undefined) {
  return {
    language,
    state: row ? editionState(row) : ('missing' as const),
    madeBy: row?.madeBy ?? null,
    slug: row?.slug ?? '',
    isPublished: row?.published ?? false,
    updatedAt: row?.updatedAt.toISOString() ?? '',
  };
}

export function presentEdition(row: EditionRow): StoryEdition {
  const { title, excerpt, contentMarkdown, readTime, captions, reviewedAt } = row;
  return {
    ...presentStanding(row.language, row),
    title,
    excerpt,
    content: contentMarkdown,
    readTime,
    captions,
    reviewedAt: reviewedAt?.toISOString() ?? '',
  };
}
