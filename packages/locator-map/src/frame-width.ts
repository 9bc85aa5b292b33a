import type { Atlas } from './atlas.ts';
import { segmentsNear } from './atlas-window.ts';
import { circleAt, distance, EARTH_RADIUS_KM, type Point } from './sphere.ts';

const WIDEST_KM = 2600;
/** The narrowest image on a long coast, and of a small island: a coast at hand, but little within VICINITY_KM. */
const NARROWEST_KM = 260;
const NARROWEST_ISLAND_KM = 170;
const VICINITY_KM = 60;
const AT_HAND_KM = 12;
const ISLAND_COAST_KM = 250;
/** A border says less about where one is than a coast. */
const BORDER_WORTH = 0.5;
/**
 * What makes a place recognisable: a radius with so many kilometres of coast for each of its own, as a straight one
 * has.
 */
const ENOUGH = 2;
/** Or a radius of so many times the distance of the nearest coast. */
const AROUND_NEAREST = 3;
/** The image's width by that radius: the coast then lies well inside its height. */
const WIDTH_BY_RADIUS = 3.2;
/** The radii that are tried. */
const RADII_KM = Array.from({ length: 40 }, (_, i) => 4 * 1.15 ** i).filter((km) => km < WIDEST_KM / WIDTH_BY_RADIUS);

/**
 * How many kilometres wide an image of a place should be: as few as show enough of a coast (or of borders) around it
 * to recognise it by. Bora Bora gets 170 km, Lisbon 260, La Paz in its mountains 1,000, the middle of Siberia 2,600.
 */
export function kmWideFor(atlas: Atlas, place: Point): number {
  const coast = lengthsAround(atlas, atlas.coasts, place);
  const border = lengthsAround(atlas, atlas.borders, place);
  const enough =
    RADII_KM.find((km, i) => (coast[i] ?? 0) + BORDER_WORTH * (border[i] ?? 0) >= ENOUGH * km) ?? WIDEST_KM;
  const nearest = RADII_KM.find((_, i) => coast[i]) ?? WIDEST_KM;
  const radius = Math.min(enough, Math.max(VICINITY_KM, AROUND_NEAREST * nearest));
  const coastHere = coast[RADII_KM.findLastIndex((km) => km <= VICINITY_KM)] ?? 0;
  const isIsland = nearest <= AT_HAND_KM && coastHere < ISLAND_COAST_KM;
  const narrowest = isIsland ? NARROWEST_ISLAND_KM : NARROWEST_KM;
  return Math.min(WIDEST_KM, Math.max(narrowest, radius * WIDTH_BY_RADIUS));
}

/** Kilometres of line within each of the radii. */
function lengthsAround(atlas: Atlas, arcs: number[], place: Point): number[] {
  const { lon, lat } = atlas;
  const lengths = RADII_KM.map(() => 0);
  const window = circleAt(place, (RADII_KM.at(-1) ?? 0) / EARTH_RADIUS_KM);
  for (const { first, last } of segmentsNear(atlas, arcs, window)) {
    let before = circleAt([lon[first] ?? 0, lat[first] ?? 0], 0);
    for (let i = first + 1; i <= last; i++) {
      const here = circleAt([lon[i] ?? 0, lat[i] ?? 0], 0);
      const away = distance(window, here) * EARTH_RADIUS_KM;
      const ring = RADII_KM.findIndex((km) => km >= away);
      if (ring >= 0) lengths[ring] = (lengths[ring] ?? 0) + distance(before, here) * EARTH_RADIUS_KM;
      before = here;
    }
  }
  let sum = 0;
  return lengths.map((length) => {
    sum += length;
    return sum;
  });
}
