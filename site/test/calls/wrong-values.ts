import type { JsonSchema } from './fuzz-requests.ts';

export type Wrong = { what: string; value: unknown };

/** No field takes all of these. */
export const unlike: Wrong[] = [
  { what: 'missing', value: undefined },
  { what: 'null', value: null },
  { what: 'empty', value: '' },
  { what: 'too long', value: 'x'.repeat(30_000) },
  { what: 'a number', value: 5.5 },
  { what: 'a list', value: [] },
  { what: 'an object', value: {} },
];

const more: Wrong[] = [
  { what: 'blank', value: '  ' },
  { what: 'not to be stored', value: 'a\u0000b' },
  { what: 'a word', value: 'word' },
  { what: 'a huge number', value: 1e21 },
  { what: 'a negative number', value: -7 },
  { what: 'a flag', value: true },
  { what: 'a long list', value: Array.from({ length: 700 }, (_, index) => `word ${index}`) },
  { what: 'a list of numbers', value: [5] },
  { what: 'a list of lists', value: [[]] },
  { what: 'a list of objects', value: [{}] },
  { what: 'broken JSON', value: '[{"title":' },
];

/** Wrong values for a field of this schema and for the fields in it, each wrong by itself. */
export function wrongValues(schema: JsonSchema): Wrong[] {
  return [...more, ...within(schema)];
}

function within(schema: JsonSchema): Wrong[] {
  const inside = [schema, ...(schema.anyOf ?? [])].flatMap(({ properties = {}, items }) => [
    ...Object.entries(properties).flatMap(([name, part]) =>
      within(part).map(({ what, value }) => ({ what: `${name}: ${what}`, value: { [name]: value } })),
    ),
    ...(items ? within(items).map(({ what, value }) => ({ what: `[${what}]`, value: [value] })) : []),
  ]);
  return [...unlike, ...inside];
}
