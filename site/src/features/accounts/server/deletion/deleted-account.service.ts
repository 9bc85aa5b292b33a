import { createHash } from 'node:crypto';
import { appendFile, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Queryable } from '#server/queryable.ts';
import * as store from './deleted-account.repository.ts';

/** The file in the data folder: a backup is older than what was deleted after it, so that its database cannot know. */
const fileOf = (dataDirectory: string) => path.join(dataDirectory, 'deleted-accounts');

const hashOf = (accountId: string) => createHash('sha256').update(accountId).digest('hex');

/** Part of the transaction that deletes an account. */
export async function recordDeletion(tx: Queryable, accountId: string): Promise<void> {
  await store.addDeletedAccounts(tx, [hashOf(accountId)]);
}

/**
 * Writes into the file what the database knows and it does not. To be called after a deletion is committed, and now and
 * then.
 */
export async function keepDeletions(db: Queryable, dataDirectory: string): Promise<void> {
  const kept = new Set(await readDeletions(dataDirectory));
  const missing = (await store.listDeletedAccounts(db)).filter((hash) => !kept.has(hash));
  if (missing.length > 0) await appendFile(fileOf(dataDirectory), `${missing.join('\n')}\n`, { flush: true });
}

export async function readDeletions(dataDirectory: string): Promise<string[]> {
  const text = await readFile(fileOf(dataDirectory), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return '';
    throw error;
  });
  return [...new Set(text.split('\n').filter((line) => /^[0-9a-f]{64}$/.test(line)))];
}
