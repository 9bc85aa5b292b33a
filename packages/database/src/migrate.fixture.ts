import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { temporaryFolder } from './embedded/server.fixture.ts';
import { packSquashed, squashedFile } from './squashed-migrations.ts';

type Migration = [when: number, sql: string];

/** A folder as drizzle-kit writes it; each migration is its date and its SQL. */
export function migrationsFolder(...migrations: Migration[]): string {
  const folder = temporaryFolder();
  const entries = migrations.map(([when], idx) => ({ idx, when, tag: `m${idx}`, version: '7', breakpoints: true }));
  mkdirSync(path.join(folder, 'meta'));
  writeFileSync(path.join(folder, 'meta', '_journal.json'), JSON.stringify({ entries }));
  for (const [idx, [, sql]] of migrations.entries()) writeFileSync(path.join(folder, `m${idx}.sql`), sql);
  return folder;
}

/** The same whose first migration is a baseline, which stands for `squashed`. */
export function squashedFolder(squashed: Migration[], ...migrations: Migration[]): string {
  const folder = migrationsFolder(...migrations);
  const packed = squashed.map(([when, sql]) => ({ when, tag: `old${when}`, sql }));
  writeFileSync(path.join(folder, squashedFile), packSquashed(packed));
  return folder;
}
