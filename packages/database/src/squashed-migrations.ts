import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { type MigrationMeta, readMigrationFiles } from 'drizzle-orm/migrator';

/** One of those that a baseline stands for, as its file was. */
export type SquashedMigration = { when: number; tag: string; sql: string };

export type History = {
  /** Every migration that there ever was, oldest first. */
  all: readonly MigrationMeta[];
  /** What makes an empty database the newest: a baseline in place of all that it stands for, and what came later. */
  short: readonly MigrationMeta[];
};

export const squashedFile = 'squashed.json.gz';

/**
 * The migrations in `folder`. Where `squashed.json.gz` lies there, the first file is a baseline: it makes at once what
 * those of that archive made step by step, and has the date of the last of them. A database that has some of them goes
 * on with the others.
 */
export function readHistory(folder: string): History {
  const short = readMigrationFiles({ migrationsFolder: folder });
  const squashed = readSquashed(folder);
  if (squashed.length === 0) return { all: short, short };
  return { all: [...squashed.map(metaOf), ...short.slice(1)], short };
}

/** Those that the baseline of `folder` stands for, oldest first; none where it has no baseline. */
export function readSquashed(folder: string): SquashedMigration[] {
  const file = path.join(folder, squashedFile);
  return existsSync(file) ? JSON.parse(gunzipSync(readFileSync(file)).toString()) : [];
}

export function packSquashed(migrations: readonly SquashedMigration[]): Buffer {
  return gzipSync(JSON.stringify(migrations), { level: 9 });
}

/** As Drizzle reads it of a file. */
function metaOf({ when, sql }: SquashedMigration): MigrationMeta {
  return {
    sql: sql.split('--> statement-breakpoint'),
    bps: true,
    folderMillis: when,
    hash: createHash('sha256').update(sql).digest('hex'),
  };
}
