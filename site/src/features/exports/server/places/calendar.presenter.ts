import { t } from '../api-exports.texts.ts';
import { degrees } from './map-point.ts';

export type TripDay = { id: string; day: number; title: string; activities: readonly string[] };

/** An itinerary that begins on a day (2027-05-14). */
export type Trip = {
  place: string;
  /** Where it lies, in words. */
  where: string;
  latitude: number;
  longitude: number;
  updatedAt: string;
  days: readonly TripDay[];
  start: string;
  address: string;
  siteName: string;
};

/** Each day of a trip as a whole day of a calendar (RFC 5545), which leaves its owner free. */
export function presentCalendar(trip: Trip): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${escaped(trip.siteName)}//Itinerary//EN`,
    'CALSCALE:GREGORIAN',
    ...trip.days.flatMap((day) => event(trip, day)),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

function event({ place, where, latitude, longitude, updatedAt, start, address }: Trip, day: TripDay): string[] {
  const changedAt = `${updatedAt.replaceAll(/[-:]|\.\d+/g, '')}`;
  const about = [...day.activities, address].join('\n');
  return [
    'BEGIN:VEVENT',
    // The same plan on the same days is the same, however often it is taken along; on others it is another trip.
    `UID:${escaped(`${day.id}-${start}@${new URL(address).hostname}`)}`,
    `DTSTAMP:${changedAt}`,
    `LAST-MODIFIED:${changedAt}`,
    `DTSTART;VALUE=DATE:${dateAfter(start, day.day - 1)}`,
    `DTEND;VALUE=DATE:${dateAfter(start, day.day)}`,
    `SUMMARY:${escaped(t.day({ place, day: day.day, title: day.title }))}`,
    `DESCRIPTION:${escaped(about)}`,
    `LOCATION:${escaped(where)}`,
    `GEO:${degrees(latitude)};${degrees(longitude)}`,
    `URL:${address}`,
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
  ];
}

/** 20270515 for the day after 2027-05-14. */
function dateAfter(start: string, days: number): string {
  const at = new Date(`${start}T00:00:00Z`);
  at.setUTCDate(at.getUTCDate() + days);
  return at.toISOString().slice(0, 10).replaceAll('-', '');
}

// Characters that a value cannot hold, not even escaped.
const impossible = /[\p{Cc}--[\t\n]]/gv;

function escaped(text: string): string {
  return text
    .replace(/\r\n?/g, '\n')
    .replace(impossible, '')
    .replace(/[\\;,]/g, (sign) => `\\${sign}`)
    .replaceAll('\n', '\\n');
}

const longestLine = 75;

/** A line has at most 75 bytes; the next begins with a space. No character is parted. */
function folded(line: string): string {
  const lines = [''];
  let bytes = 0;
  for (const character of line) {
    const size = Buffer.byteLength(character);
    if (bytes + size > longestLine) {
      lines.push(' ');
      bytes = 1;
    }
    lines[lines.length - 1] += character;
    bytes += size;
  }
  return lines.join('\r\n');
}
