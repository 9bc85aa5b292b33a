import { escapeMarkup } from '@trekker/locator-map/escape-markup.ts';
import { degrees, type MapFile, type MapPoint } from './map-point.ts';

/** Waypoints, in the order that the schema of GPX 1.1 asks for. */
export function presentGpx({ title, siteName, address }: MapFile, points: readonly MapPoint[]): string {
  const lines = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<gpx version="1.1" creator="${escapeMarkup(siteName)}" xmlns="http://www.topografix.com/GPX/1/1">`,
    '<metadata>',
    `<name>${escapeMarkup(title)}</name>`,
    `<author><name>${escapeMarkup(siteName)}</name></author>`,
    link(address, title),
    '</metadata>',
    ...points.map(waypoint),
    '</gpx>',
  ];
  return `${lines.join('\n')}\n`;
}

function waypoint({ name, description, category, latitude, longitude, address }: MapPoint): string {
  // Its longitudes end before 180, which is the same meridian.
  const east = longitude === 180 ? -180 : longitude;
  return [
    `<wpt lat="${degrees(latitude)}" lon="${degrees(east)}">`,
    `<name>${escapeMarkup(name)}</name>`,
    `<desc>${escapeMarkup(description)}</desc>`,
    link(address, name),
    `<type>${escapeMarkup(category)}</type>`,
    '</wpt>',
  ].join('\n');
}

const link = (address: string, text: string) =>
  `<link href="${escapeMarkup(address)}"><text>${escapeMarkup(text)}</text></link>`;
