import { escapeMarkup } from './escape-markup.ts';
import type { Frame } from './frame.ts';
import { type Box, boxOf, fitted, type Label, type Room, textWidth } from './labels.ts';

const NAME_SIZES = [21, 17];
const NEAR_SIZE = 12;
const NEAR_WIDEST = 140;
const DOT = 2.3;
const EDGE = 12;
/** From the pin's middle to its name. */
const BESIDE = 13;

/** A name at a point of the image. */
export interface NamedPoint {
  name: string;
  x: number;
  y: number;
}

/**
 * The place in the middle of the image: the pin, and its name on the side where it hides fewer of the nearby places.
 */
export function placeMark(name: string, { width, height }: Frame, nearby: NamedPoint[], room: Room): string {
  const [x, y] = [width / 2, height / 2];
  const { label, size } = placeLabel(name, x, y, width, nearby);
  room.take({ left: x - 9, right: x + 9, top: y - 29, bottom: y + 4 }, boxOf(label, size));
  const pin = '<path class="pin" d="M0 0l-7.4-16.4a8.2 8.2 0 1114.8 0z"/><circle class="eye" cy="-19.8" r="2.9"/>';
  return `<g transform="translate(${x} ${y})">${pin}</g>${textOf(label, 'name', size)}`;
}

/** Beside the pin's head; a name too long for that stands below the pin. */
function placeLabel(
  name: string,
  x: number,
  y: number,
  width: number,
  nearby: NamedPoint[],
): { label: Label; size: number } {
  const size = NAME_SIZES.find((each) => textWidth(name, each) <= width - EDGE - x - BESIDE);
  if (!size) {
    const small = NAME_SIZES.at(-1) ?? 16;
    return { label: { text: fitted(name, small, width - 4 * EDGE), x, y: y + 19, anchor: 'middle' }, size: small };
  }
  const right: Label = { text: name, x: x + BESIDE, y: y - 13.5, anchor: 'start' };
  const left: Label = { ...right, x: x - BESIDE, anchor: 'end' };
  const hidden = (label: Label) => nearby.filter((point) => covers(boxOf(label, size), point)).length;
  return { label: hidden(left) < hidden(right) ? left : right, size };
}

function covers({ left, right, top, bottom }: Box, { x, y }: NamedPoint): boolean {
  return x > left - 5 && x < right + 5 && y > top - 5 && y < bottom + 5;
}

/** Dots with names, the nearest first; where there is no room for both, neither is drawn. */
export function nearbyMarks(points: NamedPoint[], room: Room): string {
  return points.map((point) => nearbyMark(point, room)).join('');
}

function nearbyMark({ name, x, y }: NamedPoint, room: Room): string {
  const dot: Box = { left: x - DOT - 1, right: x + DOT + 1, top: y - DOT - 1, bottom: y + DOT + 1 };
  if (!room.isFree(dot)) return '';
  const text = fitted(name, NEAR_SIZE, NEAR_WIDEST);
  const label = [
    { text, x: x + 6, y: y + 3.8, anchor: 'start' as const },
    { text, x: x - 6, y: y + 3.8, anchor: 'end' as const },
    { text, x, y: y - 6, anchor: 'middle' as const },
    { text, x, y: y + 14, anchor: 'middle' as const },
  ].find((each) => room.isFree(boxOf(each, NEAR_SIZE)));
  if (!label) return '';
  room.take(dot, boxOf(label, NEAR_SIZE));
  return `<circle class="dot" cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="${DOT}"/>${textOf(label, 'near')}`;
}

/** An SVG text in a class of the map's style. */
export function textOf({ text, x, y, anchor }: Label, style: string, size?: number): string {
  const at = `x="${+x.toFixed(1)}" y="${+y.toFixed(1)}"`;
  const aligned = anchor === 'start' ? '' : ` text-anchor="${anchor}"`;
  const sized = size ? ` font-size="${size}"` : '';
  return `<text class="${style}" ${at}${aligned}${sized}>${escapeMarkup(text)}</text>`;
}
