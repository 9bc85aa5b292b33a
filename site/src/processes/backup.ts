import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { openDatabase } from '@trekker/database/database.ts';
import { loadConfig } from '../config/config.ts';
import { readEnvironment } from '../config/environment.ts';
import { backUp } from '../features/backups/server/backup.service.ts';
import { withSiteServer } from './command-database.ts';
import { openMediaStorage } from './media-storage.ts';
import { explainFailure, StartError } from './start-failure.ts';

// Everything in one file, while the site runs or while it does not.
const usage = 'Usage: npm run backup [-- --to FILE]';

try {
  const config = loadConfig(readEnvironment());
  const file = path.resolve(readTarget() ?? defaultName(config.dataDirectory));
  if (existsSync(file)) throw new StartError(`${file} exists already: choose another name.`);
  await mkdir(path.dirname(file), { recursive: true, mode: 0o711 });
  const startedAt = performance.now();
  const tell = (line: string) => console.log(`${((performance.now() - startedAt) / 1000).toFixed(1)} s  ${line}`);
  const storage = await openMediaStorage(config);
  const { manifest, sizeBytes } = await withSiteServer(config, async (url) => {
    const database = await openDatabase({ url, poolSize: 1 });
    return backUp({ connection: database.connection, storage }, file, tell).finally(() => database.close());
  });
  for (const name of manifest.missing) console.error(`Missing in the media storage, though a row names it: ${name}`);
  tell(`${file} is written, ${(sizeBytes / 1e6).toFixed(1)} MB. Try it with: npm run rehearse -- ${file}`);
} catch (error) {
  console.error(explainFailure(error));
  process.exitCode = 1;
}

function readTarget(): string | undefined {
  try {
    return parseArgs({ options: { to: { type: 'string' } } }).values.to;
  } catch (error) {
    throw new StartError(`${(error as Error).message} ${usage}`);
  }
}

function defaultName(dataDirectory: string): string {
  const stamp = new Date().toISOString().slice(0, 19).replaceAll(':', '-');
  return path.join(dataDirectory, 'backups', `trekker-${stamp}.tar`);
}
