import { locatorMap } from '@trekker/locator-map/locator-map.ts';
import { type PartKind, readPart } from '@trekker/response-cache/parts.ts';
import { z } from 'zod';
import type { Page, PageRequest } from '#contract/pagination.ts';
import { Problem } from '#contract/problem.ts';
import { readLanguageOfLists } from '#features/languages/server/language.service.ts';
import {
  findIdsByTranslation,
  wordsOfNames,
  wordsOfOriginals,
} from '#features/search/server/editions/translated-words.service.ts';
import { readAccent } from '#features/settings/server/settings.service.ts';
import { resolveSlugAt, resolveSlugHere } from '#features/translations/server/public-edition.service.ts';
import type { CardReads } from '#server/dependencies.ts';
import { partSerializer } from '#server/endpoints/output-check.ts';
import { requestLanguage } from '#server/languages/person-language.ts';
import { pickInOrder } from '#server/lists/in-order.ts';
import type { Queryable } from '#server/queryable.ts';
import { reviewsTag } from '../../reviews/review.contract.ts';
import { describeReviews } from '../../reviews/server/review-overview.service.ts';
import { tagsOfText } from '../../rich-text/rich-text.contract.ts';
import { describeText } from '../../rich-text/server/rich-text.service.ts';
import {
  type DestinationDetail,
  type DestinationSummary,
  destinationDetail,
  destinationsTag,
  destinationTag,
  type NearbyDestination,
  nearbyDestination,
  type PlacesOfTheMonth,
} from '../destination.contract.ts';
import { t } from './api-destinations.texts.ts';
import {
  presentDestinationDetail,
  presentDestinationSummary,
  presentNearbyDestination,
} from './destination.presenter.ts';
import {
  type DestinationDetailRow,
  findMonthTemperatures,
  findPlace,
  findPublicDestination,
  isPlaced,
  listNearbyDestinations,
  type Place,
} from './destination.repository.ts';
import {
  countFeaturedByRegion,
  listPublicDestinationIds,
  listPublicDestinations,
  type PublicFilter,
} from './destination-list.repository.ts';
import { describeDestinations } from './editions/destination-card.service.ts';
import { destinationEditionTables } from './editions/destination-edition.repository.ts';
import {
  countTranslatedFeatured,
  listNearbyTranslated,
  listTranslatedDestinationIds,
} from './editions/edition-list.repository.ts';
import { mapWords } from './map-words.ts';

const destinationNotFound = () => new Problem('not_found', t.notFound);

/**
 * A published destination by slug, former slug or id, or by what it is called in the language that is in use; a draft
 * and one that never was look the same: `not_found`.
 */
export async function requirePlace(db: Queryable, slugOrId: string): Promise<Place> {
  const language = requestLanguage();
  const name = language === '' ? slugOrId : await resolveSlugAt(db, destinationEditionTables, language, slugOrId);
  const place = await findPlace(db, name);
  if (!place) throw destinationNotFound();
  return place;
}

const places: PartKind<Place> = {
  name: 'place by slug',
  // A slug that was one place's former may become another's own.
  tagsOf: ({ id }) => [destinationTag(id), destinationsTag],
  toJson: JSON.stringify,
};

/** The same for public reads, which are many: as it is at hand, by a slug in any language. Undefined for none. */
export async function readPlace(dependencies: CardReads, slugOrId: string): Promise<Place | undefined> {
  const { reads, parts } = dependencies;
  const name = await resolveSlugHere(dependencies, destinationEditionTables, slugOrId);
  return readPart(parts, places, name, () => findPlace(reads, name));
}

/** The same. Throws `not_found`. */
export async function requirePlaceHere(dependencies: CardReads, slugOrId: string): Promise<Place> {
  const place = await readPlace(dependencies, slugOrId);
  if (!place) throw destinationNotFound();
  return place;
}

const details: PartKind<DestinationDetail> = {
  name: 'destination detail',
  tagsOf: ({ _id, body }) => [destinationTag(_id), reviewsTag(_id), ...tagsOfText(body)],
  toJson: partSerializer(destinationDetail),
};

/** The whole of one published destination. Throws `not_found`. */
export async function readDestination(dependencies: CardReads, slugOrId: string): Promise<DestinationDetail> {
  const { reads, parts } = dependencies;
  const { id } = await requirePlaceHere(dependencies, slugOrId);
  const detail = await readPart(parts, details, id, async () => {
    const [destination, reviews] = await Promise.all([findPublicDestination(reads, id), describeReviews(reads, id)]);
    return destination && describeDestination(reads, destination, reviews);
  });
  if (!detail) throw destinationNotFound();
  return detail;
}

/**
 * The whole of a destination, with its newest reviews and what its text names; `language`: of the text, where it is not
 * the site's own.
 */
export async function describeDestination(
  db: Queryable,
  row: DestinationDetailRow,
  reviews: Awaited<ReturnType<typeof describeReviews>>,
  language?: string,
): Promise<DestinationDetail> {
  const text = { plain: row.longDescription, markdown: row.longDescriptionMarkdown };
  const body = await describeText(db, text, language);
  return presentDestinationDetail(row, body, reviews);
}

const nearbyPlaces: PartKind<NearbyDestination[]> = {
  name: 'nearby destinations',
  tagsOf: () => [destinationsTag],
  toJson: partSerializer(z.array(nearbyDestination)),
};

