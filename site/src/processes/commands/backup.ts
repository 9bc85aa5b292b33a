import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { loadConfig } from '../../config/config.ts';
import { backUp } from '../../features/backups/server/backup.service.ts';
import { rememberBackup } from '../../features/backups/server/backup-state.service.ts';
import { openMediaStorage } from '../composition/media-storage.ts';
import { sealWith } from '../start/backup-trust.ts';
import { withSiteDatabaseAsItIs } from '../start/command-database.ts';
import { requireDataFolder } from '../start/data-folder.ts';
import { StartError } from '../start/start-failure.ts';
import type { CommandInput } from './command.ts';

const usage = 'Usage: npm run backup [-- --to FILE]';

/** Everything in one file, while the site runs or while it does not. */
export async function backUpSite({ args, settings, say, warn }: CommandInput): Promise<void> {
  const config = loadConfig(settings);
  const file = path.resolve(readTarget(args) ?? defaultName(config.dataDirectory));
  if (existsSync(file)) throw new StartError(`${file} already exists: choose another name.`);
  await mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
  await requireDataFolder(config.dataDirectory); // the key of the seal lies there
  const startedAt = performance.now();
  const tell = (line: string) => say(`${((performance.now() - startedAt) / 1000).toFixed(1)} s  ${line}`);
  const storage = await openMediaStorage(config);
  const { manifest, sizeBytes } = await withSiteDatabaseAsItIs(config, async ({ connection, db }) => {
    const written = await backUp({ connection, storage }, file, sealWith(config), tell);
    await rememberBackup(db, written.manifest, written.sizeBytes);
    return written;
  });
  for (const name of manifest.missing) warn(`Missing from the media storage, though a row refers to it: ${name}`);
  tell(`${file} was written, ${(sizeBytes / 1e6).toFixed(1)} MB. Try it with: npm run rehearse -- ${file}`);
}

function readTarget(args: string[]): string | undefined {
  try {
    return parseArgs({ args, options: { to: { type: 'string' } } }).values.to;
  } catch (error) {
    throw new StartError(`${(error as Error).message} ${usage}`);
  }
}

function defaultName(dataDirectory: string): string {
  const stamp = new Date().toISOString().slice(0, 19).replaceAll(':', '-');
  return path.join(dataDirectory, 'backups', `trekker-${stamp}.tar`);
}
