import { ownLanguage } from '@trekker/texts/own-language.ts';
import { altIn, fallbackLanguageOf } from '#features/translations/server/edition.rules.ts';
import type { StoryDetail, StorySummary } from '../../story.contract.ts';
import { readTimeIn, readTimeOfEdition } from '../read-time.rules.ts';
import type { StoryDetailRow } from '../story.repository.ts';
import type { EditionCardRow, EditionRow } from './story-edition.repository.ts';

/** What a list in the language `code` shows: the words of the edition, if there is one, in the place of the story's. */
export function presentCardIn(code: string, original: StorySummary, edition: EditionCardRow | undefined): StorySummary {
  const fallbacks = edition?.language === code ? [] : ['title', 'excerpt'];
  const inLanguage = { language: code, fallbacks, fallbackLanguage: fallbackLanguageOf(code, fallbacks, edition) };
  const { coverImage } = original;
  const written = coverImage?.alt ? { ...coverImage, altLanguage: ownLanguage() } : coverImage;
  if (!edition)
    return { ...original, readTime: readTimeIn(code, original.readTime), coverImage: written, ...inLanguage };
  const { slug, title, excerpt, updatedAt } = edition;
  // Of a cover that nobody described, the title is said.
  const isTitled = coverImage?.alt === original.title;
  return {
    ...original,
    slug,
    title,
    excerpt,
    readTime: readTimeOfEdition(code, edition, original.readTime),
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
  const language = edition?.language ?? ownLanguage();
  return {
    coverImage: coverImage && { ...coverImage, ...altIn(code, row.cover?.alt ? ownLanguage() : language) },
    images: images.map((image, index) => {
      const captionIn = !image.caption || edition?.captions[image.id] ? language : ownLanguage();
      return {
        ...image,
        ...altIn(code, row.images[index]?.alt ? ownLanguage() : captionIn),
        ...(image.caption && captionIn !== code && { captionLanguage: captionIn }),
      };
    }),
  };
}
