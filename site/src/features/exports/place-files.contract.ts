import { z } from 'zod';
import { endpoint } from '../../contract/endpoint.ts';
import { slugOrId } from '../../contract/rules/text.ts';
import { destinationFilters, destinationsTag } from '../destinations/destination.contract.ts';
import { languageQuery } from '../languages/language.contract.ts';
import { siteTag } from '../settings/site.contract.ts';

const gpx = 'application/gpx+xml; charset=utf-8';
const kml = 'application/vnd.google-earth.kml+xml; charset=utf-8';
// Its media type knows no charset: it is always UTF-8 (RFC 7946).
const geoJson = 'application/geo+json';

const ofOnePlace = {
  method: 'GET',
  access: 'public',
  params: z.object({ slug: slugOrId }),
  query: z.object({ language: languageQuery }),
  output: z.string(),
  errors: ['invalid_input', 'not_found'],
  cacheTags: () => [destinationsTag, siteTag],
} as const;

const ofTheList = {
  method: 'GET',
  access: 'public',
  query: z.object({ ...destinationFilters, language: languageQuery }),
  output: z.string(),
  errors: ['invalid_input'],
  cacheTags: () => [destinationsTag, siteTag],
} as const;

type Named = { slug: string };

export const readPlaceAsGpx = endpoint({
  ...ofOnePlace,
  name: 'readPlaceAsGpx',
  summary: 'A published destination as a waypoint (GPX 1.1)',
  paths: ['/api/v3/destination/:slug/place.gpx'],
  contentType: gpx,
  savedAs: ({ slug }: Named) => `${slug}.gpx`,
});

export const readPlaceAsKml = endpoint({
  ...ofOnePlace,
  name: 'readPlaceAsKml',
  summary: 'A published destination as a placemark (KML 2.2)',
  paths: ['/api/v3/destination/:slug/place.kml'],
  contentType: kml,
  savedAs: ({ slug }: Named) => `${slug}.kml`,
});

export const readPlaceAsGeoJson = endpoint({
  ...ofOnePlace,
  name: 'readPlaceAsGeoJson',
  summary: 'A published destination as a point (GeoJSON, RFC 7946)',
  paths: ['/api/v3/destination/:slug/place.geojson'],
  contentType: geoJson,
  savedAs: ({ slug }: Named) => `${slug}.geojson`,
});

export const readPlacesAsGpx = endpoint({
  ...ofTheList,
  name: 'readPlacesAsGpx',
  summary: 'The first 1,000 destinations of the published list, filtered like it, as waypoints (GPX 1.1)',
  paths: ['/api/v3/destination/places.gpx'],
  contentType: gpx,
  savedAs: () => 'destinations.gpx',
});

export const readPlacesAsKml = endpoint({
  ...ofTheList,
  name: 'readPlacesAsKml',
  summary: 'The first 1,000 destinations of the published list, filtered like it, as placemarks (KML 2.2)',
  paths: ['/api/v3/destination/places.kml'],
  contentType: kml,
  savedAs: () => 'destinations.kml',
});

export const readPlacesAsGeoJson = endpoint({
  ...ofTheList,
  name: 'readPlacesAsGeoJson',
  summary: 'The first 1,000 destinations of the published list, filtered like it, as points (GeoJSON, RFC 7946)',
  paths: ['/api/v3/destination/places.geojson'],
  contentType: geoJson,
  savedAs: () => 'destinations.geojson',
});

const unknownStart = 'start must be the first day of the trip, such as 2027-05-14';

export const readPlanAsCalendar = endpoint({
  name: 'readPlanAsCalendar',
  summary: 'The itinerary of a published destination from a day on, as whole days of a calendar (iCalendar, RFC 5545)',
  method: 'GET',
  paths: ['/api/v3/destination/:slug/plan.ics'],
  access: 'public',
  params: z.object({ slug: slugOrId }),
  query: z.object({
    language: languageQuery,
    start: z.iso.date({ error: unknownStart }).refine((day) => day >= '2000-01-01' && day < '2100-01-01', unknownStart),
  }),
  output: z.string(),
  contentType: 'text/calendar; charset=utf-8',
  savedAs: ({ slug }: Named) => `${slug}.ics`,
  errors: ['invalid_input', 'not_found'],
  cacheTags: () => [destinationsTag],
});
