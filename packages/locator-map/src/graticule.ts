import { type Frame, onImage } from './frame.ts';
import type { Label } from './labels.ts';
import { collector, type Line } from './lines.ts';
import type { MapWords } from './map-words.ts';
import type { Point } from './sphere.ts';

const STEPS = [0.25, 0.5, 1, 2, 5, 10, 15, 30];
const PARALLELS = 3;
const MERIDIANS = 4;
/** Baseline of the meridians' labels and left end of the parallels'. */
const TOP = 14;
const LEFT = 9;

/** Meridians and parallels at round degrees; meridians are named along the top, parallels along the left. */
export function graticule(frame: Frame, sides: MapWords['sides']): { lines: Line[]; labels: Label[] } {
  const { south, north, west, east } = extentOf(frame);
  const margin = (north - south) / 8;
  const lines: Line[] = [];
  const labels: Label[] = [];
  const draw = (points: Point[], name: (lines: Line[]) => Label | undefined) => {
    const drawn = project(frame, points);
    const label = name(drawn);
    lines.push(...drawn);
    if (label) labels.push(label);
  };
  for (const latitude of multiples(stepFor(north - south, PARALLELS), Math.max(south, -89), Math.min(north, 89))) {
    const points = sample(west, east).map((longitude): Point => [longitude, latitude]);
    draw(points, (drawn) => {
      const y = crossing(drawn, 0, LEFT);
      return y === undefined
        ? undefined
        : { text: degrees(latitude, sides.north, sides.south), x: LEFT, y: y - 4, anchor: 'start' };
    });
  }
  for (const longitude of multiples(stepFor(east - west, MERIDIANS), west, east)) {
    const ends = [Math.max(south - margin, -90), Math.min(north + margin, 90)] as const;
    const points = sample(...ends).map((latitude): Point => [longitude, latitude]);
    draw(points, (drawn) => {
      const x = crossing(drawn, 1, TOP + 3);
      return x === undefined
        ? undefined
        : { text: degrees(around(longitude), sides.east, sides.west), x, y: TOP, anchor: 'middle' };
    });
  }
  return { lines, labels };
}

/** The degrees that the image shows; west and east run on beyond 180. All longitudes when a pole is in it. */
function extentOf(frame: Frame): { south: number; north: number; west: number; east: number } {
  const { width, height, middle, projection } = frame;
  const edge: Point[] = [];
  for (const part of sample(0, 1)) {
    edge.push([part * width, 0], [part * width, height], [0, part * height], [width, part * height]);
  }
  const points = edge.map((at) => projection.invert?.(at) ?? middle);
  const longitudes = points.map(([longitude]) => middle[0] + around(longitude - middle[0]));
  const latitudes = points.map(([, latitude]) => latitude);
  const northPole = onImage(frame, [0, 90]);
  const southPole = onImage(frame, [0, -90]);
  const pole = northPole || southPole;
  return {
    south: southPole ? -90 : Math.min(...latitudes),
    north: northPole ? 90 : Math.max(...latitudes),
    west: pole ? -180 : Math.min(...longitudes),
    east: pole ? 179.9 : Math.max(...longitudes),
  };
}

/** A longitude between -180 and 180. */
function around(longitude: number): number {
  return ((((longitude + 180) % 360) + 360) % 360) - 180;
}

/** 25 values from one to the other. */
function sample(from: number, to: number): number[] {
  return Array.from({ length: 25 }, (_, i) => from + ((to - from) * i) / 24);
}

function stepFor(span: number, lines: number): number {
  return STEPS.find((step) => span / step <= lines + 0.7) ?? 30;
}

function multiples(step: number, from: number, to: number): number[] {
  const first = Math.ceil(from / step);
  return Array.from({ length: Math.max(0, Math.floor(to / step) - first + 1) }, (_, i) => (first + i) * step);
}

function project({ projection }: Frame, points: Point[]): Line[] {
  const sink = collector();
  const stream = projection.stream(sink);
  stream.lineStart();
  for (const [longitude, latitude] of points) stream.point(longitude, latitude);
  stream.lineEnd();
  return sink.lines;
}

/** Where lines first reach a value on one axis (0: x, 1: y): the coordinate on the other. */
function crossing(lines: Line[], axis: 0 | 1, value: number): number | undefined {
  for (const line of lines) {
    for (let i = 2; i < line.length; i += 2) {
      const before = (line[i - 2 + axis] ?? 0) - value;
      const here = (line[i + axis] ?? 0) - value;
      if (before * here > 0 || before === here) continue;
      const [from = 0, to = 0] = [line[i - 1 - axis], line[i + 1 - axis]];
      return from + ((to - from) * before) / (before - here);
    }
  }
  return undefined;
}

/** 38.5 as 38°30′ N; the equator, the prime meridian and its opposite have no side. */
function degrees(value: number, positive: string, negative: string): string {
  const size = Math.abs(value);
  const minutes = Math.round((size % 1) * 60);
  const side = size % 180 === 0 ? '' : ` ${value > 0 ? positive : negative}`;
  return `${Math.trunc(size)}°${minutes ? `${String(minutes).padStart(2, '0')}′` : ''}${side}`;
}
