import { createRequire } from 'node:module';
import { type Circle, circleAround, circleAt, distance } from './sphere.ts';
import { readTopology, type Shape, type TopologyFile } from './topology-file.ts';

/** Points after one another on an arc with a circle that holds them, by which what is far away is passed over. */
export interface ArcSegment {
  /** Index of the first and the last point; the last is the first of the next stretch. */
  first: number;
  last: number;
  circle: Circle;
}

/** A polygon on the sphere; its rings are arcs, ~n is arc n backwards. */
export interface Area {
  rings: number[][];
  circle: Circle;
}

/** The land and countries of the world, ready to be cut to a window. */
export interface Atlas {
  /** Degrees, by the index of a point. */
  lon: Float32Array;
  lat: Float32Array;
  arcs: ArcSegment[][];
  land: Area[];
  /** With their ISO 3166-1 numeric code. */
  countries: { id: string | undefined; areas: Area[] }[];
  /** Arcs that part two countries. */
  borders: number[];
  /** Arcs that part land and sea. */
  coasts: number[];
}

const POINTS_IN_SEGMENT = 48;
/** Radians, 3 km. */
const SPECK = 0.0005;

const opened = new Map<string, Atlas>();

/**
 * The world after Natural Earth, read on first use: 10m has 480,000 points (1 : 10 million, a point every kilometre or
 * so), 110m 11,000 for a small globe.
 */
export function atlas(scale: '10m' | '110m'): Atlas {
  const found =
    opened.get(scale) ?? open(createRequire(import.meta.url).resolve(`world-atlas/countries-${scale}.json`));
  opened.set(scale, found);
  return found;
}

function open(path: string): Atlas {
  const file = readTopology(path);
  const arcs = file.starts.slice(1).map((end, arc) => segmentsOf(file, file.starts[arc] ?? 0, end - 1));
  const toAreas = ({ polygons }: Shape) => {
    const areas = polygons.map((rings) => ({ rings, circle: circleOf(rings, arcs) }));
    return areas.filter((area) => area.circle.radius > SPECK || !isInsideOut(area, file));
  };
  const countries = file.countries.map((shape) => ({ id: shape.id, areas: toAreas(shape) }));
  const sides = countSides(countries.flatMap(({ areas }) => areas));
  return {
    lon: file.lon,
    lat: file.lat,
    arcs,
    land: file.land.flatMap(toAreas),
    countries,
    borders: [...sides.keys()].filter((arc) => sides.get(arc) === 2),
    coasts: [...sides.keys()].filter((arc) => sides.get(arc) === 1),
  };
}

function segmentsOf({ lon, lat }: TopologyFile, start: number, end: number): ArcSegment[] {
  const at = (i: number) => circleAt([lon[i] ?? 0, lat[i] ?? 0], 0);
  const stretches: ArcSegment[] = [];
  for (let first = start; first < end; first += POINTS_IN_SEGMENT) {
    const last = Math.min(end, first + POINTS_IN_SEGMENT);
    const circle = at((first + last) >> 1);
    for (let i = first; i <= last; i++) circle.radius = Math.max(circle.radius, distance(circle, at(i)));
    stretches.push({ first, last, circle });
  }
  return stretches;
}

function circleOf(rings: number[][], arcs: ArcSegment[][]): Circle {
  return circleAround(rings.flat().flatMap((arc) => (arcs[forwards(arc)] ?? []).map(({ circle }) => circle)));
}

/**
 * Rounding has turned a few specks of the Maldives inside out, so that all the world but the speck would be land. Right
 * outer rings run clockwise.
 */
function isInsideOut({ rings: [outer = []] }: Area, { lon, lat, starts }: TopologyFile): boolean {
  let doubleArea = 0;
  for (const arc of outer) {
    const end = (starts[forwards(arc) + 1] ?? 0) - 1;
    for (let i = starts[forwards(arc)] ?? 0; i < end; i++) {
      const [x = 0, y = 0, nextX = 0, nextY = 0] = [lon[i], lat[i], lon[i + 1], lat[i + 1]];
      doubleArea += (x * nextY - nextX * y) * (arc < 0 ? -1 : 1);
    }
  }
  return doubleArea >= 0;
}

/** The number of countries on an arc's sides. */
function countSides(areas: Area[]): Map<number, number> {
  const sides = new Map<number, number>();
  for (const arc of areas.flatMap(({ rings }) => rings.flat())) {
    sides.set(forwards(arc), (sides.get(forwards(arc)) ?? 0) + 1);
  }
  return sides;
}

/** The number of an arc, whichever way it runs. */
export function forwards(arc: number): number {
  return arc < 0 ? ~arc : arc;
}
