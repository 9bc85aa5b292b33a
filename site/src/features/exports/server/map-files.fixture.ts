import { gpx as readGpx, kml as readKml } from '@tmcw/togeojson';
import { DOMParser } from '@xmldom/xmldom';
import { expect } from 'vitest';
import type { TestSite } from '#test/site/test-site.ts';

export const formats = ['gpx', 'kml', 'geojson'] as const;

/** Throws where it is no XML. */
export const documentOf = (text: string) =>
  new DOMParser({
    onError: (level, message) => {
      throw new Error(`${level}: ${message}`);
    },
  }).parseFromString(text, 'text/xml');

/** The points of a file for maps, as GeoJSON has them, whatever its format. */
export async function pointsOf(site: Pick<TestSite, 'ask'>, path: string) {
  const { status, text } = await site.ask(path);
  expect([path, status]).toEqual([path, 200]);
  if (path.includes('.geojson')) return JSON.parse(text).features;
  return (path.includes('.gpx') ? readGpx : readKml)(documentOf(text) as never).features;
}
