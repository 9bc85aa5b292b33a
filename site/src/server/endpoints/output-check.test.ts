import { makeJoinable } from '@trekker/response-cache/joined-json.ts';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { outputCheck, partSerializer, serializerCompiler } from './output-check.ts';

const place = z.object({
  name: z.string(),
  days: z.int(),
  tags: z.array(z.string()).length(2),
  image: z.object({ url: z.string() }).nullable(),
  note: z.string().optional(),
});
const lisbon = { name: 'Lisbon', days: 4, tags: ['sea', 'hills'], image: { url: '/a' } };
const serializer = (schema: z.ZodType) => serializerCompiler({ schema, method: 'GET', url: '/place' });

test.each([
  ['all of it', lisbon],
  ['nothing where nothing may be', { ...lisbon, image: null, note: undefined }],
])('the output check writes what the contract names: %s', (_, answer) => {
  expect(serializer(place)(answer)).toBe(JSON.stringify(answer));
});

test.each([
  ['above', { ...lisbon, secret: 'x' }],
  ['within', { ...lisbon, image: { url: '/a', secret: 'x' } }],
])('the output check leaves out what the contract does not name: %s', (_, answer) => {
  expect(JSON.parse(serializer(place)(answer))).toEqual(lisbon);
});

test.each([
  { ...lisbon, name: undefined },
  { ...lisbon, days: 4.5 },
  { ...lisbon, days: Number.POSITIVE_INFINITY },
  { ...lisbon, tags: ['sea'] },
  { ...lisbon, image: undefined },
  null,
])('the output check refuses output that violates the contract: %j', (answer) => {
  expect(() => serializer(place)(answer)).toThrow("Response doesn't match the schema");
});

test('the output check applies rules that JSON Schema cannot express', () => {
  const odd = z.object({ year: z.number().refine((year) => year % 2 === 1) });
  expect(serializer(odd)({ year: 2025 })).toBe('{"year":2025}');
  expect(() => serializer(odd)({ year: 2026 })).toThrow();
  const day = z.object({
    day: z.codec(z.string(), z.date(), { decode: (text) => new Date(text), encode: (date) => date.toISOString() }),
  });
  expect(serializer(day)({ day: new Date(0) })).toBe('{"day":"1970-01-01T00:00:00.000Z"}');
});

const card = z.object({ name: z.string() });
const list = (item: z.ZodType) =>
  z.object({ data: z.array(item), more: z.object({ items: z.array(item) }).optional() });

test('a part that was checked by the same schema stands in a list as it is', () => {
  const part = {
    name: 'Lisbon',
    get secret() {
      return 'x';
    },
  };
  const json = partSerializer(card)(part);
  expect(json).toBe('{"name":"Lisbon"}');
  makeJoinable(part, json);
  const answer = { data: [part, { name: 'Porto' }], more: { items: [part] } };
  expect(serializer(list(card))(answer)).toBe(
    '{"data":[{"name":"Lisbon"},{"name":"Porto"}],"more":{"items":[{"name":"Lisbon"}]}}',
  );
});

test('a part that was checked by another schema is checked again, and what the list does not name is left out', () => {
  const part = { name: 'Lisbon', secret: 'x' };
  makeJoinable(part, partSerializer(card.extend({ secret: z.string() }))(part));
  expect(serializer(list(card))({ data: [part] })).toBe('{"data":[{"name":"Lisbon"}]}');
  expect(() => serializer(list(card))({ data: [part, { name: 7 }] })).toThrow("Response doesn't match the schema");
});

test('what a reader inside the process gets is what the JSON says', () => {
  const check = outputCheck({ schema: place, method: 'GET', url: '/place' });
  expect(check({ ...lisbon, secret: 'x' }).value).toEqual(lisbon);
  expect(check(lisbon).value).toBe(lisbon);
});
