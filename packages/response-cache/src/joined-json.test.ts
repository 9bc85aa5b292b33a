import fc from 'fast-check';
import { expect, test } from 'vitest';
import { escapedJsonPieces, joinJson, makeJoinable } from './joined-json.ts';

/** Every object in a value, or those that `chosen` picks, with its JSON at hand. */
function withParts(value: unknown, chosen: () => boolean): void {
  if (typeof value !== 'object' || value === null) return;
  if (!Array.isArray(value) && chosen()) makeJoinable(value, JSON.stringify(value));
  for (const member of Object.values(value)) withParts(member, chosen);
}

const hexEscape = (json: string) =>
  json.replace(/[<>&]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`);
const joinEscapedJson = (value: unknown) =>
  Buffer.concat(escapedJsonPieces(value, hexEscape).map((piece) => Buffer.from(piece))).toString();

test('joined JSON is that of JSON.stringify, whatever stands where', () => {
  fc.assert(
    fc.property(fc.jsonValue({ maxDepth: 4 }), fc.infiniteStream(fc.boolean()), (value, coins) => {
      const value2 = structuredClone(value);
      withParts(value2, () => coins.next().value);
      expect(joinJson(value2)).toBe(JSON.stringify(value));
      expect(joinEscapedJson(value2)).toBe(hexEscape(JSON.stringify(value)));
    }),
    { numRuns: 500 },
  );
});

test('a part is written as it was made, as often as it comes', () => {
  const part = { name: 'A' };
  makeJoinable(part, '{"name":"as <made>"}');
  expect(joinJson([part, { of: part }])).toBe('[{"name":"as <made>"},{"of":{"name":"as <made>"}}]');
  expect(joinEscapedJson({ part })).toBe('{"part":{"name":"as \\u003cmade\\u003e"}}');
});
