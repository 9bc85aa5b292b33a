import { ownLanguage } from '@trekker/texts/own-language.ts';
import { withTermNames } from '#features/glossary/server/term-name.service.ts';
import { requirePublicLanguage } from '#features/languages/server/language.service.ts';
import { describeReviews } from '#features/reviews/server/review-overview.service.ts';
import { fallbackLanguageOf } from '#features/translations/server/edition.rules.ts';
import { readImageTexts } from '#features/translations/server/image-text.service.ts';
import { hasLanguages, readEditionFor } from '#features/translations/server/public-edition.service.ts';
import type { CardReads } from '#server/dependencies.ts';
import type { DestinationDetail } from '../../destination.contract.ts';
import { findPublicDestination } from '../destination.repository.ts';
import { describeDestination, readDestination, requirePlaceHere } from '../destination.service.ts';
import {
  inWordsOf,
  locationIn,
  missingFields,
  presentDaysIn,
  presentImagesIn,
} from './destination-edition.presenter.ts';
import { destinationEditionTables } from './destination-edition.repository.ts';

/**
 * A published destination as readers of the default language get it: by any of its slugs, with those of its
 * translations, where they can choose among languages. Throws `not_found`.
 */
export async function readDestinationHere(dependencies: CardReads, slugOrId: string): Promise<DestinationDetail> {
  const destination = await readDestination(dependencies, slugOrId);
  if (!(await hasLanguages(dependencies))) return destination;
  const wanted = await requirePublicLanguage(dependencies, ownLanguage());
  const { _id: id, slug } = destination;
  const { translations } = await readEditionFor(dependencies, destinationEditionTables, wanted, { id, slug });
  return { ...destination, translations };
}

/**
 * A published destination as readers of a language get it, by its slug there, one of another language, or its id. What
 * is not translated comes in the next language that stands in. Throws `not_found`; `invalid_input` for a language that
 * readers cannot choose.
 */
export async function readDestinationIn(
  dependencies: CardReads,
  language: string,
  slugOrId: string,
): Promise<DestinationDetail> {
  const wanted = await requirePublicLanguage(dependencies, language);
  const { code } = wanted;
  const { reads } = dependencies;
  const { id } = await requirePlaceHere(dependencies, slugOrId);
  const [row, reviews] = await Promise.all([findPublicDestination(reads, id), describeReviews(reads, id)]);
  if (!row) return readDestination(dependencies, slugOrId);
  const { edition, translations } = await readEditionFor(dependencies, destinationEditionTables, wanted, row);
  const fallbacks = missingFields(code, row, edition);
  const words = edition ? inWordsOf(edition, row) : row;
  const described = await describeDestination(reads, words, reviews, edition?.language);
  const [destination = described] = await withTermNames(reads, wanted, [described]);
  const { thumbnail, images } = presentImagesIn(code, destination, row, edition);
  const { say } = await readImageTexts(reads, wanted, [thumbnail, ...images]);
  return {
    ...destination,
    thumbnail: say(thumbnail),
    images: images.map(say),
    location: locationIn(code, destination.location),
    itinerary: presentDaysIn(code, destination, edition),
    language: code,
    translations,
    fallbacks,
    fallbackLanguage: fallbackLanguageOf(code, fallbacks, edition),
  };
}
