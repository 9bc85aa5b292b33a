import { plainLine } from '../html/tree.ts';
import type { SourceRecord } from '../records.ts';
import { coordinate } from './coordinates.ts';
import { LeftOut } from './left-out.ts';

type Feature = { properties?: unknown; geometry?: { type?: unknown; coordinates?: unknown } | null; id?: unknown };

/** Features of a collection, or one alone; null for other JSON. */
export function geoFeatures(json: unknown): Feature[] | null {
  const { type, features } = (json ?? {}) as { type?: unknown; features?: unknown };
  if (type === 'Feature') return [json as Feature];
  return type === 'FeatureCollection' && Array.isArray(features) ? (features as Feature[]) : null;
}

const names = ['name', 'Name', 'NAME', 'title', 'name_en', 'nameascii'];
/** Those that say the same everywhere; others differ from file to file. */
const fieldNames: Readonly<Record<string, readonly string[]>> = {
  country: ['country', 'adm0name', 'sov0name', 'ADM0NAME'],
  description: ['description', 'desc', 'text'],
  region: ['region', 'continent'],
  state: ['state', 'adm1name', 'ADM1NAME'],
};

const read = new Set([...names, ...Object.values(fieldNames).flat()]);

const unread = (properties: Readonly<Record<string, unknown>>): string[] =>
  Object.keys(properties).filter((key) => !read.has(key) && properties[key] !== null && properties[key] !== '');

/** Points with a name; other shapes are skipped. */
export function* readGeoJson(features: readonly Feature[]): Generator<SourceRecord> {
  yield { type: 'site', format: 'geojson', address: null, title: '' };
  const leftOut = new LeftOut();
  for (const [index, feature] of features.entries()) {
    const sourceId = `feature:${index + 1}`;
    const skip = (reason: string): SourceRecord => ({ type: 'skip', kind: 'place', sourceId, reason });
    const { properties, geometry } = (feature ?? {}) as Feature;
    const said = (properties ?? {}) as Record<string, unknown>;
    const text = (keys: readonly string[]) =>
      plainLine(String(keys.map((key) => said[key]).find((value) => typeof value === 'string' && value !== '') ?? ''));
    const name = text(names);
    const [x, y] = Array.isArray(geometry?.coordinates) ? geometry.coordinates : [];
    const [longitude, latitude] = [coordinate(x, 180), coordinate(y, 90)];
    if (geometry?.type !== 'Point') yield skip('not-a-point');
    else if (name === '') yield skip('no-name');
    else if (longitude === null || latitude === null) yield skip('bad-coordinates');
    else {
      const fields = Object.fromEntries(
        Object.entries(fieldNames)
          .map(([field, keys]) => [field, text(keys)])
          .filter(([, value]) => value),
      );
      yield { type: 'place', sourceId, name, latitude, longitude, fields, notes: [] };
      for (const key of unread(said)) leftOut.add(key);
    }
  }
  yield* leftOut.records();
}
