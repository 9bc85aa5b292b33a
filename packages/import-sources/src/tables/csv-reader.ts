import { badDates, isoDate } from '../dates.ts';
import { decodedText } from '../decoded-text.ts';
import { coordinate, pairOf } from '../points/coordinates.ts';
import type { Note, Place, SourceRecord } from '../records.ts';
import { SourceError } from '../source-error.ts';
import { headOf, type SourceFile } from '../source-file.ts';
import { type Columns, columnsOf } from './columns.ts';
import { csvRows, type Row } from './csv-rows.ts';

/** A table of places or of subscribers; a row that says too little is skipped by its line, and the others go on. */
export async function* readCsv(file: SourceFile, named: ReadonlyMap<string, string>): AsyncGenerator<SourceRecord> {
  const head = (await headOf(file)).toString('latin1');
  let columns: Columns | null = null;
  const seen = new Set<string>();
  const { told } = await decodedText(file);
  if (told) yield { type: 'repair', line: 1, what: told };
  for await (const row of csvRows(file, head)) {
    if (columns) {
      const record = recordOf(row, columns, seen);
      yield record;
      if (record.type === 'subscriber') yield* badDays(row, columns);
    } else {
      columns = columnsIn(row, file.name, named);
      const format = columns.kind === 'places' ? 'places-csv' : 'subscribers-csv';
      yield { type: 'site', format, address: null, title: '' };
      for (const { header, reason } of columns.others) yield { type: 'skip', kind: 'column', sourceId: header, reason };
    }
  }
  if (!columns) throw new SourceError(`${file.name} is empty.`);
}

function badDays(row: Row, columns: Columns): SourceRecord[] {
  const days = ['since', 'unsubscribedAt'].map((field) => said(row, columns, field));
  return badDates(...days).length === 0 ? [] : [{ type: 'repair', line: row.line, what: 'bad-date' }];
}

function columnsIn(row: Row, name: string, named: ReadonlyMap<string, string>): Columns {
  const columns = columnsOf(row.cells, named);
  if (columns) return columns;
  throw new SourceError(
    `${name} has neither a column “name” nor a column “email”: name one so in the file, or say which it is with --column on the command line.`,
  );
}

function recordOf(row: Row, columns: Columns, seen: Set<string>): SourceRecord {
  const record = columns.kind === 'places' ? placeOf(row, columns) : subscriberOf(row, columns);
  if (record.type !== 'place' && record.type !== 'subscriber') return record;
  const key = record.type === 'place' ? placeKey(record) : record.email;
  if (seen.has(key)) return { type: 'skip', kind: record.type, sourceId: record.sourceId, reason: 'same-as-before' };
  seen.add(key);
  return record;
}

const placeKey = ({ name, latitude, longitude, fields }: Place): string =>
  JSON.stringify([name.toLowerCase(), latitude, longitude, fields.country?.toLowerCase() ?? '']);

const said = (row: Row, { at }: Columns, field: string): string =>
  (at.get(field) ?? []).map((column) => row.cells[column]).find((cell) => cell) ?? '';

function placeOf(row: Row, columns: Columns): SourceRecord {
  const sourceId = `row:${row.line}`;
  const skip = (reason: string): SourceRecord => ({ type: 'skip', kind: 'place', sourceId, reason });
  const name = said(row, columns, 'name');
  if (name === '') return skip('no-name');
  const pair = pairOf(said(row, columns, 'coordinates'));
  const [latitudeText, longitudeText] = [said(row, columns, 'latitude'), said(row, columns, 'longitude')];
  const latitude = coordinate(latitudeText, 90) ?? pair?.latitude ?? null;
  const longitude = coordinate(longitudeText, 180) ?? pair?.longitude ?? null;
  const isSaid = latitudeText !== '' || longitudeText !== '';
  if (isSaid && (latitude === null || longitude === null)) return skip('bad-coordinates');
  const fields: Record<string, string> = {};
  for (const field of columns.at.keys()) {
    const value = said(row, columns, field);
    if (value !== '' && !/^(name|latitude|longitude|coordinates)$/.test(field)) fields[field] = value;
  }
  const notes: Note[] = [];
  if (row.cells.slice(columns.headers).some((cell) => cell !== ''))
    notes.push({ reason: 'more-cells-than-headers', detail: `line ${row.line}` });
  return { type: 'place', sourceId, name, latitude, longitude, fields, notes };
}

/** Lists are parted by `;` or `|`: a comma may stand in a name. */
export const listIn = (cell: string): string[] =>
  cell
    .split(/[;|]/)
    .map((part) => part.trim())
    .filter(Boolean);

function subscriberOf(row: Row, columns: Columns): SourceRecord {
  const sourceId = `row:${row.line}`;
  const email = said(row, columns, 'email').toLowerCase();
  if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email) || email.length > 254)
    return { type: 'skip', kind: 'subscriber', sourceId, reason: email ? 'bad-address' : 'no-address' };
  const status = said(row, columns, 'status').toLowerCase();
  if (said(row, columns, 'cleanedAt') !== '' || /^(cleaned|bounced|complained|spam)/.test(status))
    return { type: 'skip', kind: 'subscriber', sourceId, reason: 'bounced' };
  const isGone =
    ['unsubscribedAt', 'unsubscribedBy'].some((field) => said(row, columns, field) !== '') ||
    /^(unsubscribed|inactive|false|no|0|disabled)$/.test(status);
  return {
    type: 'subscriber',
    sourceId,
    email,
    isSubscribed: !isGone,
    since: isoDate(said(row, columns, 'since')),
    leftAt: isGone ? isoDate(said(row, columns, 'unsubscribedAt')) : null,
  };
}
