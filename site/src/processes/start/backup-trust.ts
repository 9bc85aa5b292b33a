import { existsSync } from 'node:fs';
import type { Config } from '../../config/config.ts';
import { ensureKeyFile, type KeySource, keyFileOf } from '../../features/backups/server/archive-key.ts';
import type { Trust } from '../../features/backups/server/archive-reader.ts';
import { StartError } from './start-failure.ts';

type Settings = Pick<Config, 'backupPassphrase' | 'dataDirectory'>;

/** What a new backup is sealed with: the passphrase, which encrypts it too, or the key file of the data folder. */
export function sealWith({ backupPassphrase, dataDirectory }: Settings): KeySource {
  return backupPassphrase === null ? { file: ensureKeyFile(dataDirectory) } : { passphrase: backupPassphrase };
}

/** Of commands that read a backup. */
export const trustOptions = {
  key: { type: 'string' },
  unsealed: { type: 'boolean', default: false },
} as const;

/** @throws StartError when there is no file `key`. */
export function readTrust(
  { backupPassphrase, dataDirectory }: Settings,
  { key, unsealed }: { key?: string | undefined; unsealed: boolean },
): Trust {
  if (key !== undefined && !existsSync(key)) throw new StartError(`There is no key file ${key}.`);
  const own = keyFileOf(dataDirectory);
  const keyFile = key ?? (existsSync(own) ? own : null);
  return { passphrase: backupPassphrase, keyFile, allowsUnsealed: unsealed };
}
