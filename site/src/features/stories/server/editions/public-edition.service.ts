import { ownLanguage } from '@trekker/texts/own-language.ts';
import { withBiosOfAuthors } from '#features/authors/server/author-bio.service.ts';
import { describeDestinations } from '#features/destinations/server/editions/destination-card.service.ts';
import { withTermNames } from '#features/glossary/server/term-name.service.ts';
import { type PublicLanguage, requirePublicLanguage } from '#features/languages/server/language.service.ts';
import { fallbackLanguageOf } from '#features/translations/server/edition.rules.ts';
import { readImageTexts } from '#features/translations/server/image-text.service.ts';
import {
  hasLanguages,
  readEditionFor,
  resolveSlugAt,
  resolveSlugHere,
} from '#features/translations/server/public-edition.service.ts';
import type { CardReads } from '#server/dependencies.ts';
import type { Queryable } from '#server/queryable.ts';
import type { StoryDetail } from '../../story.contract.ts';
import { readTimeIn, readTimeOfEdition } from '../read-time.rules.ts';
import type { StoryDetailRow } from '../story.repository.ts';
import { describeStory, requirePublicStory } from '../story.service.ts';
import { presentImagesIn } from './story-edition.presenter.ts';
import { type EditionRow, storyEditionTables } from './story-edition.repository.ts';

/**
 * A published story as readers of the default language get it: by any of its slugs, with those of its translations,
 * where they can choose among languages. Throws `not_found`.
 */
export async function readStoryHere(dependencies: CardReads, slugOrId: string): Promise<StoryDetail> {
  if (!(await hasLanguages(dependencies)))
    return describeStory(dependencies.reads, await requirePublicStory(dependencies.reads, slugOrId));
  // Whoever names no language is answered as on a site that has one, and told of the others.
  const here = await readStoryIn(dependencies, ownLanguage(), slugOrId);
  const { language, fallbacks, fallbackLanguage, ...story } = here;
  return story;
}

/** A published story by a slug in any language that readers can choose, or by its id. Throws `not_found`. */
export const requireStory = async (dependencies: CardReads, slugOrId: string): Promise<StoryDetailRow> =>
  requirePublicStory(dependencies.reads, await resolveSlugHere(dependencies, storyEditionTables, slugOrId));

/**
 * A published story as readers of a language get it, by its slug there, one of another language, or its id. What is not
 * translated comes in the next language that stands in. Throws `not_found`; `invalid_input` for another language.
 */
export async function readStoryIn(dependencies: CardReads, language: string, slugOrId: string): Promise<StoryDetail> {
  const wanted = await requirePublicLanguage(dependencies, language);
  const { code } = wanted;
  const { reads } = dependencies;
  const row = await requirePublicStory(reads, await resolveSlugAt(reads, storyEditionTables, code, slugOrId));
  const { edition, translations } = await readEditionFor(dependencies, storyEditionTables, wanted, row);
  const described = await describeStory(reads, edition ? inWordsOf(edition, row) : row, edition?.language);
  const named = await withTermNames(reads, wanted, [described], ({ category }) => category);
  const [story = described] = await withBiosOfAuthors(reads, wanted, named);
  const images = await describeImages(reads, wanted, presentImagesIn(code, story, row, edition));
  const fallbacks = missingFields(code, images, edition);
  return {
    ...story,
    ...images,
    readTime: edition ? readTimeOfEdition(code, edition, row.readTime) : readTimeIn(code, row.readTime),
    place: code === ownLanguage() ? story.place : await placeInUse(dependencies, story.place),
    language: code,
    translations,
    fallbacks,
    fallbackLanguage: fallbackLanguageOf(code, fallbacks, edition),
  };
}

/** The place that a story is about, as lists show it in the language that is in use. */
async function placeInUse(dependencies: CardReads, place: StoryDetail['place']): Promise<StoryDetail['place']> {
  const card = place && (await describeDestinations(dependencies, [place._id])).get(place._id);
  if (!card) return place;
  const { slug, name, location, language, translations, fallbacks, fallbackLanguage } = card;
  const { country, region } = location;
  const { coordinates } = place.location;
  const inLanguage = { language, translations, fallbacks, fallbackLanguage };
  return { _id: place._id, slug, name, location: { country, region, coordinates }, ...inLanguage };
}

type Images = Pick<StoryDetail, 'coverImage' | 'images'>;

/** With what the library says of them; a caption that came from there is said so as well. */
async function describeImages(reads: Queryable, language: PublicLanguage, { coverImage, images }: Images) {
  const { code } = language;
  const { say, captionOf } = await readImageTexts(reads, language, [coverImage, ...images]);
  return {
    coverImage: say(coverImage),
    images: images.map((image) => {
      const { captionLanguage, ...shown } = say(image);
      const there = captionLanguage && captionOf(image, image.caption);
      const { caption, language: said } = there || { caption: shown.caption, language: captionLanguage };
      return { ...shown, caption, ...(said && said !== code && { captionLanguage: said }) };
    }),
  };
}

/** What readers of the language get in another one. */
function missingFields(code: string, { images }: Images, edition: EditionRow | undefined): string[] {
  if (code === ownLanguage()) return [];
  if (edition?.language !== code) return ['title', 'excerpt', 'content'];
  return images.some(({ captionLanguage }) => captionLanguage) ? ['captions'] : [];
}

function inWordsOf(edition: EditionRow, row: StoryDetailRow): StoryDetailRow {
  const { slug, title, excerpt, content, contentMarkdown, captions, publishedAt, updatedAt } = edition;
  const images = row.images.map((image) => ({ ...image, caption: captions[image.id] || image.caption }));
  return {
    ...row,
    slug,
    title,
    excerpt,
    content,
    contentMarkdown,
    images,
    publishedAt,
    updatedAt,
  };
}
