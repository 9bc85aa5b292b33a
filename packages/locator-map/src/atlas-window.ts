import type { GeoStream } from 'd3-geo';
import { type ArcSegment, type Area, type Atlas, forwards } from './atlas.ts';
import { type Circle, touch } from './sphere.ts';

/**
 * Sends an area to a d3 stream with all its points near the window, and of each stretch far away the first only. The
 * stretch and the straight line instead of it both lie within a circle that does not touch the window, so that inside
 * the window nothing changes. An area that is far away altogether is not sent.
 */
export function streamArea({ lon, lat, arcs }: Atlas, area: Area, window: Circle, stream: GeoStream): void {
  if (area.circle.radius < 1 && !touch(area.circle, window)) return;
  stream.polygonStart();
  for (const ring of area.rings) {
    stream.lineStart();
    for (const arc of ring) {
      for (const i of pointsOf(arcs[forwards(arc)] ?? [], arc < 0, window)) stream.point(lon[i] ?? 0, lat[i] ?? 0);
    }
    stream.lineEnd();
  }
  stream.polygonEnd();
}

/** Indexes of the points of an arc without its end, which the next arc begins with. */
function pointsOf(stretches: ArcSegment[], backwards: boolean, window: Circle): number[] {
  const points: number[] = [];
  for (const { first, last, circle } of backwards ? stretches.toReversed() : stretches) {
    const near = touch(circle, window);
    if (backwards) for (let i = last; i > (near ? first : last - 1); i--) points.push(i);
    else for (let i = first; i < (near ? last : first + 1); i++) points.push(i);
  }
  return points;
}

/** The stretches of arcs that touch the window. */
export function segmentsNear({ arcs }: Atlas, numbers: number[], window: Circle): ArcSegment[] {
  return numbers.flatMap((arc) => (arcs[arc] ?? []).filter(({ circle }) => touch(circle, window)));
}

/** Sends the near stretches of arcs to a d3 stream as lines, those that follow one another as one. */
export function streamLines(atlas: Atlas, numbers: number[], window: Circle, stream: GeoStream): void {
  const near = segmentsNear(atlas, numbers, window);
  for (const [number, { first, last }] of near.entries()) {
    if (near[number - 1]?.last !== first) stream.lineStart();
    for (let i = first; i <= last; i++) stream.point(atlas.lon[i] ?? 0, atlas.lat[i] ?? 0);
    if (near[number + 1]?.first !== last) stream.lineEnd();
  }
}

/**
 * Sends the cuts that the 180th meridian makes through land (Chukotka, Wrangel Island, Taveuni) to a d3 stream: the two
 * halves are areas of their own, and what parts them is no coast.
 */
export function streamCuts(atlas: Atlas, window: Circle, stream: GeoStream): void {
  const atCut = (i: number) => Math.abs(atlas.lon[i] ?? 0) > 179.99;
  for (const { first, last } of segmentsNear(atlas, atlas.coasts, window)) {
    for (let i = first; i < last; i++) {
      if (!atCut(i) || !atCut(i + 1)) continue;
      stream.lineStart();
      stream.point(atlas.lon[i] ?? 0, atlas.lat[i] ?? 0);
      stream.point(atlas.lon[i + 1] ?? 0, atlas.lat[i + 1] ?? 0);
      stream.lineEnd();
    }
  }
}
