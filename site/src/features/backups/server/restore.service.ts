import { Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import type { Connection } from '@trekker/database/connections/connection.ts';
import { migrate } from '@trekker/database/migrate.ts';
import { listMigrations, withMigrationsUpTo } from '@trekker/database/migrations-up-to.ts';
import { replaceRows } from '@trekker/database/rows/write-rows.ts';
import { restoreJobs } from '@trekker/job-queue/carried-jobs.ts';
import type { MediaStorage } from '@trekker/media-storage/media-storage.ts';
import { recountLists } from '#server/lists/list-count.repository.ts';
import type { Queryable } from '#server/queryable.ts';
import { ArchiveProblem, type Manifest } from './archive-manifest.ts';
import { type Archive, readArchive } from './archive-reader.ts';
import { jobsPart, type Tell } from './backup.service.ts';

export type RestoreTarget = {
  connection: Connection;
  db: Queryable;
  storage: MediaStorage;
  migrations: string;
  /** Brings tables and queues up to date, as a start does. */
  prepare(): Promise<void>;
};

/** @throws ArchiveProblem when it was written by a newer version. */
export function requireKnownSchema(file: string, { schema }: Manifest, migrations: string): void {
  const known = new Set(listMigrations(migrations));
  if (schema.length === 0 || schema.some((date) => !known.has(date)))
    throw new ArchiveProblem(file, ['it was made by a newer version of this program: restore it with that version']);
}

/**
 * Fills an empty target with a verified archive: the tables as they were then, their rows all or none, then whatever
 * newer versions changed, then the jobs that waited, then the media.
 */
export async function restore(archive: Archive, target: RestoreTarget, tell: Tell): Promise<void> {
  const { file, manifest } = archive;
  requireKnownSchema(file, manifest, target.migrations);
  const entries = readArchive(archive);
  const older = Math.max(...manifest.schema);
  await withMigrationsUpTo(target.migrations, older, (folder) => migrate(target, folder));
  const parts = new Map(manifest.parts.map((part) => [part.name, part]));
  await replaceRows(target.connection, async ({ write }) => {
    for (const { name, table } of manifest.parts) {
      if (!table || name === jobsPart) continue;
      const { value: entry } = await entries.next();
      if (entry?.name !== name) throw new ArchiveProblem(file, [`${name} is not where it should be`]);
      const rows = await write(table, unpacked(entry.body));
      if (rows !== table.rows) throw new ArchiveProblem(file, [`${name} has ${rows} rows instead of ${table.rows}`]);
    }
  });
  tell('Rows are back');
  await target.prepare();
  await recountLists(target.db);
  for await (const { name, body } of entries) {
    if (name === jobsPart) await restoreJobs(target.connection, unpacked(body));
    else if (parts.has(name)) await target.storage.putStream(name.replace(/^media\//, ''), body);
    else for await (const _ of body); // the manifest
  }
  tell('Jobs and media are back');
}

function unpacked(body: AsyncIterable<Uint8Array>): Readable {
  const packed = Readable.from(body);
  return packed.pipe(createGunzip()).on('error', (error) => packed.destroy(error));
}
