import type { MapPoint } from './map-point.ts';

/** Points (RFC 7946): the longitude comes first. */
export function presentGeoJson(points: readonly MapPoint[]): string {
  return `${JSON.stringify({ type: 'FeatureCollection', features: points.map(feature) })}\n`;
}

function feature({ id, latitude, longitude, address, ...said }: MapPoint) {
  return {
    type: 'Feature',
    id,
    geometry: { type: 'Point', coordinates: [longitude, latitude] },
    properties: { ...said, url: address },
  };
}
