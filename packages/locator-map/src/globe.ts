import { geoOrthographic } from 'd3-geo';
import { atlas } from './atlas.ts';
import { streamArea } from './atlas-window.ts';
import { collector, pathWithin } from './lines.ts';
import { circleAt, type Point } from './sphere.ts';

const MOST_BYTES = 1500;
/** How far the globe leans towards the place: at 1 every place would be in its middle. */
const LEAN = 0.55;

/**
 * The side of the earth on which a place lies: its land as path data around 0, 0 in tenths of a pixel, and the place.
 */
export function globe([longitude, latitude]: Point, radius: number): { land: string; x: number; y: number } {
  const middle: Point = [longitude, latitude * LEAN];
  const projection = geoOrthographic()
    .rotate([-middle[0], -middle[1]])
    .scale(radius)
    .translate([0, 0])
    .clipAngle(90)
    .precision(0.5);
  const sink = collector();
  const stream = projection.stream(sink);
  const world = atlas('110m');
  const half = circleAt(middle, Math.PI / 2);
  for (const area of world.land) streamArea(world, area, half, stream);
  const [x, y] = projection([longitude, latitude]) ?? [0, 0];
  return { land: pathWithin(sink.lines, true, MOST_BYTES), x, y };
}
