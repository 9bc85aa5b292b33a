import { array, assert, asyncProperty, constantFrom, option, string } from 'fast-check';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { type Database, openDatabase } from '../database.ts';

let database: Database;
beforeAll(async () => {
  database = await openDatabase({ connection: inject('testServer'), poolSize: 1 });
});
afterAll(() => database.close());

const given = async (text: string, values: unknown[] = []) => (await database.pool.query(text, values)).rows[0].given;

test('text arrays are read back exactly as they were written, whatever they contain', async () => {
  const word = string({ unit: constantFrom(...'a,"\\{}[]= \n\'é😀', 'NULL', 'null') });
  const items = array(option(word, { freq: 20 }), { maxLength: 6 });
  const comesBack = asyncProperty(items, async (sent) => {
    expect(await given('SELECT $1::text[] AS given', [sent])).toEqual(sent);
  });
  await assert(comesBack, { numRuns: 300 });
});

test.each([
  [
    `'{{a,b},{"c, d",e}}'::text[]`,
    [
      ['a', 'b'],
      ['c, d', 'e'],
    ],
  ],
  [`'[2:3]={a,b}'::text[]`, ['a', 'b']],
  [`'{}'::text[]`, []],
  ['null::text[]', null],
])('the array %s is read as the driver reads it', async (written, expected) => {
  expect(await given(`SELECT ${written} AS given`)).toEqual(expected);
});
