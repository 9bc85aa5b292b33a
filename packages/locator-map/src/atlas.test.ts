import { createRequire } from 'node:module';
import { geoArea, geoBounds, geoContains } from 'd3-geo';
import { feature } from 'topojson-client';
import { describe, expect, test } from 'vitest';
import { atlas, forwards } from './atlas.ts';
import { frameAround } from './frame.ts';
import { kmWideFor } from './frame-width.ts';
import { locatorMap } from './locator-map.ts';
import { REAL_PLACES } from './real-places.fixture.ts';

type Position = [longitude: number, latitude: number];
type Polygon = { type: 'Polygon'; coordinates: Position[][] };

/** The same land, read by another program and uncut. */
const topology = createRequire(import.meta.url)('world-atlas/countries-10m.json');
const collection = feature(topology, topology.objects.land) as unknown as {
  features: { geometry: { coordinates: Position[][][] } }[];
};
const land = collection.features.flatMap(({ geometry }) =>
  geometry.coordinates.map((coordinates): Polygon => ({ type: 'Polygon', coordinates })),
);
const polygons = land
  .filter((polygon) => geoArea(polygon) < 2 * Math.PI)
  .map((polygon) => ({ polygon, bounds: geoBounds(polygon) }));

function isLand([x, y]: Position): boolean {
  return polygons.some(({ polygon, bounds: [[west, south], [east, north]] }) => {
    const inside = y >= south && y <= north && (west <= east ? x >= west && x <= east : x >= west || x <= east);
    return inside && geoContains(polygon, [x, y]);
  });
}

type Ring = [x: number, y: number][];

/** The rings of SVG path data of M, l and z, in pixels. */
function ringsOf(path: string): Ring[] {
  return [...path.matchAll(/M(-?\d+) (-?\d+)l([^z]*)z/g)].map(([, startX, startY, steps = '']) => {
    let [x, y] = [Number(startX), Number(startY)];
    const ring: Ring = [[x / 10, y / 10]];
    const numbers = (steps.match(/-?\d+/g) ?? []).map(Number);
    for (let i = 0; i < numbers.length; i += 2) {
      x += numbers[i] ?? 0;
      y += numbers[i + 1] ?? 0;
      ring.push([x / 10, y / 10]);
    }
    return ring;
  });
}

/** Whether a pixel is inside the rings, and how far it is from them. */
function look(rings: Ring[], x: number, y: number): { inside: boolean; away: number } {
  let inside = false;
  let away = Infinity;
  for (const ring of rings) {
    for (const [i, [bx, by]] of ring.entries()) {
      const [ax, ay] = ring.at(i - 1) ?? [0, 0];
      if (ay > y !== by > y && x < ax + ((y - ay) / (by - ay)) * (bx - ax)) inside = !inside;
      const t = Math.max(
        0,
        Math.min(1, ((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / ((bx - ax) ** 2 + (by - ay) ** 2 || 1)),
      );
      away = Math.min(away, Math.hypot(x - ax - t * (bx - ax), y - ay - t * (by - ay)));
    }
  }
  return { inside, away };
}

describe('the map shows the same land as the atlas', () => {
  test.each(REAL_PLACES)('around $name', (place) => {
    const rings = ringsOf(/ id="l" d="([^"]*)"/.exec(locatorMap(place, []))?.[1] ?? '');
    const middle: [number, number] = [place.longitude, place.latitude];
    const { projection } = frameAround(middle, kmWideFor(atlas('10m'), middle), 400, 300);
    for (let i = 0; i < 3; i++) {
      const [x, y] = [(i * 97 + 13) % 400, (i * 61 + 29) % 300];
      const { inside, away } = look(rings, x, y);
      // Near a coast the map is simplified, and islets of less than two pixels are left out.
      if (away > 4) expect([x, y, inside]).toEqual([x, y, isLand(projection.invert?.([x, y]) ?? middle)]);
    }
  });
});

test('no land or country has an inverted outline, and little is left out', () => {
  const world = atlas('10m');
  const coordinatesOf = (ring: number[]) => {
    const points: Position[] = [];
    for (const arc of ring) {
      const stretches = world.arcs[forwards(arc)] ?? [];
      const [first = 0, last = 0] = [stretches[0]?.first, stretches.at(-1)?.last];
      const run = Array.from(
        { length: last - first + 1 },
        (_, i): Position => [world.lon[first + i] ?? 0, world.lat[first + i] ?? 0],
      );
      points.push(...(arc < 0 ? run.reverse() : run));
    }
    return points;
  };
  const areas = [...world.land, ...world.countries.flatMap((country) => country.areas)];
  const wrong = areas.filter(
    ({ rings }) => geoArea({ type: 'Polygon', coordinates: rings.map(coordinatesOf) }) > 2 * Math.PI,
  );
  expect(wrong).toEqual([]);
  expect(world.land.length).toBeGreaterThan(land.length - 25);
});

describe('the width of a map', () => {
  const width = (longitude: number, latitude: number) => Math.round(kmWideFor(atlas('10m'), [longitude, latitude]));
  test.each([
    ['Bora Bora', -151.74, -16.5, 170],
    ['Santorini', 25.46, 36.39, 170],
    ['Lisbon', -9.14, 38.72, 260],
    ['the open Pacific', -123.39, -48.88, 2600],
  ])('around %s is as expected', (_, longitude, latitude, km) => expect(width(longitude, latitude)).toBe(km));
  test('grows with the distance from the coast', () => {
    const widths = [width(-9.14, 38.72), width(-3.7, 40.42), width(-68.15, -16.5), width(82.92, 55.03)];
    expect(widths).toEqual(widths.toSorted((a, b) => a - b));
    expect(widths[1]).toBeGreaterThan(400);
    expect(widths[3]).toBeGreaterThan(2000);
  });
});
