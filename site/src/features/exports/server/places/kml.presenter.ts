import { escapeMarkup } from '@trekker/locator-map/escape-markup.ts';
import { degrees, type MapFile, type MapPoint } from './map-point.ts';

/** Placemarks. */
export function presentKml({ title, siteName, address }: MapFile, points: readonly MapPoint[]): string {
  const lines = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<kml xmlns="http://www.opengis.net/kml/2.2" xmlns:atom="http://www.w3.org/2005/Atom">',
    '<Document>',
    `<name>${escapeMarkup(title)}</name>`,
    `<atom:author><atom:name>${escapeMarkup(siteName)}</atom:name></atom:author>`,
    `<atom:link href="${escapeMarkup(address)}"/>`,
    ...points.map(placemark),
    '</Document>',
    '</kml>',
  ];
  return `${lines.join('\n')}\n`;
}

function placemark({ id, name, description, region, country, latitude, longitude, address }: MapPoint): string {
  // Programs show a description as HTML: the text is escaped for that, and the HTML for the file.
  const html = `<p>${escapeMarkup(description)}</p><p><a href="${escapeMarkup(address)}">${escapeMarkup(name)}</a></p>`;
  return [
    `<Placemark id="place-${id}">`,
    `<name>${escapeMarkup(name)}</name>`,
    `<address>${escapeMarkup(`${region}, ${country}`)}</address>`,
    `<description>${escapeMarkup(html)}</description>`,
    `<Point><coordinates>${degrees(longitude)},${degrees(latitude)}</coordinates></Point>`,
    '</Placemark>',
  ].join('\n');
}
