import { bannerTag } from '#features/banners/banner.contract.ts';
import { textToStore } from '#features/rich-text/server/rich-text.service.ts';
import { type EditionKind, restorableEditions } from '#features/translations/server/edition.service.ts';
import { editionBulk } from '#features/translations/server/edition-bulk.service.ts';
import { editionCalls } from '#features/translations/server/edition-calls.service.ts';
import {
  isTranslated,
  withStandings,
  withStandingsOfAll,
} from '#features/translations/server/edition-overview.service.ts';
import { staleEditionsOf } from '#features/translations/server/stale-editions.service.ts';
import type { Translator } from '#server/dependencies.ts';
import type { Queryable, Transactor } from '#server/queryable.ts';
import { destinationsTag, destinationTag } from '../../destination.contract.ts';
import type { DestinationTexts, SentDestinationTexts } from '../../destination-edition.contract.ts';
import { destinationEditionFields } from '../../destination-versions.ts';
import { destinationRules as rules } from '../../staff-destination.contract.ts';
import { t } from '../api-destinations.texts.ts';
import { type DestinationContent, destinationVersions } from '../staff/destination-version.repository.ts';
import { findUsedSlugs, lockDestination, lockSlugs } from '../staff/staff-destination.repository.ts';
import { destinationEditionTables, type EditionRow } from './destination-edition.repository.ts';

const { slug: _slug, isPublished: _isPublished, itinerary: _itinerary, ...compared } = destinationEditionFields;

/** In the order of the form. */
const expected = [
  ...(['name', 'category', 'description', 'longDescription', 'bestTimeToVisit', 'SuggestedDuration'] as const),
  ...(['climateType', 'bestMonth', 'region', 'popularFor', 'travelTips'] as const),
];

/** Destinations in other languages. */
const destinations: EditionKind<EditionRow, DestinationTexts, SentDestinationTexts, 'destination'> = {
  kind: 'destination',
  tables: destinationEditionTables,
  original: {
    versions: destinationVersions,
    async lock(tx, id) {
      const found = await lockDestination(tx, id);
      return found && { title: found.name };
    },
    textsOf: textsOfOriginal,
    compared,
  },
  addresses: {
    tables: destinationEditionTables,
    lockSlugs,
    findUsedSlugs,
    slugTaken: () => t.slugTaken,
  },
  fields: destinationEditionFields,
  blank: {
    name: '',
    category: '',
    description: '',
    shortLine: '',
    longDescription: '',
    bestTimeToVisit: '',
    SuggestedDuration: '',
    climateType: '',
    bestMonth: '',
    region: '',
    popularFor: [],
    travelTips: [],
    itinerary: {},
  },
  textsOf: (row) => ({
    name: row.name,
    category: row.category,
    description: row.description,
    shortLine: row.shortLine,
    longDescription: row.longDescriptionMarkdown,
    bestTimeToVisit: row.bestTimeToVisit,
    SuggestedDuration: row.suggestedDuration,
    climateType: row.climateType,
    bestMonth: row.bestMonth,
    region: row.regionText,
    popularFor: row.popularFor,
    travelTips: row.travelTips,
    itinerary: row.itinerary,
  }),
  async wanted(tx, from, sent) {
    const { longDescription } = sent;
    const isOther = longDescription !== undefined && longDescription !== from.longDescription;
    const texts = pickTexts((name) => sent[name] ?? from[name]);
    return isOther ? { ...texts, longDescription: (await longToStore(tx, longDescription)).markdown } : texts;
  },
  async columnsOf(tx, { longDescription, SuggestedDuration, region, ...texts }) {
    const long = longDescription === undefined ? undefined : await longToStore(tx, longDescription);
    return {
      name: texts.name,
      category: texts.category,
      description: texts.description,
      shortLine: texts.shortLine,
      bestTimeToVisit: texts.bestTimeToVisit,
      climateType: texts.climateType,
      bestMonth: texts.bestMonth,
      popularFor: texts.popularFor,
      travelTips: texts.travelTips,
      itinerary: texts.itinerary,
      longDescription: long?.plain,
      longDescriptionMarkdown: long?.markdown,
      suggestedDuration: SuggestedDuration,
      regionText: region,
    };
  },
  keyOf: (destinationId) => ({ destinationId }),
  titleOf: ({ name }) => name,
  titleMissing: { field: 'name', message: rules.name.missing },
  missingIn: ({ itinerary, ...texts }) => [
    ...expected.filter((field) => texts[field].length === 0).map((field) => ({ field, message: rules[field].missing })),
    ...(Object.values(itinerary).some(({ title }) => title !== '')
      ? []
      : [{ field: 'itinerary', message: rules.itinerary.missing }]),
  ],
  notFound: () => t.notFound,
  // The banner names its places, too.
  cacheTags: (id) => [destinationTag(id), destinationsTag, bannerTag],
};

const longToStore = (tx: Queryable, sent: string) =>
  textToStore(tx, 'longDescription', sent, { most: rules.longDescription.most });

type Name = keyof DestinationTexts;

const pickTexts = (read: (name: Name) => unknown) =>
  Object.fromEntries(Object.keys(destinations.blank).map((name) => [name, read(name as Name)])) as DestinationTexts;

function textsOfOriginal({ itinerary, ...content }: DestinationContent): DestinationTexts {
  const days = Object.fromEntries(itinerary.map(({ _id, title, activities }) => [_id, { title, activities }]));
  return pickTexts((name) => (name === 'itinerary' ? days : content[name]));
}

/** What its form is given, with how it stands in the site's other languages, where there are any. */
export const withDestinationStandings = <Answer extends { data: { _id: string } }>(db: Queryable, answer: Answer) =>
  withStandings(db, destinations, answer);

/** The same of a list. */
export const withDestinationsStandings = <Answer extends { data: { _id: string }[] }>(db: Queryable, answer: Answer) =>
  withStandingsOfAll(db, destinations, answer);

/** Whether somebody has written a destination in another language. */
export const isDestinationTranslated = (db: Queryable, id: string) => isTranslated(db, destinations, id);

/** As what versions keep a destination in a language. */
export const destinationEditionVersions = restorableEditions(destinations);

export const destinationEditionCalls = (db: Transactor, translator: Translator | null) =>
  editionCalls(db, destinations, translator);

export const destinationEditionBulk = editionBulk(destinations);

export const { outdate: outdateDestinationEditions, writeOver: writeOverDestination } = staleEditionsOf(destinations);
