import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type pg from 'pg';
import { from } from 'pg-copy-streams';

export type Value = string | number | boolean | null | readonly (string | number | null)[];

const bytesAtOnce = 1 << 16;

/** Loads rows by COPY, without holding more of them than fit into a few buffers. */
export async function copyRows(
  client: pg.ClientBase,
  table: string,
  columns: readonly string[],
  rows: Iterable<readonly Value[]>,
): Promise<void> {
  await pipeline(Readable.from(lines(rows)), client.query(from(`copy ${table} (${columns.join(', ')}) from stdin`)));
}

function* lines(rows: Iterable<readonly Value[]>): Generator<Buffer> {
  let text = '';
  for (const row of rows) {
    text += `${row.map(field).join('\t')}\n`;
    if (text.length < bytesAtOnce) continue;
    yield Buffer.from(text);
    text = '';
  }
  yield Buffer.from(text);
}

function field(value: Value): string {
  if (value === null) return '\\N';
  if (typeof value === 'string') return escaped(value);
  if (typeof value === 'object') return escaped(`{${value.map((item) => JSON.stringify(item)).join(',')}}`);
  return String(value);
}

const escapes: Record<string, string> = { '\\': '\\\\', '\t': '\\t', '\n': '\\n', '\r': '\\r' };

function escaped(text: string): string {
  return text.replace(/[\\\t\n\r]/g, (sign) => escapes[sign] ?? sign);
}
