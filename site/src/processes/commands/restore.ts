import { existsSync, readdirSync } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { lockFolder } from '@trekker/database/embedded/folder-lock.ts';
import { holdsRows } from '@trekker/database/rows/tables.ts';
import { type Config, loadConfig } from '../../config/config.ts';
import type { Manifest } from '../../features/backups/server/archive-manifest.ts';
import { verifyArchive } from '../../features/backups/server/archive-reader.ts';
import { requireKnownSchema } from '../../features/backups/server/restore.service.ts';
import { migrations } from '../migrations-folder.ts';
import { restoreInto, restoreIntoFolder } from '../restored-place.ts';
import { StartError } from '../start-failure.ts';
import { type CommandInput, requireFile } from './command.ts';

type Say = CommandInput['say'];

const usage = 'Usage: npm run restore -- FILE [--into DATA_DIR] [--replace]';

/** Brings a backup back. Nothing is touched before every byte of it was checked, and nothing old is ever deleted. */
export async function restoreSite({ args, settings, say }: CommandInput): Promise<void> {
  const { file, into, replace } = readArguments(args);
  const loaded = loadConfig(settings);
  const config = { ...loaded, dataDirectory: path.resolve(into ?? loaded.dataDirectory) };
  await requirePlace(config, replace);
  say(`Checking ${file}`);
  const manifest = await verifyArchive(file);
  requireKnownSchema(file, manifest, migrations);
  await bringBack(config, { file, manifest }, say);
  say(`The backup of ${manifest.madeAt} is back. Everybody logs in anew.`);
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
async function bringBack(config: Config, archive: { file: string; manifest: Manifest }, say: Say): Promise<void> {
  const { dataDirectory, database } = config;
  const draft = path.join(dataDirectory, 'restoring');
  await rm(draft, { recursive: true, force: true });
  await mkdir(draft, { recursive: true, mode: 0o711 });
  const scratch = { ...config, dataDirectory: draft };
  const done = async () => {};
  if (database.kind === 'external') await restoreInto(scratch, archive, database.url, say, done);
  else await restoreIntoFolder(scratch, archive, say, done);
  const databaseFolder = path.join(dataDirectory, 'database');
  // Whoever runs on the old one must not find it moved.
  const lock = existsSync(databaseFolder) ? lockFolder(databaseFolder) : undefined;
  try {
    await swap(dataDirectory, draft, say);
  } finally {
    lock?.release();
  }
}

async function swap(dataDirectory: string, draft: string, say: Say): Promise<void> {
  const aside = path.join(
    dataDirectory,
    `before-restore-${new Date().toISOString().slice(0, 19).replaceAll(':', '-')}`,
  );
  for (const folder of oldFolders(dataDirectory)) {
    await mkdir(aside, { recursive: true });
    await rename(folder, path.join(aside, path.basename(folder)));
    say(`What was in ${folder} is kept in ${aside}`);
  }
  for (const folder of oldFolders(draft)) {
    const target = path.join(dataDirectory, path.basename(folder));
    await rm(target, { recursive: true, force: true }); // empty, if it is there
    await rename(folder, target);
  }
  await rm(draft, { recursive: true, force: true });
}

function readArguments(args: string[]): { file: string; into: string | undefined; replace: boolean } {
  const { values, positionals } = parsed(args);
  return { file: requireFile(positionals, usage), into: values.into, replace: values.replace };
}

function parsed(args: string[]) {
  try {
    const options = { into: { type: 'string' }, replace: { type: 'boolean', default: false } } as const;
    return parseArgs({ args, allowPositionals: true, options });
  } catch (error) {
    throw new StartError(`${(error as Error).message} ${usage}`);
  }
}
