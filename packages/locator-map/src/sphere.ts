/** Longitude and latitude in degrees. */
export type Point = [longitude: number, latitude: number];

/** A circle on the sphere: its middle as a unit vector, its radius in radians. */
export interface Circle {
  x: number;
  y: number;
  z: number;
  radius: number;
}

export const EARTH_RADIUS_KM = 6371;

const RADIANS = Math.PI / 180;

export function circleAt([longitude, latitude]: Point, radius: number): Circle {
  const across = Math.cos(latitude * RADIANS);
  const x = across * Math.cos(longitude * RADIANS);
  const y = across * Math.sin(longitude * RADIANS);
  return { x, y, z: Math.sin(latitude * RADIANS), radius };
}

/** Radians between the middles of two circles. */
export function distance(a: Circle, b: Circle): number {
  return Math.acos(Math.max(-1, Math.min(1, a.x * b.x + a.y * b.y + a.z * b.z)));
}

export function touch(a: Circle, b: Circle): boolean {
  return distance(a, b) <= a.radius + b.radius;
}

/** A circle that holds all circles, not always the smallest. */
export function circleAround(circles: Circle[]): Circle {
  const sum = { x: 0, y: 0, z: 0 };
  for (const { x, y, z } of circles) {
    sum.x += x;
    sum.y += y;
    sum.z += z;
  }
  const length = Math.hypot(sum.x, sum.y, sum.z) || 1;
  const middle = { x: sum.x / length, y: sum.y / length, z: sum.z / length, radius: 0 };
  middle.radius = circles.reduce((radius, circle) => Math.max(radius, distance(middle, circle) + circle.radius), 0);
  return middle;
}
