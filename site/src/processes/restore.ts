import { existsSync, readdirSync } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { lockFolder } from '@trekker/database/embedded/folder-lock.ts';
import { holdsRows } from '@trekker/database/rows/tables.ts';
import { type Config, loadConfig } from '../config/config.ts';
import { readEnvironment } from '../config/environment.ts';
import { ArchiveProblem, type Manifest } from '../features/backups/server/archive-manifest.ts';
import { verifyArchive } from '../features/backups/server/archive-reader.ts';
import { requireKnownSchema } from '../features/backups/server/restore.service.ts';
import { migrations } from './prepare-database.ts';
import { restoreInto, restoreIntoFolder } from './restored-place.ts';
import { explainFailure, StartError } from './start-failure.ts';

// Brings a backup back. Nothing is touched before every byte of it was checked, and nothing old is ever deleted.
const usage = 'Usage: npm run restore -- FILE [--into DATA_DIR] [--replace]';

try {
  const { file, into, replace } = readArguments();
  const loaded = loadConfig(readEnvironment());
  const config = { ...loaded, dataDirectory: path.resolve(into ?? loaded.dataDirectory) };
  await requirePlace(config, replace);
  console.log(`Checking ${file}`);
  const manifest = await verifyArchive(file);
  requireKnownSchema(file, manifest, migrations);
  await bringBack(config, { file, manifest });
  console.log(`The backup of ${manifest.madeAt} is back. Everybody logs in anew.`);
} catch (error) {
  console.error(error instanceof ArchiveProblem ? error.message : explainFailure(error));
  process.exitCode = 1;
}

/** @throws StartError where a restore would mix with what is there. */
async function requirePlace({ dataDirectory, database }: Config, replace: boolean): Promise<void> {
  if (database.kind === 'external' && (await holdsRows(database)))
    throw new StartError('The database of DATABASE_URL holds rows already: create an empty one and name that.');
  const used = oldFolders(dataDirectory);
  if (used.length > 0 && !replace)
    throw new StartError(
      `${used.join(' and ')} is not empty: add --replace to keep it aside and put the backup there.`,
    );
}

function oldFolders(dataDirectory: string): string[] {
  const folders = ['database', 'media'].map((name) => path.join(dataDirectory, name));
  return folders.filter((folder) => existsSync(folder) && readdirSync(folder).length > 0);
}

/** Into a folder beside first: until all is there, a start finds what was there before. */
async function bringBack(config: Config, archive: { file: string; manifest: Manifest }): Promise<void> {
  const { dataDirectory, database } = config;
  const draft = path.join(dataDirectory, 'restoring');
  await rm(draft, { recursive: true, force: true });
  await mkdir(draft, { recursive: true, mode: 0o711 });
  const scratch = { ...config, dataDirectory: draft };
  const done = async () => {};
  if (database.kind === 'external') await restoreInto(scratch, archive, database.url, done);
  else await restoreIntoFolder(scratch, archive, done);
  const databaseFolder = path.join(dataDirectory, 'database');
  // Whoever runs on the old one must not find it moved.
  const lock = existsSync(databaseFolder) ? lockFolder(databaseFolder) : undefined;
  try {
    await swap(dataDirectory, draft);
  } finally {
    lock?.release();
  }
}

async function swap(dataDirectory: string, draft: string): Promise<void> {
  const aside = path.join(
    dataDirectory,
    `before-restore-${new Date().toISOString().slice(0, 19).replaceAll(':', '-')}`,
  );
  for (const folder of oldFolders(dataDirectory)) {
    await mkdir(aside, { recursive: true });
    await rename(folder, path.join(aside, path.basename(folder)));
    console.log(`What was in ${folder} is kept in ${aside}`);
  }
  for (const folder of oldFolders(draft)) {
    const target = path.join(dataDirectory, path.basename(folder));
    await rm(target, { recursive: true, force: true }); // empty, if it is there
    await rename(folder, target);
  }
  await rm(draft, { recursive: true, force: true });
}

function readArguments(): { file: string; into: string | undefined; replace: boolean } {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: { into: { type: 'string' }, replace: { type: 'boolean', default: false } },
    });
    const [file, ...more] = positionals;
    if (!file || more.length > 0) throw new Error('Name one backup.');
    if (!existsSync(file)) throw new Error(`There is no file ${file}.`);
    return { file, into: values.into, replace: values.replace };
  } catch (error) {
    throw new StartError(`${(error as Error).message} ${usage}`);
  }
}
