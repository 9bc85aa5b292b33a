import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { aDestination } from '../src/features/destinations/server/destination.fixture.ts';
import { aReview } from '../src/features/reviews/server/review.fixture.ts';
import { testSite } from './site/test-site.ts';

const site = testSite();

type Parameter = { name: string; in: string };
type Operation = { path: string; parameters: Parameter[] };

let reads: Operation[];

beforeAll(async () => {
  await aReview(site.db, await aDestination(site.db, { name: 'Lisbon' }));
  const { paths } = (await site.ask('/openapi.json')).json as {
    paths: Record<string, { get?: { parameters?: Parameter[] } }>;
  };
  reads = Object.entries(paths).flatMap(([path, { get }]) => (get ? [{ path, parameters: get.parameters ?? [] }] : []));
});

/** What has broken such sites before, beside what chance finds. */
const known = [
  ...['', ' ', '0', '-1', '1e3', '1e309', 'NaN', '2147483648', '9007199254740993', '0x10', '١'],
  ...['\u0000', 'a\u0000b', '\ud800', '\uffff', '\u202e', 'e\u0301', '🏝️', 'İ', 'ß'],
  ...["'", '"', '\\', '--', ';', "') or 1=1--", '$1', '%s', '{{7*7}}', '<script>', ':*', '&|!()', '<->'],
  ...['..', '../../etc/passwd', '/', '//', '.', 'null', 'undefined', 'true', '[]', '{}', '__proto__', 'constructor'],
  ...['a'.repeat(201), 'a'.repeat(1500), ','.repeat(400), 'lisbon', '00000000-0000-0000-0000-000000000000'],
];

const encoded = (value: string) => encodeURIComponent(value.toWellFormed());
const nonsense = fc.oneof(
  fc.constantFrom(...known).map(encoded),
  fc.string({ unit: 'binary', maxLength: 30 }).map(encoded),
  // Bytes that are no text, and escapes that are none.
  fc.constantFrom('%', '%zz', '%ED%A0%80', '%FF', '%C0%AE', '%00', '%u0041', '+', '%25', '[]', '[a]', '&&', '=', '#'),
);

function addressOf({ path, parameters }: Operation, values: string[]): string {
  const value = (index: number) => values[index % values.length] ?? '';
  const place = path.replace(/\{\w+\}/g, () => value(0) || '-');
  const names = parameters.filter((parameter) => parameter.in === 'query').map(({ name }) => name);
  const query = [...names, 'unknown'].map((name, index) => `${name}=${value(index + 1)}`);
  return `${place}?${query.join('&')}`;
}

test('random input never makes a read fail: it is answered or refused in the usual form (G-41, T42)', async () => {
  const calls = fc.tuple(fc.nat(), fc.array(nonsense, { minLength: 1, maxLength: 6 }));
  await fc.assert(
    fc.asyncProperty(calls, async ([index, values]) => {
      const operation = reads[index % reads.length] as Operation;
      const address = addressOf(operation, values);
      const { status, headers, text } = await site.ask(address, { headers: { accept: 'application/json' } });
      expect([200, 301, 302, 400, 401, 404], address).toContain(status);
      if (status < 400) return;
      expect(JSON.parse(text), address).toMatchObject({ success: false, message: expect.any(String) });
      expect(text, address).not.toMatch(/node_modules|\.ts\b|select |ZodError|Postgres/i);
      expect(headers['x-request-id']).toBeTruthy();
    }),
    { numRuns: 600 },
  );
});
