import { countryNameIn } from '@trekker/place-names/country-name-in.ts';
import { ownLanguage } from '@trekker/texts/own-language.ts';
import { altIn, fallbackLanguageOf } from '#features/translations/server/edition.rules.ts';
import type { DestinationDetail, DestinationSummary } from '../../destination.contract.ts';
import type { DestinationDetailRow } from '../destination.repository.ts';
import type { EditionCardRow, EditionRow } from './destination-edition.repository.ts';

/** All that is written in a language, by its names in the API: what lists show, and the rest. */
const writtenOnCards = [
  ...['name', 'category', 'description', 'shortLine', 'bestTimeToVisit', 'SuggestedDuration'],
  ...['weatherInfo', 'location', 'popularFor'],
];
const written = [...writtenOnCards, 'longDescription', 'travelTips', 'itinerary'];

/** What readers of the language get in another one. */
export function missingFields(
  code: string,
  { itinerary }: DestinationDetailRow,
  edition: EditionRow | undefined,
): string[] {
  if (code === ownLanguage()) return [];
  if (edition?.language !== code) return written;
  return itinerary.some(({ id }) => !edition.itinerary[id]?.title) ? ['itinerary'] : [];
}

/** The row with the words of an edition. A day that came later has those of the original. */
export function inWordsOf(edition: EditionRow, row: DestinationDetailRow): DestinationDetailRow {
  const { slug, name, category, description, shortLine, longDescription, longDescriptionMarkdown } = edition;
  const { bestTimeToVisit, suggestedDuration, climateType, bestMonth, regionText, popularFor, travelTips } = edition;
  return {
    ...row,
    slug,
    name,
    category,
    description,
    shortLine,
    longDescription,
    longDescriptionMarkdown,
    bestTimeToVisit,
    suggestedDuration,
    climateType,
    bestMonth,
    regionText,
    popularFor,
    travelTips,
    itinerary: row.itinerary.map((day) => {
      const there = edition.itinerary[day.id];
      return there?.title ? { ...day, ...there } : day;
    }),
    updatedAt: edition.updatedAt,
  };
}

/** The days that readers of `code` get, each saying in which language it is. */
export function presentDaysIn(
  code: string,
  { itinerary }: DestinationDetail,
  edition: EditionRow | undefined,
): DestinationDetail['itinerary'] {
  return itinerary.map((day) => {
    const language = edition?.itinerary[day._id]?.title ? edition.language : ownLanguage();
    return language === code ? day : { ...day, language };
  });
}

/** The images that readers of `code` get, each saying in which language its words are. */
export function presentImagesIn(
  code: string,
  { thumbnail, images }: DestinationDetail,
  row: DestinationDetailRow,
  edition: EditionRow | undefined,
): Pick<DestinationDetail, 'thumbnail' | 'images'> {
  const language = edition?.language ?? ownLanguage();
  // Of which nobody said what it shows, the name is said.
  const markOf = (alt: string | undefined) => altIn(code, alt ? ownLanguage() : language);
  return {
    thumbnail: thumbnail && { ...thumbnail, ...markOf(row.thumbnail?.alt) },
    images: images.map((image, index) => ({ ...image, ...markOf(row.images[index]?.alt) })),
  };
}

/** What a list in the language `code` shows: the words of the edition, if there is one, in place of the original's. */
export function presentCardIn(
  code: string,
  original: DestinationSummary,
  edition: EditionCardRow | undefined,
): DestinationSummary {
  const fallbacks = edition?.language === code ? [] : writtenOnCards;
  const inLanguage = { language: code, fallbacks, fallbackLanguage: fallbackLanguageOf(code, fallbacks, edition) };
  const { thumbnail, name, weatherInfo, location } = original;
  // Of which nobody said what it shows, the name is said.
  const isNamed = thumbnail?.alt === name;
  const shown = thumbnail && {
    ...thumbnail,
    ...(edition && isNamed && { alt: edition.name }),
    ...(thumbnail.alt && altIn(code, (isNamed && edition?.language) || ownLanguage())),
  };
  const inCountry = locationIn(code, location);
  if (!edition) return { ...original, location: inCountry, thumbnail: shown, ...inLanguage };
  const { climateType, bestMonth } = edition;
  return {
    ...original,
    slug: edition.slug,
    name: edition.name,
    category: edition.category,
    description: edition.description,
    shortLine: edition.shortLine,
    bestTimeToVisit: edition.bestTimeToVisit,
    SuggestedDuration: edition.suggestedDuration,
    popularFor: edition.popularFor,
    weatherInfo: { ...weatherInfo, climateType, bestMonth },
    location: { ...inCountry, region: edition.regionText },
    thumbnail: shown,
    updatedAt: edition.updatedAt.toISOString(),
    ...inLanguage,
  };
}

/** Where it lies, for readers of `code`: its country as that language calls it. */
export function locationIn(code: string, location: DestinationSummary['location']): DestinationSummary['location'] {
  return { ...location, country: code === ownLanguage() ? location.country : countryNameIn(code, location.country) };
}
