import { readFileSync } from 'node:fs';

/** A TopoJSON file of countries and land, with its arcs as plain numbers. */
export interface TopologyFile {
  /** Degrees, all arcs after one another. */
  lon: Float32Array;
  lat: Float32Array;
  /** Index of the first point of each arc, and one more for the end of the last. */
  starts: number[];
  countries: Shape[];
  land: Shape[];
}

/** Polygons of rings of arcs: a negative number ~n is arc n backwards; the first ring of a polygon is the outer one. */
export interface Shape {
  /** ISO 3166-1 numeric code of a country, where it has one. */
  id: string | undefined;
  polygons: Rings[];
}

type Rings = number[][];

/** What is read of TopoJSON. */
interface Topology {
  objects: Record<'countries' | 'land', { geometries: (Geometry & { id?: string })[] }>;
  transform: { scale: [number, number]; translate: [number, number] };
}

type Geometry = { type: 'Polygon'; arcs: Rings } | { type: 'MultiPolygon'; arcs: Rings[] };

const MINUS = 45;
const ZERO = 48;
const NINE = 57;
const OPEN = 91;
const CLOSE = 93;

/**
 * Reads a file of world-atlas. The arcs are 97 % of it: as JSON they would be half a million arrays and 75 MB, so their
 * digits are made numbers straight from the bytes.
 */
export function readTopology(file: string): TopologyFile {
  const bytes = readFileSync(file);
  const start = bytes.lastIndexOf('"arcs":') + '"arcs":'.length;
  const end = bytes.indexOf(']]]', start) + ']]]'.length;
  const topology: Topology = JSON.parse(`${bytes.toString('utf8', 0, start)}[]${bytes.toString('utf8', end)}`);
  const { values, starts } = readArcs(bytes.subarray(start, end));
  return {
    ...toDegrees(values, starts, topology),
    starts,
    countries: shapesOf(topology.objects.countries),
    land: shapesOf(topology.objects.land),
  };
}

/** The numbers of [[[x, y], [dx, dy], …], …], and the number of points before each arc. */
function readArcs(text: Uint8Array): { values: Int32Array; starts: number[] } {
  const values = new Int32Array(text.length / 2);
  const starts: number[] = [];
  let count = 0;
  let depth = 0;
  let number = 0;
  let sign = 1;
  let inNumber = false;
  for (const byte of text) {
    if (byte >= ZERO && byte <= NINE) {
      number = number * 10 + byte - ZERO;
      inNumber = true;
      continue;
    }
    if (inNumber) values[count++] = sign * number;
    inNumber = false;
    number = 0;
    sign = byte === MINUS ? -1 : 1;
    if (byte === OPEN && ++depth === 2) starts.push(count / 2);
    if (byte === CLOSE) depth--;
  }
  return { values: values.subarray(0, count), starts: [...starts, count / 2] };
}

function toDegrees(values: Int32Array, starts: number[], { transform: { scale, translate } }: Topology) {
  const lon = new Float32Array(values.length / 2);
  const lat = new Float32Array(values.length / 2);
  const firsts = new Set(starts);
  let x = 0;
  let y = 0;
  for (let i = 0; i < lon.length; i++) {
    if (firsts.has(i)) x = y = 0;
    x += values[2 * i] ?? 0;
    y += values[2 * i + 1] ?? 0;
    lon[i] = x * scale[0] + translate[0];
    lat[i] = y * scale[1] + translate[1];
  }
  return { lon, lat };
}

function shapesOf({ geometries }: Topology['objects']['land']): Shape[] {
  return geometries.map((geometry) => ({
    id: geometry.id,
    polygons: geometry.type === 'Polygon' ? [geometry.arcs] : geometry.arcs,
  }));
}
