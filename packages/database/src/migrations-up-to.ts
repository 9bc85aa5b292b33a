import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readSquashed, squashedFile } from './squashed-migrations.ts';

type Journal = { entries: { when: number; tag: string }[] };

const journalOf = (folder: string) => path.join(folder, 'meta/_journal.json');

/** The dates of all migrations that there ever were in `folder`, oldest first. */
export function listMigrations(folder: string): number[] {
  const dates = readJournal(folder).entries.map(({ when }) => when);
  const squashed = readSquashed(folder).map(({ when }) => when);
  return [...squashed, ...dates.filter((date) => !squashed.includes(date))];
}

/**
 * Runs `use` on a folder that ends with the migration of the date `last`, as an older version of the program had it.
 */
export async function withMigrationsUpTo<Result>(
  folder: string,
  last: number,
  use: (olderFolder: string) => Promise<Result>,
): Promise<Result> {
  const older = mkdtempSync(path.join(tmpdir(), 'migrations-'));
  try {
    mkdirSync(path.join(older, 'meta'));
    const journal = readJournal(folder);
    const entries = journal.entries.filter(({ when }) => when <= last);
    const squashed = readSquashed(folder);
    // Before the baseline there were the migrations that it stands for.
    const steps = entries.length > 0 ? [] : squashed.filter(({ when }) => when <= last);
    const names = [...entries, ...steps].map(({ when, tag }, idx) => ({
      idx,
      when,
      tag,
      version: '7',
      breakpoints: true,
    }));
    writeFileSync(journalOf(older), JSON.stringify({ ...journal, entries: names }));
    for (const { tag } of entries) copyFileSync(path.join(folder, `${tag}.sql`), path.join(older, `${tag}.sql`));
    for (const { tag, sql } of steps) writeFileSync(path.join(older, `${tag}.sql`), sql);
    if (entries.length > 0 && squashed.length > 0)
      copyFileSync(path.join(folder, squashedFile), path.join(older, squashedFile));
    return await use(older);
  } finally {
    rmSync(older, { recursive: true, force: true });
  }
}

function readJournal(folder: string): Journal {
  return JSON.parse(readFileSync(journalOf(folder), 'utf8')) as Journal;
}
