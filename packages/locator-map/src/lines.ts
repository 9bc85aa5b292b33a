import type { GeoStream } from 'd3-geo';

/** A line on the image as x, y, x, y, … */
export type Line = number[];

/** A d3 stream that keeps what it is sent. */
export function collector(): GeoStream & { lines: Line[] } {
  const lines: Line[] = [];
  let current: Line = [];
  return {
    lines,
    point: (x, y) => void current.push(x, y),
    lineStart: () => {
      current = [];
      lines.push(current);
    },
    lineEnd: () => {},
    polygonStart: () => {},
    polygonEnd: () => {},
    sphere: () => {},
  };
}

/**
 * SVG path data of lines in whole tenths of a pixel (draw with scale(.1)), simplified as little as keeps it under
 * `maxBytes`. Lines that become smaller than a speck are left out, so that there is an end to every search.
 */
export function pathWithin(lines: Line[], closed: boolean, maxBytes: number): string {
  let rest = closed ? lines.map((line) => [...line, line[0] ?? 0, line[1] ?? 0]) : lines;
  const speck = closed ? 0.5 : 0;
  for (let tolerance = 0.2; ; tolerance *= 1.35) {
    rest = rest.filter((line) => extent(line) > speck + tolerance).map((line) => simplify(line, tolerance));
    const path = rest.map((line) => pathOf(line, closed)).join('');
    if (path.length <= maxBytes) return path;
  }
}

/** The longer side of a line's box. */
function extent(line: Line): number {
  let [left, right, top, bottom] = [Infinity, -Infinity, Infinity, -Infinity];
  for (let i = 0; i < line.length; i += 2) {
    left = Math.min(left, line[i] ?? 0);
    right = Math.max(right, line[i] ?? 0);
    top = Math.min(top, line[i + 1] ?? 0);
    bottom = Math.max(bottom, line[i + 1] ?? 0);
  }
  return Math.max(right - left, bottom - top);
}

/** Douglas and Peucker: leaves out points that lie within `tolerance` of the line without them. */
export function simplify(line: Line, tolerance: number): Line {
  const keep = new Uint8Array(line.length / 2);
  keep[0] = keep[keep.length - 1] = 1;
  const open: [number, number][] = [[0, keep.length - 1]];
  for (let range = open.pop(); range; range = open.pop()) {
    const [from, to] = range;
    const farthest = farthestBetween(line, from, to);
    if (farthest.distance <= tolerance ** 2) continue;
    keep[farthest.index] = 1;
    open.push([from, farthest.index], [farthest.index, to]);
  }
  return line.filter((_, i) => keep[i >> 1]);
}

/** The point between two others that is farthest from the segment between them, with its squared distance. */
function farthestBetween(line: Line, from: number, to: number): { index: number; distance: number } {
  const ax = line[2 * from] ?? 0;
  const ay = line[2 * from + 1] ?? 0;
  const dx = (line[2 * to] ?? 0) - ax;
  const dy = (line[2 * to + 1] ?? 0) - ay;
  const lengthSquared = dx * dx + dy * dy;
  const best = { index: from, distance: -1 };
  for (let i = from + 1; i < to; i++) {
    const px = (line[2 * i] ?? 0) - ax;
    const py = (line[2 * i + 1] ?? 0) - ay;
    const along = lengthSquared ? Math.max(0, Math.min(1, (px * dx + py * dy) / lengthSquared)) : 0;
    const distance = (px - along * dx) ** 2 + (py - along * dy) ** 2;
    if (distance > best.distance) Object.assign(best, { index: i, distance });
  }
  return best;
}

/** M of the first point, then l with the steps; a closed line's last point is its first and left out. */
function pathOf(line: Line, closed: boolean): string {
  let x = tenth(line[0]);
  let y = tenth(line[1]);
  let path = '';
  for (let i = 2; i < line.length - (closed ? 2 : 0); i += 2) {
    const dx = tenth(line[i]) - x;
    const dy = tenth(line[i + 1]) - y;
    if (!dx && !dy) continue;
    path += pair(dx, dy, path);
    x += dx;
    y += dy;
  }
  return path && `M${tenth(line[0])} ${tenth(line[1])}l${path}${closed ? 'z' : ''}`;
}

function tenth(value = 0): number {
  return Math.round(value * 10);
}

function pair(dx: number, dy: number, before: string): string {
  return `${before && dx >= 0 ? ' ' : ''}${dx}${dy >= 0 ? ' ' : ''}${dy}`;
}