/**
 * The six that lie nearest to a published destination, in the language that is in use; where its lists hold only what
 * is translated, of these. Throws `not_found`.
 */
export async function readNearbyDestinations(
  dependencies: CardReads,
  slugOrId: string,
): Promise<{ place: Place; nearby: NearbyDestination[] }> {
  const { reads, parts } = dependencies;
  const place = await requirePlaceHere(dependencies, slugOrId);
  const only = await readLanguageOfLists(dependencies);
  const nearby = await readPart(parts, nearbyPlaces, `${place.id} ${only}`, async () =>
    (await (only === '' ? listNearbyDestinations(reads, place) : listNearbyTranslated(reads, only, place))).map(
      presentNearbyDestination,
    ),
  );
  if (!nearby || requestLanguage() === '') return { place, nearby: nearby ?? [] };
  const cards = await describeDestinations(dependencies, [place.id, ...nearby.map(({ _id }) => _id)]);
  const inLanguage = nearby.flatMap(({ _id, distanceKm }) => {
    const card = cards.get(_id);
    return card ? [{ ...card, distanceKm }] : [];
  });
  return { place: { ...place, name: cards.get(place.id)?.name ?? place.name }, nearby: inLanguage };
}

/** Where a published destination lies, as SVG, its pin in the accent of the site. Throws `not_found`. */
export async function drawDestinationMap(dependencies: CardReads, slugOrId: string): Promise<string> {
  const [{ place, nearby }, pin] = await Promise.all([
    readNearbyDestinations(dependencies, slugOrId),
    readAccent(dependencies.reads),
  ]);
  return locatorMap(place, nearby.map(({ name, location }) => ({ name, ...location.coordinates })).filter(isPlaced), {
    pin,
    words: mapWords(),
  });
}

/** One page of the published destinations. */
export async function listDestinations(
  dependencies: CardReads,
  filter: PublicFilter,
  page: PageRequest,
): Promise<Page<DestinationSummary>> {
  const { reads, parts } = dependencies;
  const only = await readLanguageOfLists(dependencies);
  if (only !== '') {
    const original = await wordsOfNames(dependencies, filter.q);
    return describePage(dependencies, await listTranslatedDestinationIds(reads, only, { ...filter, original }, page));
  }
  const original = wordsOfOriginals(filter.q);
  // Without memory, one statement instead of two; in another language the words are read by the ids in any case.
  if (!parts.areKept && requestLanguage() === '') {
    const { rows, totalCount } = await listPublicDestinations(reads, filter, page);
    return { rows: rows.map(presentDestinationSummary), totalCount };
  }
  const translated = await findIdsByTranslation(dependencies, 'destinations', filter.q);
  return describePage(
    dependencies,
    await listPublicDestinationIds(reads, { ...filter, q: original, translated }, page),
  );
}

async function describePage(
  dependencies: CardReads,
  { rows: ids, totalCount }: Page<string>,
): Promise<Page<DestinationSummary>> {
  return { rows: pickInOrder(ids, await describeDestinations(dependencies, ids)), totalCount };
}

/** How many are featured in each region; regions without any are left out. */
export async function countFeatured(dependencies: CardReads) {
  const only = await readLanguageOfLists(dependencies);
  return only === '' ? countFeaturedByRegion(dependencies.reads) : countTranslatedFeatured(dependencies.reads, only);
}

/**
 * The first of the published destinations that match, whole lists of them, as the lists of the language that is in use
 * have them: no card is made or kept in the site's own.
 */
export async function readFirstDestinations(
  dependencies: CardReads,
  filter: PublicFilter,
  most: number,
): Promise<DestinationSummary[]> {
  const page = { page: 1, limit: most };
  if (requestLanguage() !== '') return (await listDestinations(dependencies, filter, page)).rows;
  const { rows } = await listPublicDestinations(dependencies.reads, filter, page);
  return rows.map(presentDestinationSummary);
}

/** What is good in a month or a season (times_to_go), the best rated first, and how many there are. */
export function describeGoodAt(
  dependencies: CardReads,
  time: number,
  page: PageRequest,
): Promise<Page<DestinationSummary>> {
  return listDestinations(dependencies, { q: '', tags: [], month: time, sort: 'rating' }, page);
}

const mostShown = 6;

/** What is good this month, by the clock of the site (UTC), the best rated first. */
export async function readPlacesOfTheMonth(dependencies: CardReads): Promise<PlacesOfTheMonth> {
  const month = new Date().getUTCMonth() + 1;
  const { rows, totalCount } = await describeGoodAt(dependencies, month, { page: 1, limit: mostShown });
  const ids = rows.map(({ _id }) => _id);
  const temperatures = new Map(
    (await findMonthTemperatures(dependencies.reads, ids, month)).map(({ id, temperature }) => [id, temperature]),
  );
  return {
    month,
    totalCount,
    places: rows.map(({ _id, slug, name, location: { country }, ...card }) => {
      const { language, translations, fallbacks, fallbackLanguage } = card;
      const inLanguage = language ? { language, translations, fallbacks, fallbackLanguage } : {};
      return { _id, slug, name, country, temperature: temperatures.get(_id) ?? null, ...inLanguage };
    }),
  };
}
