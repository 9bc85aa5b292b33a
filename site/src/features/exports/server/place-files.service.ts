import type { DestinationDetail, DestinationSummary } from '#features/destinations/destination.contract.ts';
import { readDestination, readFirstDestinations } from '#features/destinations/server/destination.service.ts';
import { readDestinationIn } from '#features/destinations/server/editions/public-edition.service.ts';
import { readSiteName } from '#features/settings/server/settings.service.ts';
import type { CardReads } from '#server/dependencies.ts';
import { pageUrl } from '#server/languages/page-url.ts';
import { requestLanguage } from '#server/languages/person-language.ts';
import { mostPlacesInFile } from '../place-limits.ts';
import { t } from './api-exports.texts.ts';
import type { Trip } from './places/calendar.presenter.ts';
import type { MapFile, MapPoint } from './places/map-point.ts';

type Filter = Parameters<typeof readFirstDestinations>[1];

/** In the language that is in use. Throws `not_found`. */
function placeInUse(reads: CardReads, slug: string): Promise<DestinationDetail> {
  const language = requestLanguage();
  return language === '' ? readDestination(reads, slug) : readDestinationIn(reads, language, slug);
}

/** A published place as maps know it. Throws `not_found`. */
export async function readPlaceFile(reads: CardReads, siteUrl: string, slug: string): Promise<[MapFile, MapPoint[]]> {
  const [place, siteName] = await Promise.all([placeInUse(reads, slug), readSiteName(reads.reads)]);
  const point = pointOf(siteUrl, place);
  return [{ title: place.name, siteName, address: point.address }, [point]];
}

/** The first of the published places that match. */
export async function readPlacesFile(
  reads: CardReads,
  siteUrl: string,
  filter: Filter,
): Promise<[MapFile, MapPoint[]]> {
  const [places, siteName] = await Promise.all([
    readFirstDestinations(reads, filter, mostPlacesInFile),
    readSiteName(reads.reads),
  ]);
  const file = { title: t.places({ siteName }), siteName, address: pageUrl(siteUrl, '/destinations') };
  return [file, places.map((place) => pointOf(siteUrl, place))];
}

/** The itinerary of a published place, from a day on. Throws `not_found`. */
export async function readTrip(reads: CardReads, siteUrl: string, slug: string, start: string): Promise<Trip> {
  const [place, siteName] = await Promise.all([placeInUse(reads, slug), readSiteName(reads.reads)]);
  const { name, country, region, latitude, longitude, address } = pointOf(siteUrl, place);
  const days = place.itinerary.map(({ _id, day, title, activities }) => ({ id: _id, day, title, activities }));
  const where = [name, region, country].filter(Boolean).join(', ');
  return { place: name, where, latitude, longitude, updatedAt: place.updatedAt, days, start, address, siteName };
}

function pointOf(siteUrl: string, place: DestinationSummary): MapPoint {
  const { _id, name, description, category, tags, slug, location } = place;
  const { country, region, coordinates } = location;
  const { latitude, longitude } = coordinates;
  if (latitude === null || longitude === null) throw new Error(`${slug} is published without a position.`);
  const address = pageUrl(siteUrl, `/destinations/${encodeURIComponent(slug)}`);
  return { id: _id, name, description, category, country, region, tags, latitude, longitude, address };
}
