import type { Queryable } from '#server/queryable.ts';
import type { Manifest } from './archive-manifest.ts';
import {
  type BackupState,
  findBackupState,
  keepsBackupState,
  markRehearsed,
  saveBackupState,
} from './backup-state.repository.ts';

export type { BackupState };

/** Undefined where no backup was ever made. */
export function readBackupState(db: Queryable): Promise<BackupState | undefined> {
  return findBackupState(db);
}

/** The backup is written and safe. One of an older version's tables, before an upgrade, is not written down. */
export async function rememberBackup(db: Queryable, { madeAt }: Manifest, sizeBytes: number): Promise<void> {
  if (await keepsBackupState(db)) await saveBackupState(db, new Date(madeAt), sizeBytes);
}

/** The backup was restored without a fault. An older one, or that of another site, says nothing about the last one. */
export async function rememberRehearsal(db: Queryable, { madeAt }: Manifest): Promise<void> {
  if (await keepsBackupState(db)) await markRehearsed(db, new Date(madeAt));
}
