import { Readable } from 'node:stream';
import { type Info, parse } from 'csv-parse';
import { decodedText } from '../decoded-text.ts';
import { SourceError } from '../source-error.ts';
import type { SourceFile } from '../source-file.ts';

export type Row = { line: number; cells: readonly string[] };

/** Cells that a spreadsheet would run are written with a mark before them (as an export of ours does): it goes. */
const withoutGuard = (cell: string): string => (/^'[=+\-@\t\r]/.test(cell) ? cell.slice(1) : cell).trim();

/** What parts the cells: what the first line has most of. */
export function delimiterOf(head: string): string {
  const line = /^[^\r\n]*/.exec(head.replace(/^\ufeff/, '').trimStart())?.[0].replace(/"[^"]*"/g, '') ?? '';
  const counts = [',', ';', '\t'].map((sign) => ({ sign, count: line.split(sign).length }));
  return counts.sort((one, other) => other.count - one.count)[0]?.sign ?? ',';
}

/** Line ends of one kind, so that lines are counted right. */
async function* withPlainLines(pieces: AsyncIterable<string>): AsyncGenerator<string> {
  let held = '';
  for await (const piece of pieces) {
    const text = held + piece;
    // The rest of it may come with the next piece.
    held = text.endsWith('\r') ? '\r' : '';
    yield text.slice(0, text.length - held.length).replace(/\r\n?/g, '\n');
  }
  if (held) yield '\n';
}

/** The rows of a table, the first of which has its headers; ragged ones too, each with its line. */
export async function* csvRows(file: SourceFile, head: string): AsyncGenerator<Row> {
  const { pieces } = await decodedText(file);
  const parser = parse({
    bom: true,
    delimiter: delimiterOf(head),
    info: true,
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
    max_record_size: 1024 * 1024,
  });
  const source = Readable.from(withPlainLines(pieces()));
  source.on('error', (error) => parser.destroy(error));
  source.pipe(parser);
  try {
    for await (const { record, info } of parser as AsyncIterable<{ record: string[]; info: Info }>)
      yield { line: info.lines, cells: record.map(withoutGuard) };
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && String(error.code).startsWith('CSV_'))) throw error;
    throw new SourceError(`${file.name} is no table: ${error.message}.`);
  } finally {
    source.destroy();
  }
}
