import { createReadStream, createWriteStream } from 'node:fs';
import { rm, stat } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type { Connection } from '@trekker/database/connections/connection.ts';
import { type Snapshot, withSnapshot } from '@trekker/database/rows/snapshot.ts';
import type { Table } from '@trekker/database/rows/tables.ts';
import { carriedJobs, jobsToCarry } from '@trekker/job-queue/carried-jobs.ts';
import type { MediaStorage } from '@trekker/media-storage/media-storage.ts';
import { listFiles, mediaFilesLock } from '../../media/server/media.repository.ts';
import { namesOfFiles } from '../../media/server/media-files.rules.ts';
import type { KeySource } from './archive-key.ts';
import type { Manifest, Part } from './archive-manifest.ts';
import { type ArchiveWriter, writeArchive } from './archive-writer.ts';

export type Tell = (line: string) => void;

/**
 * Logins end with a restore. Answers that were kept for whoever asks twice are of no use later. The lengths of lists
 * are counted anew.
 */
const leftOut = ['sessions', 'idempotency_keys', 'list_counts'];

/**
 * Links that work once are worthless by then, but for those that give an account back to an address that it had:
 * whoever took it would keep it. Links that unsubscribe stay.
 */
const carriedOf: Readonly<Record<string, string>> = { one_time_tokens: "purpose = 'undo-email'" };

export const jobsPart = 'jobs.copy.gz';

/**
 * Writes rows, waiting jobs and media of one moment into `file`, while people go on writing. Media files never change,
 * so those that the moment's rows name are read afterwards; until then none is swept away.
 */
export function backUp(
  { connection, storage }: { connection: Connection; storage: MediaStorage },
  file: string,
  source: KeySource,
  tell: Tell,
): Promise<{ manifest: Manifest; sizeBytes: number }> {
  return writeArchive(file, source, (writer) =>
    withSnapshot(connection, mediaFilesLock, async (snapshot) => {
      const madeAt = new Date().toISOString();
      const { schema } = snapshot;
      const tables = await snapshot.listTables();
      const parts: Part[] = [];
      for (const table of tables.filter(({ name }) => !leftOut.includes(name)))
        parts.push(await addRows(writer, snapshot, `rows/${table.name}.copy.gz`, table, file, carriedOf[table.name]));
      parts.push(await addRows(writer, snapshot, jobsPart, carriedJobs, file, jobsToCarry));
      tell(`${parts.reduce((sum, { table }) => sum + (table?.rows ?? 0), 0)} rows of ${parts.length} tables`);
      const media = await addMedia(writer, storage, (await listFiles(snapshot.db)).flatMap(namesOfFiles), tell);
      return { format: 1, madeAt, schema, parts: [...parts, ...media.parts], missing: media.missing };
    }),
  );
}

/** Packed into a file first: the size stands before the content. */
async function addRows(
  writer: ArchiveWriter,
  snapshot: Snapshot,
  name: string,
  table: Table,
  file: string,
  condition?: string,
): Promise<Part> {
  const packed = `${file}.partial-rows`;
  try {
    const copy = snapshot.read(table, condition);
    let rows = 0;
    const lines = async function* (chunks: AsyncIterable<Buffer>) {
      for await (const chunk of chunks) {
        // In the text form of COPY a line is a row, whatever it holds.
        for (const byte of chunk) if (byte === 10) rows++;
        yield chunk;
      }
    };
    await pipeline(copy, lines, createGzip({ level: 6 }), createWriteStream(packed, { mode: 0o600 }));
    const part = await writer.add(name, (await stat(packed)).size, createReadStream(packed));
    return { ...part, table: { ...table, rows } };
  } finally {
    await rm(packed, { force: true });
  }
}

async function addMedia(writer: ArchiveWriter, storage: MediaStorage, names: string[], tell: Tell) {
  const parts: Part[] = [];
  const missing: string[] = [];
  let bytes = 0;
  for (const [at, name] of [...new Set(names)].entries()) {
    const found = await storage.stat(name);
    if (found) {
      parts.push(await writer.add(`media/${name}`, found.sizeBytes, storage.read(name)));
      bytes += found.sizeBytes;
    } else missing.push(name);
    if ((at + 1) % 1000 === 0) tell(`${at + 1} of ${names.length} media files`);
  }
  tell(`${parts.length} media files, ${Math.round(bytes / 1e6)} MB`);
  return { parts, missing };
}
