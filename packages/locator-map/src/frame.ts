import { type GeoProjection, geoAzimuthalEqualArea } from 'd3-geo';
import { type Circle, circleAt, distance, EARTH_RADIUS_KM, type Point } from './sphere.ts';

/** The image and the part of the world that it shows. */
export interface Frame {
  width: number;
  height: number;
  /** The place, which is in the middle. */
  middle: Point;
  kmWide: number;
  /** Degrees to pixels, cut a little outside the image, so that strokes along the cut are not seen. */
  projection: GeoProjection;
  /** Holds the image on the sphere. */
  circle: Circle;
}

/** How far beyond the image's edge things are drawn, in pixels. */
const BLEED = 16;

/**
 * An equal-area view from straight above the place: north is up in the middle, and neither the poles nor the 180th
 * meridian are special.
 */
export function frameAround(middle: Point, kmWide: number, width: number, height: number): Frame {
  const scale = (width / kmWide) * EARTH_RADIUS_KM;
  const corner = Math.hypot(width / 2 + BLEED, height / 2 + BLEED);
  const radius = 2 * Math.asin(Math.min(1, corner / (2 * scale)));
  const projection = geoAzimuthalEqualArea()
    .rotate([-middle[0], -middle[1]])
    .scale(scale)
    .translate([width / 2, height / 2])
    .clipAngle((radius * 1.01 * 180) / Math.PI)
    .clipExtent([
      [-BLEED, -BLEED],
      [width + BLEED, height + BLEED],
    ])
    .precision(0);
  return { width, height, middle, kmWide, projection, circle: circleAt(middle, radius * 1.02) };
}

/** Where a point lies on the image, or undefined when it is outside. */
export function onImage(frame: Frame, point: Point): [x: number, y: number] | undefined {
  if (distance(frame.circle, circleAt(point, 0)) > frame.circle.radius) return undefined;
  const [x, y] = frame.projection(point) ?? [-1, -1];
  return x >= 0 && x <= frame.width && y >= 0 && y <= frame.height ? [x, y] : undefined;
}
