import type { GeoStream } from 'd3-geo';
import type { Atlas } from './atlas.ts';
import { streamArea, streamCuts, streamLines } from './atlas-window.ts';
import type { Frame } from './frame.ts';
import { globe } from './globe.ts';
import { boxOf, type Label, type Room } from './labels.ts';
import { collector, type Line, pathWithin } from './lines.ts';
import { type NamedPoint, textOf } from './map-names.ts';

const COAST_BYTES = 5300;
const BORDER_BYTES = 1300;
const GRID_BYTES = 900;
/** Widths, in tenths of a pixel, of the pale bands along the shore. */
const SHORE_BANDS = [250, 160, 80];
const DEGREE_SIZE = 9.5;
const GLOBE_RADIUS = 29;
const GLOBE_GAP = 11;
const SCALE_BARS_KM = [10, 20, 50, 100, 200, 500, 1000];
const LONGEST_BAR = 80;

/** Water, land with its shore, borders and the graticule. */
export function ground(atlas: Atlas, frame: Frame, grid: Line[]): string {
  const draw = (send: (stream: GeoStream) => void) => {
    const sink = collector();
    send(frame.projection.stream(sink));
    return sink.lines;
  };
  const land = draw((stream) => {
    for (const area of atlas.land) streamArea(atlas, area, frame.circle, stream);
  });
  const borders = draw((stream) => streamLines(atlas, atlas.borders, frame.circle, stream));
  const cuts = draw((stream) => streamCuts(atlas, frame.circle, stream));
  const shore = SHORE_BANDS.map((band) => `<use href="#l" class="shore" stroke-width="${band}"/>`).join('');
  return `<rect class="water" width="100%" height="100%"/><g transform="scale(.1)">
<defs><path id="l" d="${pathWithin(land, true, COAST_BYTES)}"/></defs>${shore}<use href="#l" class="land"/><use href="#l" class="coast"/>
${lines('cut', cuts, BORDER_BYTES)}${lines('grid', grid, GRID_BYTES)}${lines('border', borders, BORDER_BYTES)}</g>`;
}

function lines(style: string, drawn: Line[], maxBytes: number): string {
  return drawn.length ? `<path class="${style}" d="${pathWithin(drawn, false, maxBytes)}"/>` : '';
}

/** The names of the meridians and parallels that have room. */
export function degreeNames(labels: Label[], room: Room): string {
  const free = labels.filter((label) => room.claim(boxOf(label, DEGREE_SIZE)));
  return free.map((label) => textOf(label, 'degree')).join('');
}

/** A bar of a round length at the lower left; `inWords` is what stands beside it. */
export function scaleBar({ width, height, kmWide }: Frame, room: Room, inWords: (km: number) => string): string {
  const km = SCALE_BARS_KM.findLast((each) => (each / kmWide) * width <= LONGEST_BAR) ?? 10;
  const length = (km / kmWide) * width;
  const label: Label = { text: inWords(km), x: 15 + length, y: height - 9, anchor: 'start' };
  room.take({ ...boxOf(label, DEGREE_SIZE), left: 0, bottom: height });
  return `<path class="bar" d="M10 ${height - 14}v4h${length.toFixed(1)}v-4"/>${textOf(label, 'degree')}`;
}

/** A small globe in the right-hand corner where fewer of the nearby places are. */
export function inset(frame: Frame, nearby: NamedPoint[], room: Room): string {
  const reach = GLOBE_RADIUS + GLOBE_GAP;
  const x = frame.width - reach;
  const below = frame.height - reach;
  const count = (y: number) => nearby.filter((at) => Math.hypot(at.x - x, at.y - y) < reach).length;
  const y = count(below) > count(reach) ? reach : below;
  room.take({ left: x - reach, right: frame.width, top: y - reach, bottom: y + reach });
  const { land, x: dotX, y: dotY } = globe(frame.middle, GLOBE_RADIUS);
  return `<g transform="translate(${x} ${y})"><circle class="globe" r="${GLOBE_RADIUS}"/>
<path class="earth" transform="scale(.1)" d="${land}"/><circle class="rim" r="${GLOBE_RADIUS}"/>
<circle class="pin" cx="${dotX.toFixed(1)}" cy="${dotY.toFixed(1)}" r="2.8"/></g>`;
}
