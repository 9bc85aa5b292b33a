import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { migrate } from '@trekker/database/migrate.ts';
import { migrateBeside } from '@trekker/database/migrate-beside.fixture.ts';
import type { Goal, Run } from '../goal.ts';
import { type Outcome, verdictOf } from '../outcome.ts';
import { postgresIn } from '../place.ts';
import { withClient } from '../read-back.ts';

const rows = 1_000_000;
const mostWaitMs = 2000;

/** What a new version may do to a large table without a window, one after the other. */
const steps = [
  `ALTER TABLE notes ADD COLUMN place text DEFAULT '' NOT NULL`,
  'ALTER TABLE notes ADD CONSTRAINT positive CHECK (size >= 0) NOT VALID',
  'ALTER TABLE notes VALIDATE CONSTRAINT positive',
  'DROP INDEX CONCURRENTLY IF EXISTS notes_size;\n--> statement-breakpoint\nCREATE INDEX CONCURRENTLY notes_size ON notes (size)',
  'ALTER TABLE notes RENAME COLUMN place TO somewhere;\n--> statement-breakpoint\nALTER TABLE notes DROP COLUMN somewhere',
];

/** G-16: a table of a million rows is migrated while others read, one of them for long, and write. */
export const migration: Goal = { name: 'G-16', what: 'migrations beside readers and writers', run };

async function run({ folder }: Run): Promise<Outcome[]> {
  const postgres = await postgresIn(folder);
  const { connection } = postgres;
  const wrong: string[] = [];
  const counts: Record<string, number> = { rows };
  try {
    const first = 'CREATE TABLE notes (id int PRIMARY KEY, size int, text text)';
    await migrate({ connection }, folderOf(folder, [first]));
    const fill = `INSERT INTO notes SELECT n, n % 100, repeat(md5(n::text), 4) FROM generate_series(1, ${rows}) n`;
    await withClient(connection, (client) => client.query(fill));
    for (const [index] of steps.entries()) {
      const migrations = folderOf(folder, [first, ...steps.slice(0, index + 1)]);
      const write = 'UPDATE notes SET size = size + 1 WHERE id = 1 + (random() * 999998)::int';
      const { applied, waitedMs } = await migrateBeside(connection, migrations, {
        table: 'notes',
        write,
        readsForMs: 5000,
      });
      counts[`step${index + 1}WaitedMs`] = Math.round(waitedMs);
      if (applied !== 1) wrong.push(`step ${index + 1} was not applied`);
      if (waitedMs > mostWaitMs) wrong.push(`somebody waited ${Math.round(waitedMs)} ms for step ${index + 1}`);
    }
  } finally {
    await postgres.stop();
  }
  const fault = 'migrated beside a reader of 5 s, a reader and a writer';
  return [{ ...verdictOf(wrong), goal: 'G-16', load: '3 sessions', fault, counts }];
}

/** A folder as drizzle-kit writes it. */
function folderOf(folder: string, migrations: readonly string[]): string {
  const made = path.join(folder, `migrations-${migrations.length}`);
  mkdirSync(path.join(made, 'meta'), { recursive: true });
  const entries = migrations.map((_, idx) => ({
    idx,
    when: 1000 + idx,
    tag: `m${idx}`,
    version: '7',
    breakpoints: true,
  }));
  writeFileSync(path.join(made, 'meta/_journal.json'), JSON.stringify({ entries }));
  for (const [idx, sql] of migrations.entries()) writeFileSync(path.join(made, `m${idx}.sql`), sql);
  return made;
}
