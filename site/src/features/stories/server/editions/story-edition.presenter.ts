import { defaultLanguage } from '#features/languages/site-languages.contract.ts';
import type { StorySummary } from '../../story.contract.ts';
import type { StoryEdition } from '../../story-edition.contract.ts';
import type { EditionCardRow, EditionRow } from './story-edition.repository.ts';
import { editionState, fallbackLanguageOf } from './story-edition.rules.ts';

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

/** What a list in the language `code` shows: the words of the edition, if there is one, in the place of the story's. */
export function presentCardIn(code: string, original: StorySummary, edition: EditionCardRow | undefined): StorySummary {
  const fallbacks = edition?.language === code ? [] : ['title', 'excerpt'];
  const inLanguage = { language: code, fallbacks, fallbackLanguage: fallbackLanguageOf(code, fallbacks, edition) };
  const { coverImage } = original;
  const written = coverImage?.alt ? { ...coverImage, altLanguage: defaultLanguage } : coverImage;
  if (!edition) return { ...original, coverImage: written, ...inLanguage };
  const { slug, title, excerpt, readTime, updatedAt } = edition;
  // Of a cover that nobody described, the title is said.
  const isTitled = coverImage?.alt === original.title;
  return {
    ...original,
    slug,
    title,
    excerpt,
    readTime: readTime || original.readTime,
    coverImage: coverImage && isTitled ? { ...coverImage, alt: title, ...altIn(code, edition.language) } : written,
    updatedAt: updatedAt.toISOString(),
    ...inLanguage,
  };
}

/** What an image says of its alternative text's language: nothing where it is the page's. */
const altIn = (code: string, language: string) => (language === code ? {} : { altLanguage: language });
