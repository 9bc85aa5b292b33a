import fc from 'fast-check';
import { z } from 'zod';
import type { Endpoint } from '../../src/contract/endpoint.ts';
import type { AskOptions } from './requests.ts';

/** A random request and who makes it. Placeholders for ids are filled in when it is sent. */
export type FuzzedRequest = { method: string; path: string; as: 'nobody' | 'USER' | 'ADMIN' | 'AUTHOR' } & AskOptions;

export type JsonSchema = {
  type?: string;
  enum?: unknown[];
  const?: unknown;
  anyOf?: JsonSchema[];
  items?: JsonSchema;
  properties?: Record<string, JsonSchema>;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
};

/** A placeholder for the id or slug of something that exists. */
export const someName = 'some-name';

const texts = [
  ...['', ' ', '0', '-1', '1e309', 'NaN', '2147483648', '9007199254740993', 'true', 'null', '[]', '{}', '١'],
  ...['a\u0000b', '\u0000', '\ud800', 'a\udfffb', '\uffff', '\u202e', 'e\u0301', '🏝️', 'İ', '\r\nX: y', '\u001b[31m'],
  ...[
    "'",
    '"',
    '\\',
    "') or 1=1--",
    '$1',
    '%s',
    '{{7*7}}',
    '<script>',
    ':*',
    '../../etc/passwd',
    '__proto__',
    'constructor',
  ],
  ...[
    'a'.repeat(1001),
    '('.repeat(300),
    'a@b.example',
    'a@b.example, c@d.example',
    '2026-02-30',
    '9999-12-31T23:59:60Z',
  ],
  ...['javascript:alert(1)', 'https://example.com', 'author', 'AUTHOR', 'x'.repeat(70_000), someName, `${someName}x`],
];
const numbers = [0, -0, -1, 0.1, 1e21, 2 ** 31, 2 ** 53, -(2 ** 63), 1e308, 5e-324];
const deep = (depth: number) => JSON.parse('['.repeat(depth) + ']'.repeat(depth));

const odd: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...texts) },
  { weight: 2, arbitrary: fc.string({ unit: 'binary', maxLength: 40 }) },
  fc.constantFrom(...numbers),
  fc.constantFrom(true, null, [], {}, [[]], ['a', 'a'], [null], { a: 1 }, { $ne: null }, { toString: 1 }, deep(50)),
);

/** A value that probably matches the schema. */
function fitting(schema: JsonSchema): fc.Arbitrary<unknown> {
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map(fitting));
  switch (schema.type) {
    case 'boolean':
      return fc.boolean();
    case 'integer':
    case 'number':
      return fc.integer({ min: Math.max(schema.minimum ?? 0, -1000), max: Math.min(schema.maximum ?? 100, 1000) });
    case 'array':
      return fc.array(fitting(schema.items ?? {}), { maxLength: 3 });
    case 'object':
      return fc.record(
        Object.fromEntries(Object.entries(schema.properties ?? {}).map(([name, part]) => [name, fitting(part)])),
      );
    default:
      return fc.constantFrom(
        someName,
        'A quiet town by the sea, with tiles.',
        'ana@example.com',
        'Good Horse 7',
        '1',
        'europe',
      );
  }
}

const extra = {
  role: 'AUTHOR',
  published: true,
  _id: someName,
  isAdmin: true,
  constructor: { prototype: { role: 'AUTHOR' } },
};

/** Field by field: matching, odd or missing. Sometimes with fields that no call names. */
function values(shape: Record<string, JsonSchema>): fc.Arbitrary<Record<string, unknown>> {
  const fields = Object.entries(shape).map(([name, schema]) => {
    const value = fc.oneof({ weight: 3, arbitrary: fitting(schema) }, odd);
    return [name, fc.option(value, { nil: undefined, freq: 6 })] as const;
  });
  return fc
    .tuple(fc.record(Object.fromEntries(fields)), fc.boolean())
    .map(([record, more]) => (more ? { ...record, ...extra } : record));
}

/** The fields of a body or a query, as JSON schemas. */
export function shapeOf(schema: z.ZodType | undefined): Record<string, JsonSchema> {
  if (!schema) return {};
  return (z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonSchema).properties ?? {};
}

/** Ways to spoil JSON that no serializer produces. */
const spoilJson: ((json: string) => string)[] = [
  (json) => json,
  (json) => json,
  (json) => json,
  (json) => json.slice(0, -1),
  (json) => json.replace('{', '{"__proto__":{"role":"AUTHOR"},'),
  (json) => json.replace('{', '{"email":"a@b.example","email":["c@d.example"],'),
  (json) => json.replace(/"[^"]*"(?=[,}])/, '1e309'),
  (json) => json.replace(/"[^"]*"(?=[,}])/, '"\\ud800"'),
  (json) => json.replace(/"[^"]*"(?=[,}])/, '"\\u0000"'),
  (json) => json.replace(/"[^"]*"(?=[,}])/, 'NaN'),
  (json) => `[${json}]`,
  () => '['.repeat(10_000),
  () => `{"a":${'['.repeat(10_000)}${']'.repeat(10_000)}}`,
  () => '"text"',
  () => 'null',
  () => '\ufeff{}',
  () => '',
];

const jsonTypes = [
  'application/json',
  'application/json',
  'application/json; charset=utf-16',
  'application/json\tx',
  'text/json',
];
const boundary = 'x-boundary';

