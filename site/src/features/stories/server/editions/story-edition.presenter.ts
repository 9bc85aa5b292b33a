import { defaultLanguage } from '#features/languages/site-languages.contract.ts';
import type { StoryDetail, StorySummary } from '../../story.contract.ts';
import type { StoryEdition } from '../../story-edition.contract.ts';
import type { StoryDetailRow } from '../story.repository.ts';
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

/** The images of a story that readers of `code` get, each saying in which language its words are. */
export function presentImagesIn(
  code: string,
  { coverImage, images }: StoryDetail,
  row: StoryDetailRow,
  edition: EditionRow | undefined,
): Pick<StoryDetail, 'coverImage' | 'images'> {
  const language = edition?.language ?? defaultLanguage;
  return {
    coverImage: coverImage && { ...coverImage, ...altIn(code, row.cover?.alt ? defaultLanguage : language) },
    images: images.map((image, index) => {
      const captionIn = !image.caption || edition?.captions[image.id] ? language : defaultLanguage;
      return {
        ...image,
        ...altIn(code, row.images[index]?.alt ? defaultLanguage : captionIn),
        ...(image.caption && captionIn !== code && { captionLanguage: captionIn }),
      };
    }),
  };
}

/** What an image says of its alternative text's language: nothing where it is the page's. */
const altIn = (code: string, language: string) => (language === code ? {} : { altLanguage: language });
