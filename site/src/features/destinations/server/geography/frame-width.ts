import type { Atlas } from './atlas.ts';
import { stretchesNear } from './atlas-window.ts';
import { circleAt, distance, EARTH_RADIUS_KM, type Point } from './sphere.ts';

const NARROWEST_KM = 170;
const WIDEST_KM = 2600;
/** Rings of distance that grow by this factor from the first. */
const STEP = 1.15;
const FIRST_KM = 12;
/** A border says less about where one is than a coast. */
const BORDER_WORTH = 0.5;
/** What makes a place recognisable: so many kilometres of coast for each kilometre of radius. */
const ENOUGH = 1.5;
/** The picture's width by the radius that has enough: the coast then lies well inside its height. */
const WIDTH_BY_RADIUS = 2.9;

/**
 * How many kilometres wide a picture of a place should be: as few as show enough of a coast (or of borders) around it
 * to recognise it by. An island gets 170 km, La Paz in its mountains 1,000, the middle of Siberia 2,600.
 */
export function kmWideFor(atlas: Atlas, place: Point): number {
  const rings = Math.ceil(Math.log(WIDEST_KM / WIDTH_BY_RADIUS / FIRST_KM) / Math.log(STEP));
  const lengths = new Float64Array(rings + 1);
  addLengths(atlas, atlas.coasts, 1, place, lengths);
  addLengths(atlas, atlas.borders, BORDER_WORTH, place, lengths);
  let sum = 0;
  for (let ring = 0; ring < rings; ring++) {
    sum += lengths[ring] ?? 0;
    const radius = FIRST_KM * STEP ** ring;
    if (sum >= ENOUGH * radius) return Math.min(WIDEST_KM, Math.max(NARROWEST_KM, radius * WIDTH_BY_RADIUS));
  }
  return WIDEST_KM;
}

/** Adds the kilometres of line to the ring of distance in which they lie. */
function addLengths(atlas: Atlas, arcs: number[], worth: number, place: Point, lengths: Float64Array): void {
  const { lon, lat } = atlas;
  const window = circleAt(place, WIDEST_KM / WIDTH_BY_RADIUS / EARTH_RADIUS_KM);
  for (const { first, last } of stretchesNear(atlas, arcs, window)) {
    let before = circleAt([lon[first] ?? 0, lat[first] ?? 0], 0);
    for (let i = first + 1; i <= last; i++) {
      const here = circleAt([lon[i] ?? 0, lat[i] ?? 0], 0);
      const ring = ringOf(distance(window, here) * EARTH_RADIUS_KM);
      lengths[ring] = (lengths[ring] ?? 0) + worth * distance(before, here) * EARTH_RADIUS_KM;
      before = here;
    }
  }
}

function ringOf(km: number): number {
  return Math.max(0, Math.ceil(Math.log(km / FIRST_KM) / Math.log(STEP)));
}
