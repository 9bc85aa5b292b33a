import { eq, sql } from 'drizzle-orm';
import { doublePrecision, integer, jsonb, pgTable, pgView, text, timestamp } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { withCompiledRows } from './compiled-rows.ts';
import { type Database, openDatabase } from './database.ts';
import { ask } from './embedded/server.fixture.ts';
import { cloneTestDatabase, type TestDatabase } from './test-database.ts';

const images = pgTable('photos', { id: integer().primaryKey(), file: text().notNull(), sizes: jsonb().notNull() });
const columns = {
  id: integer().primaryKey(),
  name: text().notNull(),
  note: text(),
  words: text().array().notNull(),
  years: integer().array(),
  latitude: doublePrecision().notNull(),
  seenAt: timestamp('seen_at', { withTimezone: true }).notNull(),
  imageId: integer('picture_id'),
};
const spots = pgTable('spots', columns);
const openPlaces = pgView('open_spots', columns).existing();

let server: TestDatabase;
let database: Database;

beforeAll(async () => {
  server = await cloneTestDatabase(inject('testServer'));
  await ask(
    server.connection,
    'CREATE TABLE photos (id integer PRIMARY KEY, file text NOT NULL, sizes jsonb NOT NULL)',
  );
  await ask(
    server.connection,
    `CREATE TABLE spots (id integer PRIMARY KEY, name text NOT NULL, note text, words text[] NOT NULL, years integer[],
      latitude float8 NOT NULL, seen_at timestamptz NOT NULL, picture_id integer)`,
  );
  await ask(server.connection, 'CREATE VIEW open_spots AS SELECT * FROM spots');
  await ask(server.connection, `INSERT INTO photos VALUES (7, 'a.webp', '[{"width": 320}]')`);
  await ask(
    server.connection,
    `INSERT INTO spots VALUES (1, 'Évora', null, '{"white, old",town}', '{1,null}', 38.57, '2026-05-01 10:00:00.123+02', 7),
      (2, 'Faro', 'sea', '{}', null, 0, '2026-01-01Z', null)`,
  );
  database = await openDatabase({ connection: server.connection, poolSize: 1 });
});
afterAll(async () => {
  await database.close();
  await server.drop();
});

test.each([
  ['a table', spots],
  ['a view', openPlaces],
])('compiled row readers return the rows of %s exactly as Drizzle does, column by column', async (_, source) => {
  const query = database.reads
    .select({
      id: source.id,
      name: source.name,
      note: source.note,
      words: source.words,
      years: source.years,
      latitude: source.latitude,
      seenAt: source.seenAt,
      image: { file: images.file, sizes: images.sizes },
      loud: sql<string>`upper(${source.name})`.as('loud'),
      next: sql`${source.id} + 1`.mapWith((value) => `number ${value}`),
    })
    .from(source)
    .leftJoin(images, eq(images.id, source.imageId))
    .orderBy(source.id);
  const rows = await withCompiledRows(query.prepare(`compiled_${_.replace(' ', '_')}`)).execute();
  expect(rows).toEqual(await query);
  expect(rows[0]).toEqual({
    id: 1,
    name: 'Évora',
    note: null,
    words: ['white, old', 'town'],
    years: [1, null],
    latitude: 38.57,
    seenAt: new Date('2026-05-01T08:00:00.123Z'),
    image: { file: 'a.webp', sizes: [{ width: 320 }] },
    loud: 'ÉVORA',
    next: 'number 2',
  });
  expect(rows[1]?.image).toBeNull();
});

// Its types leave all of this out (decisions/0023): an update that names it otherwise would read correctly, and slowly,
// without a word.
test('Drizzle’s prepared statements hold their fields and give their rows to customResultMapper', async () => {
  type Prepared = { fields?: { path: string[] }[]; customResultMapper?: (rows: unknown[][]) => unknown };
  const statement = database.reads.select({ id: spots.id, name: spots.name }).from(spots).prepare('private_parts');
  const prepared = statement as unknown as Prepared;
  expect(prepared.fields?.map(({ path }) => path)).toEqual([['id'], ['name']]);
  expect(prepared.customResultMapper).toBeUndefined();
  expect(withCompiledRows(statement)).toBe(statement);
  expect(prepared.customResultMapper).toBeTypeOf('function');
  prepared.customResultMapper = (rows) => rows.map(([id, name]) => `${id} ${name}`).sort();
  expect(await statement.execute()).toEqual(['1 Évora', '2 Faro']);
  const joined = database.reads
    .select({ id: spots.id, image: { file: images.file } })
    .from(spots)
    .leftJoin(images, eq(images.id, spots.imageId))
    .prepare('private_joins');
  expect(joined).toMatchObject({ joinsNotNullableMap: { spots: true, photos: false } });
});
