import { atlas } from './atlas.ts';
import { countryLabels } from './country-labels.ts';
import { escapeMarkup, plainText } from './escape-markup.ts';
import { type Frame, frameAround, onImage } from './frame.ts';
import { kmWideFor } from './frame-width.ts';
import { graticule } from './graticule.ts';
import { Room } from './labels.ts';
import { degreeNames, ground, inset, scaleBar } from './map-layers.ts';
import { type NamedPoint, nearbyMarks, placeMark, textOf } from './map-names.ts';
import { mapStyle, type PinColours } from './map-style.ts';
import { englishWords, type MapWords } from './map-words.ts';
import { circleAt, distance, type Point } from './sphere.ts';

/** A place by its name, as typed by anyone, and its degrees. */
export interface MapPlace {
  name: string;
  latitude: number;
  longitude: number;
}

const LONGEST_NAME = 80;
const MOST_NEARBY = 12;
const MARGIN = 5;

/**
 * A map that shows where a place is: a self-contained SVG document of at most 12 kB with coasts, borders, a labelled
 * graticule, the place, those of the nearby places that lie on the image and have room, and a small globe. It is as
 * narrow as it can be and still be recognised, from 170 km for an island to 2,600 km inland. Light and dark follow
 * prefers-color-scheme. The same input gives the same bytes. Sizes are pixels; what is written on it is English unless
 * there are other words; throws RangeError when the place's coordinates are not numbers. The first call reads the world
 * (0.2 s, 45 MB).
 */
export function locatorMap(
  place: MapPlace,
  nearby: MapPlace[],
  {
    width = 400,
    height = 300,
    pin,
    words = englishWords,
  }: { width?: number; height?: number; pin?: PinColours; words?: MapWords | undefined } = {},
): string {
  const middle = pointOf(place);
  const world = atlas('10m');
  const frame = frameAround(middle, kmWideFor(world, middle), width, height);
  const room = new Room(width, height, MARGIN);
  const name = plainText(place.name.slice(0, LONGEST_NAME));
  const points = nearest(nearby, frame);
  const { lines, labels } = graticule(frame, words.sides);
  // Who comes first has the room: the place, the fittings, the nearby places, then the countries.
  const mark = placeMark(name, frame, points, room);
  const fittings = [inset(frame, points, room), scaleBar(frame, room, words.kilometres), degreeNames(labels, room)];
  const near = nearbyMarks(points, room);
  const countries = countryLabels(world, frame, room, words.country).map((label) => textOf(label, 'country'));
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img" aria-labelledby="t d">
<title id="t">${escapeMarkup(words.title(name))}</title><desc id="d">${escapeMarkup(describe(name, frame, points, words))}</desc><style>${mapStyle(pin, words.joined)}</style>
${ground(world, frame, lines)}
${countries.join('')}${fittings.join('')}${near}${mark}</svg>`;
}

function pointOf({ latitude, longitude }: MapPlace): Point {
  if (!Number.isFinite(latitude) || !Number.isFinite(longitude)) throw new RangeError('coordinates must be numbers');
  return [longitude, Math.max(-90, Math.min(90, latitude))];
}

/** The nearby places that lie on the image, the nearest first. */
function nearest(nearby: MapPlace[], frame: Frame): NamedPoint[] {
  const valid = nearby.filter(({ latitude, longitude }) => Number.isFinite(latitude) && Number.isFinite(longitude));
  const near = valid.flatMap((place) => {
    const point = pointOf(place);
    const at = onImage(frame, point);
    const name = plainText(place.name.slice(0, LONGEST_NAME));
    return at && name ? { name, x: at[0], y: at[1], away: distance(frame.circle, circleAt(point, 0)) } : [];
  });
  return near.sort((a, b) => a.away - b.away).slice(0, MOST_NEARBY);
}

function describe(place: string, { middle, kmWide }: Frame, nearby: NamedPoint[], words: MapWords): string {
  const { north, east, south, west } = words.sides;
  const printed = (degrees: number, positive: string, negative: string) =>
    `${words.degrees(Math.abs(degrees))}° ${degrees < 0 ? negative : positive}`;
  return words.description({
    place,
    latitude: printed(middle[1], north, south),
    longitude: printed(middle[0], east, west),
    kmWide: Math.round(kmWide / 10) * 10,
    nearby: nearby.map((point) => point.name),
  });
}
