import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { temporaryFolder } from './embedded/server.fixture.ts';

/** A folder as drizzle-kit writes it; each migration is its date and its SQL. */
export function migrationsFolder(...migrations: [when: number, sql: string][]): string {
  const folder = temporaryFolder();
  const entries = migrations.map(([when], idx) => ({ idx, when, tag: `m${idx}`, version: '7', breakpoints: true }));
  mkdirSync(path.join(folder, 'meta'));
  writeFileSync(path.join(folder, 'meta', '_journal.json'), JSON.stringify({ entries }));
  for (const [idx, [, sql]] of migrations.entries()) writeFileSync(path.join(folder, `m${idx}.sql`), sql);
  return folder;
}
