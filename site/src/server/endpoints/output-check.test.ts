import { expect, test } from 'vitest';
import { z } from 'zod';
import { serializerCompiler } from './output-check.ts';

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
