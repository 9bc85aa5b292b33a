import { existsSync, readdirSync } from 'node:fs';
import { chmod, mkdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { lockFolder } from '@trekker/database/embedded/folder-lock.ts';
import { holdsRows } from '@trekker/database/rows/tables.ts';
import { createParts } from '@trekker/response-cache/parts.ts';
import { type Config, loadConfig } from '../../config/config.ts';
import { repeatDeletions } from '../../features/accounts/server/deletion/account-deletion.service.ts';
import { readDeletions } from '../../features/accounts/server/deletion/deleted-account.service.ts';
import { type Archive, verifyArchive } from '../../features/backups/server/archive-reader.ts';
import { requireKnownSchema } from '../../features/backups/server/restore.service.ts';
import { accountDependencies } from '../composition/account-dependencies.ts';
import { readTrust, trustOptions } from '../start/backup-trust.ts';
import { privateFolderMode } from '../start/data-folder.ts';
import { addressesOf } from '../start/database-addresses.ts';
import { migrations } from '../start/migrations-folder.ts';
import { type Restored, restoreInto, restoreIntoFolder } from '../start/restored-place.ts';
import { StartError } from '../start/start-failure.ts';
import { type CommandInput, requireFile } from './command.ts';

type Say = CommandInput['say'];

const usage = 'Usage: npm run restore -- FILE [--into DATA_DIR] [--replace] [--key FILE | --unsealed]';

/** Brings a backup back. Nothing is touched before every byte of it was checked, and nothing old is ever deleted. */
export async function restoreSite({ args, settings, say }: CommandInput): Promise<void> {
  const { file, into, replace, values } = readArguments(args);
  const loaded = loadConfig(settings);
  const config = { ...loaded, dataDirectory: path.resolve(into ?? loaded.dataDirectory) };
  await requirePlace(config, replace);
  say(`Checking ${file}`);
  const archive = await verifyArchive(file, readTrust(loaded, values));
  requireKnownSchema(file, archive.manifest, migrations);
  await bringBack(config, archive, say);
  say(`The backup of ${archive.manifest.madeAt} is back. Everyone has to log in again.`);
}

/** @throws StartError where a restore would mix with what is there. */
async function requirePlace({ dataDirectory, database }: Config, replace: boolean): Promise<void> {
  if (database.kind === 'external' && (await holdsRows({ url: addressesOf(database).owner })))
    throw new StartError('The database of DATABASE_URL already holds rows: create an empty one and use that.');
  const used = oldFolders(dataDirectory);
  if (used.length > 0 && !replace)
    throw new StartError(
      `${used.join(' and ')} is not empty: add --replace to move it aside and restore the backup there.`,
    );
}

function oldFolders(dataDirectory: string): string[] {
  const folders = ['database', 'media'].map((name) => path.join(dataDirectory, name));
  return folders.filter((folder) => existsSync(folder) && readdirSync(folder).length > 0);
}

/** Into a folder beside first: until all is there, a start finds what was there before. */
async function bringBack(config: Config, archive: Archive, say: Say): Promise<void> {
  const { dataDirectory, database } = config;
  const draft = path.join(dataDirectory, 'restoring');
  await rm(draft, { recursive: true, force: true });
  await mkdir(draft, { recursive: true });
  await chmod(draft, privateFolderMode());
  const scratch = { ...config, dataDirectory: draft };
  const hashes = await readDeletions(dataDirectory);
  const done = async ({ database }: Restored) => {
    const dependencies = { db: database.db, reads: database.db, parts: createParts(0), siteUrl: config.siteUrl };
    const count = await repeatDeletions(accountDependencies(dependencies, scratch), hashes);
    if (count > 0) say(`${count} deleted accounts were in the backup and are deleted again`);
  };
  if (database.kind === 'external') await restoreInto(scratch, archive, addressesOf(database), say, done);
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
    say(`The old content of ${folder} is now in ${aside}`);
  }
  for (const folder of oldFolders(draft)) {
    const target = path.join(dataDirectory, path.basename(folder));
    await rm(target, { recursive: true, force: true }); // empty, if it is there
    await rename(folder, target);
  }
  await rm(draft, { recursive: true, force: true });
}

function readArguments(args: string[]) {
  const { values, positionals } = parsed(args);
  return { file: requireFile(positionals, usage), into: values.into, replace: values.replace, values };
}

function parsed(args: string[]) {
  try {
    const options = {
      into: { type: 'string' },
      replace: { type: 'boolean', default: false },
      ...trustOptions,
    } as const;
    return parseArgs({ args, allowPositionals: true, options });
  } catch (error) {
    throw new StartError(`${(error as Error).message} ${usage}`);
  }
}
