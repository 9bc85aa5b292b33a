import { createRequire } from 'node:module';
import { countries } from 'countries-list';
import type { Atlas } from './atlas.ts';
import { streamArea } from './atlas-window.ts';
import type { Frame } from './frame.ts';
import { type Box, boxOf, type Label, type Room } from './labels.ts';
import { collector, type Line, simplify } from './lines.ts';

const { iso31661NumericToAlpha2 } = createRequire(import.meta.url)('iso-3166/1-n-to-1-a2.js');

const COUNTRY_SIZE = 9.5;
const COUNTRY_SPACING = 0.16;

/** The tolerance, in pixels, with which a country's outline is good enough to set its name in. */
const ROUGH = 1.5;
const GRID = 12;
/** Pixels between the middle of a name and the nearest coast or border. */
const CLEAR = 6;

/**
 * The names of the countries that have room for theirs inside their borders; takes the room. `inWords` is what one is
 * called, by its English name.
 */
export function countryLabels(atlas: Atlas, frame: Frame, room: Room, inWords: (english: string) => string): Label[] {
  return atlas.countries.flatMap(({ id, areas }) => {
    const english = nameOf(id);
    const text = english && inWords(english).toUpperCase();
    const sink = collector();
    const stream = frame.projection.stream(sink);
    if (text) for (const area of areas) streamArea(atlas, area, frame.circle, stream);
    const label =
      text && sink.lines.length
        ? roomiest(
            text,
            sink.lines.map((line) => simplify(line, ROUGH)),
            frame,
            room,
          )
        : undefined;
    return label ?? [];
  });
}

function nameOf(numeric: string | undefined): string | undefined {
  const code: string | undefined = iso31661NumericToAlpha2[numeric ?? ''];
  return countries[code as keyof typeof countries]?.name;
}

/** The free place inside the outlines whose distance to them and to the image's edge is greatest. */
function roomiest(text: string, outlines: Line[], { width, height }: Frame, room: Room): Label | undefined {
  const at0 = boxOf({ text, x: 0, y: 0, anchor: 'middle' }, COUNTRY_SIZE, COUNTRY_SPACING);
  let best: Label | undefined;
  let most = CLEAR;
  for (let y = GRID; y < height; y += GRID) {
    for (let x = GRID; x < width; x += GRID) {
      const toPlace = Math.hypot(x - width / 2, y - height / 2);
      const free = Math.min(x, y, width - x, height - y, toPlace) / 2;
      if (free <= most) continue;
      const box = { left: x + at0.left, right: x + at0.right, top: y + at0.top, bottom: y + at0.bottom };
      const space = room.isFree(box) ? Math.min(free, clearance(box, outlines, most)) : 0;
      if (space <= most) continue;
      best = { text, x, y, anchor: 'middle' };
      most = space;
    }
  }
  if (best) room.take(boxOf(best, COUNTRY_SIZE, COUNTRY_SPACING));
  return best;
}

/** How far the box's middle line is from the outlines; 0 when that is less than `least` or part of it is outside. */
function clearance({ left, right, top, bottom }: Box, outlines: Line[], least: number): number {
  const y = (top + bottom) / 2;
  let nearest = Infinity;
  for (const part of [0.5, 0, 1, 0.25, 0.75]) {
    nearest = Math.min(nearest, depth(left + (right - left) * part, y, outlines, least));
    if (!nearest) break;
  }
  return nearest;
}

/** Distance of a point from the outlines when it is inside (by the even-odd rule) and at least `least`, else 0. */
function depth(x: number, y: number, outlines: Line[], least: number): number {
  let inside = false;
  let nearest = Infinity;
  for (const line of outlines) {
    let bx = line.at(-2) ?? 0;
    let by = line.at(-1) ?? 0;
    for (let i = 0; i < line.length; i += 2) {
      const ax = bx;
      const ay = by;
      bx = line[i] ?? 0;
      by = line[i + 1] ?? 0;
      if (ay > y !== by > y && x < ax + ((y - ay) / (by - ay)) * (bx - ax)) inside = !inside;
      nearest = Math.min(nearest, squaredToSegment(x - ax, y - ay, bx - ax, by - ay));
      if (nearest < least * least) return 0;
    }
  }
  return inside ? Math.sqrt(nearest) : 0;
}

function squaredToSegment(px: number, py: number, dx: number, dy: number): number {
  const along = Math.max(0, Math.min(1, (px * dx + py * dy) / (dx * dx + dy * dy || 1)));
  const x = px - along * dx;
  const y = py - along * dy;
  return x * x + y * y;
}
