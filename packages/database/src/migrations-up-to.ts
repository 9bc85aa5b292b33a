import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

type Journal = { entries: { when: number; tag: string }[] };

const journalOf = (folder: string) => path.join(folder, 'meta/_journal.json');

/** The dates of the migrations in `folder`, oldest first. */
export function listMigrations(folder: string): number[] {
  const { entries } = JSON.parse(readFileSync(journalOf(folder), 'utf8')) as Journal;
  return entries.map(({ when }) => when);
}

/** Runs `use` on a folder that ends with the migration of the date `last`, as an older version of the program had it. */
export async function withMigrationsUpTo<Result>(
  folder: string,
  last: number,
  use: (olderFolder: string) => Promise<Result>,
): Promise<Result> {
  const older = mkdtempSync(path.join(tmpdir(), 'migrations-'));
  try {
    const journal = JSON.parse(readFileSync(journalOf(folder), 'utf8')) as Journal;
    const entries = journal.entries.filter(({ when }) => when <= last);
    mkdirSync(path.join(older, 'meta'));
    writeFileSync(journalOf(older), JSON.stringify({ ...journal, entries }));
    for (const { tag } of entries) copyFileSync(path.join(folder, `${tag}.sql`), path.join(older, `${tag}.sql`));
    return await use(older);
  } finally {
    rmSync(older, { recursive: true, force: true });
  }
}