type Body = Pick<AskOptions, 'headers' | 'body'>;

const asJson = (body: unknown): fc.Arbitrary<Body> =>
  fc.tuple(fc.constantFrom(...spoilJson), fc.constantFrom(...jsonTypes)).map(([spoil, type]) => ({
    headers: { 'content-type': type },
    body: spoil(JSON.stringify(body)),
  }));

function part(name: string, value: unknown, file = false): string {
  const disposition = `Content-Disposition: form-data; name="${name}"${file ? '; filename="../a.png"\r\nContent-Type: image/png' : ''}`;
  const text = typeof value === 'string' ? value.toWellFormed() : JSON.stringify(value ?? '');
  return `--${boundary}\r\n${disposition}\r\n\r\n${text}\r\n`;
}

function asForm(body: Record<string, unknown>, files: readonly string[]): fc.Arbitrary<Body> {
  const parts = Object.entries(body).map(([name, value]) => part(name, value));
  const whole = [...parts, ...files.map((name) => part(name, '\x89PNG\r\n\x1a\nno picture', true))].join('');
  return fc
    .constantFrom(
      `${whole}--${boundary}--\r\n`,
      whole,
      whole.slice(0, -9),
      `${part('name', 'x').repeat(1001)}--${boundary}--\r\n`,
      `${whole.replaceAll('name="', 'name="a[]')}--${boundary}--\r\n`,
      whole.replaceAll('\r\n', '\n'),
      whole.replaceAll(boundary, 'another'),
      `--${boundary}\r\n\r\n\r\n--${boundary}--`,
      '',
    )
    .chain((text) =>
      fc
        .constantFrom(
          `multipart/form-data; boundary=${boundary}`,
          'multipart/form-data',
          `multipart/form-data; boundary="${boundary}`,
        )
        .map((type) => ({ headers: { 'content-type': type }, body: text })),
    );
}

const otherwise = fc.constantFrom<Body>(
  {
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: 'token=a&token=b&a[]=1&__proto__[role]=AUTHOR',
  },
  { headers: { 'content-type': 'text/plain' }, body: '{"email":"a@b.example"}' },
  {
    headers: { 'content-type': 'application/xml' },
    body: '<!DOCTYPE x [<!ENTITY a SYSTEM "file:///etc/passwd">]><x>&a;</x>',
  },
  { headers: { 'content-type': 'application/json', 'content-encoding': 'gzip' }, body: Buffer.from('1f8b0800', 'hex') },
  { headers: { 'content-type': 'application/json' }, body: Buffer.from('7b22ff22c022', 'hex') },
  { headers: { 'content-type': 'application/json' }, body: `{"text":"${'a'.repeat(1_000_000)}"}` },
  { headers: { 'content-type': '' }, body: 'x' },
  { headers: {} },
);

function bodies({ body, files, method }: Endpoint): fc.Arbitrary<Body> {
  if (method === 'GET') return fc.constant({});
  const filled = values(shapeOf(body));
  const forms = filled.chain((record) => asForm(record, Object.keys(files ?? {})));
  return fc.oneof(
    { weight: 5, arbitrary: filled.chain(asJson) },
    { weight: files ? 5 : 1, arbitrary: forms },
    { weight: 1, arbitrary: otherwise },
  );
}

const encoded = (value: unknown) =>
  encodeURIComponent((typeof value === 'string' ? value : JSON.stringify(value)).toWellFormed().slice(0, 3000));
const escapes = ['%', '%zz', '%FF', '%00', '%C0%AE', '%2e%2e', '[]', ';x'];
const segment = fc.oneof(
  { weight: 4, arbitrary: fc.constant(someName) },
  { weight: 2, arbitrary: odd.map(encoded) },
  fc.constantFrom(...escapes),
);

function addresses(path: string, query: z.ZodType | undefined): fc.Arbitrary<string> {
  const parameters = [...path.matchAll(/:\w+/g)].length;
  return fc
    .tuple(fc.array(segment, { minLength: parameters, maxLength: parameters }), values(shapeOf(query)), fc.nat(9))
    .map(([segments, record, chance]) => {
      let at = 0;
      const place = path.replace(/:\w+/g, () => segments[at++] || '-');
      const pairs = Object.entries(record).flatMap(([name, value]) =>
        value === undefined
          ? []
          : [`${name}=${encoded(value)}`, ...(chance === 0 ? [`${name}=again`, `${name}[]=1`] : [])],
      );
      return pairs.length > 0 ? `${place}?${pairs.join('&')}`.slice(0, 6000) : place;
    });
}

/** So many random requests for each path of each call; the same seed gives the same requests. */
export function fuzzedRequests(endpoints: readonly Endpoint[], perPath: number, seed: number): FuzzedRequest[] {
  return endpoints.flatMap((endpoint) =>
    endpoint.paths.flatMap((path, index) => {
      const callers =
        endpoint.access === 'public' ? ['nobody', 'USER', 'ADMIN'] : ['USER', 'ADMIN', 'AUTHOR', 'AUTHOR', 'nobody'];
      const request = fc
        .tuple(
          addresses(path, endpoint.query),
          bodies(endpoint),
          fc.constantFrom(...(callers as FuzzedRequest['as'][])),
        )
        .map(([address, body, as]) => ({ method: endpoint.method, path: address, as, ...body }));
      return fc.sample(request, { numRuns: perPath, seed: seed + index });
    }),
  );
}
