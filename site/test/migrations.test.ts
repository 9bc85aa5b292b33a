import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { readSquashed } from '@trekker/database/squashed-migrations.ts';
import { expect, test } from 'vitest';
import configuration from '../drizzle.config.ts';
import { migrations } from '../src/processes/start/migrations-folder.ts';

type Journal = { entries: { tag: string }[] };

/** Those before were written without this rule; docs/operations.md tells of them. */
const since = '20261123120000';

/** What reads or writes all of a table while nobody else may, or keeps others from writing for as long. */
const keepsTable: [pattern: RegExp, reason: string][] = [
  [/\bGENERATED ALWAYS AS \(.*\) STORED/is, 'a stored column writes the table anew'],
  [/\bALTER COLUMN \S+ (SET DATA )?TYPE\b/i, 'another type writes the table anew'],
  [
    /\bADD COLUMN .*DEFAULT (gen_random_uuid|random|clock_timestamp|nextval)\(/is,
    'such a default writes the table anew',
  ],
  [/\bSET NOT NULL\b/i, 'all rows are read: add a CHECK … NOT VALID and validate it first'],
  [/\bCREATE (UNIQUE )?INDEX (?!CONCURRENTLY)/i, 'nobody writes meanwhile: CREATE INDEX CONCURRENTLY'],
  [/\bADD (CONSTRAINT \S+ )?(PRIMARY KEY|UNIQUE) ?\(/i, 'an index is made: make it CONCURRENTLY, then USING INDEX'],
  [
    /\bADD CONSTRAINT \S+ (FOREIGN KEY|CHECK)(?!.*NOT VALID)/is,
    'all rows are read: NOT VALID, then VALIDATE CONSTRAINT',
  ],
  [/^\s*(UPDATE|DELETE FROM) /i, 'rows of a table are locked, perhaps all: do it in parts by a job'],
  [/\b(CLUSTER|VACUUM FULL|REINDEX (?!.*CONCURRENTLY))\b/i, 'the table is written anew'],
];

/**
 * Why a migration needs a window, where it does not say so in its first line. A table that it makes itself is nobody's
 * yet.
 */
function unsaid(text: string): string[] {
  if (/^-- window: \S+/.test(text)) return [];
  const own = new Set(
    [...text.matchAll(/CREATE (?:UNLOGGED )?TABLE (?:IF NOT EXISTS )?("?[\w.]+"?)/gi)].map(([, name]) => name),
  );
  // What a function does is done by whoever calls it.
  const outside = text.replaceAll(/\$\$.*?\$\$/gs, "''");
  const statements = outside.split(/--> statement-breakpoint|;\s*\n/).map((one) => one.replaceAll(/^\s*--.*$/gm, ''));
  return statements.flatMap((statement) => {
    const [, table] =
      /(?:CREATE TABLE|ALTER TABLE|\bON|UPDATE|DELETE FROM) (?:ONLY )?("?[\w.]+"?)/i.exec(statement) ?? [];
    if (table && own.has(table)) return [];
    return keepsTable.filter(([pattern]) => pattern.test(statement)).map(([, reason]) => reason);
  });
}

test('a migration that locks a table for long says so in its first line', () => {
  const { entries } = JSON.parse(readFileSync(path.join(migrations, 'meta/_journal.json'), 'utf8')) as Journal;
  const squashed = readSquashed(migrations);
  expect(squashed.length).toBeGreaterThan(30);
  // The first is the baseline of an empty database, where nobody waits.
  const later = entries
    .slice(1)
    .map(({ tag }) => ({ tag, sql: readFileSync(path.join(migrations, `${tag}.sql`), 'utf8') }));
  const found = [...squashed, ...later]
    .filter(({ tag }) => tag > since)
    .map(({ tag, sql }) => [tag, unsaid(sql)] as const);
  expect(found.filter(([, reasons]) => reasons.length > 0)).toEqual([]);
});

// A table that it does not see is one that it would drop.
test('drizzle-kit sees every table', () => {
  const site = path.resolve(migrations, '..');
  const seen = globSync([configuration.schema ?? []].flat(), { cwd: site }).map((file) => path.normalize(file));
  expect(seen.sort()).toEqual(globSync('src/**/*.table.ts', { cwd: site }).sort());
});

test.each([
  'ALTER TABLE "stories" ADD COLUMN "a" text GENERATED ALWAYS AS (lower(title)) STORED;',
  'ALTER TABLE "stories" ALTER COLUMN "a" SET DATA TYPE text;',
  'ALTER TABLE "stories" ALTER COLUMN "a" SET NOT NULL;',
  'CREATE INDEX "a" ON "stories" USING btree ("a");',
  'ALTER TABLE "stories" ADD CONSTRAINT "a" FOREIGN KEY ("a") REFERENCES "accounts"("id");',
  'ALTER TABLE "stories" ADD COLUMN "a" uuid DEFAULT gen_random_uuid();',
  'UPDATE stories SET a = 1;',
])('the migration rule finds %s', (statement) => {
  expect(unsaid(statement)).toHaveLength(1);
  expect(unsaid(`-- window: stories is written anew\n${statement}`)).toEqual([]);
});

test.each([
  'ALTER TABLE "stories" ADD COLUMN "a" text DEFAULT \'\' NOT NULL;',
  'CREATE INDEX CONCURRENTLY "a" ON "stories" ("a");',
  'CREATE TABLE "new" ("a" int);\n--> statement-breakpoint\nCREATE INDEX "a" ON "new" ("a");',
  'ALTER TABLE "stories" ADD CONSTRAINT "a" CHECK (a > 0) NOT VALID;',
])('the migration rule allows %s', (statement) => {
  expect(unsaid(statement)).toEqual([]);
});
