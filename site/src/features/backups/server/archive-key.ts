import { createHmac, randomBytes, scryptSync } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** What a backup is sealed with, and what it is encrypted with, if it is. */
export type ArchiveKeys = { seal: Buffer; encryption: Buffer | null };

/** How a site gets the keys of a backup: from a passphrase, or from a file beside its data. */
export type KeySource = { passphrase: string } | { file: string };

export function keyFileOf(dataDirectory: string): string {
  return path.join(dataDirectory, 'backup.key');
}

/** The key file of a data folder, made of chance at the first backup, for its owner alone. */
export function ensureKeyFile(dataDirectory: string): string {
  const file = keyFileOf(dataDirectory);
  try {
    writeFileSync(file, `${randomBytes(32).toString('hex')}\n`, { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  return file;
}

/**
 * `salt` stands in the archive. With a passphrase it takes a tenth of a second, so that nobody tries millions of them.
 */
export function keysOf(source: KeySource, salt: Buffer): ArchiveKeys {
  if ('file' in source) {
    const secret = readFileSync(source.file, 'utf8').trim();
    return { seal: createHmac('sha256', secret).update(salt).digest(), encryption: null };
  }
  const derived = scryptSync(source.passphrase, salt, 64, { N: 32_768, r: 8, p: 1, maxmem: 64 * 1024 * 1024 });
  return { seal: derived.subarray(0, 32), encryption: derived.subarray(32) };
}
