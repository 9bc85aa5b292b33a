import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { aLogin } from '../src/features/accounts/server/account.fixture.ts';
import { aDestination } from '../src/features/destinations/server/destination.fixture.ts';
import { destinationFields } from '../src/features/destinations/server/staff/destination-form.fixture.ts';
import { storyFields } from '../src/features/stories/server/staff/story-form.fixture.ts';
import { aStory } from '../src/features/stories/server/story.fixture.ts';
import { anImageFile, sendForm } from './calls/forms.ts';
import { testSite } from './site/test-site.ts';

const site = testSite();

let headers: Record<string, string>;
let image: File;
let places: { destination: string; stories: string };

beforeAll(async () => {
  headers = (await aLogin(site.db, { role: 'ADMIN' })).headers;
  image = await anImageFile();
  const [destination, story] = [await aDestination(site.db), await aStory(site.db, { captions: ['a'] })];
  places = { destination: destination.id, stories: story.id };
});

const deep = `${'['.repeat(10_000)}${']'.repeat(10_000)}`;
const texts = [
  ...['', ' ', '\u0000', 'a\u0000b', '\ud800', '\u202e', '0', '-1', '1e309', 'NaN', '2147483648', '9007199254740993'],
  ...[
    "'",
    '\\',
    "') or 1=1--",
    '$1',
    '%',
    '<script>',
    '&|!()',
    'null',
    'undefined',
    'true',
    '[]',
    '{}',
    '[{}]',
    '[null]',
    deep,
  ],
  ...['__proto__', 'constructor', '../../etc/passwd', 'new:0', '東京', '🏝️', 'a'.repeat(1000), 'word '.repeat(5000)],
];
const things: unknown[] = [
  null,
  true,
  0,
  -1,
  1.5,
  1e308,
  [],
  {},
  [[]],
  [null],
  [{}],
  [1],
  { toString: 1 },
  { __proto__: 1 },
  { length: 9 },
];
const more = [
  'caption',
  'removedImages',
  'imageOrder',
  'updatedAt',
  'createKey',
  'featured',
  'isPublished',
  'published',
  '_id',
  'slug',
];

const kinds = [
  ['destination', Object.keys(destinationFields), destinationFields, { thumbnail: 1, images: 2 }],
  ['stories', Object.keys(storyFields), storyFields, { coverImage: 1, image: 1 }],
] as const;

describe.each(kinds)(
  'random input in the form of %s is refused or accepted without an error of the server',
  (kind, fieldNames, valid, files) => {
    const names = [...fieldNames.map((name) => name.replace('[]', '')), ...more, 'unknown', '__proto__'];

    function expectAnswer(status: number, json: object, sent: unknown): void {
      expect([200, 201, 400, 409], JSON.stringify(sent).slice(0, 500)).toContain(status);
      if (status >= 400) expect(json).toMatchObject({ success: false, message: expect.stringMatching(/\S/) });
      expect(JSON.stringify(json)).not.toMatch(/node_modules|ZodError|insert into|Invalid input: expected/);
    }

    test('as JSON', async () => {
      const anything = fc.dictionary(fc.constantFrom(...names), fc.constantFrom<unknown>(...texts, ...things, texts), {
        maxKeys: 3,
      });
      await fc.assert(
        fc.asyncProperty(anything, async (body) => {
          const path = `/api/v5/admin/${kind}/${places[kind]}`;
          const options = { method: 'PUT', headers: { ...headers, 'content-type': 'application/json' } };
          const answer = await site.ask(path, { ...options, body: JSON.stringify(body) });
          expectAnswer(answer.status, answer.json, body);
        }),
        { numRuns: 300, endOnFailure: true },
      );
    });

    test('as a form', async () => {
      const images = Object.fromEntries(Object.entries(files).map(([name, count]) => [name, Array(count).fill(image)]));
      const changes = fc.dictionary(fc.constantFrom(...names), fc.constantFrom(...texts, texts.slice(0, 9)), {
        minKeys: 1,
        maxKeys: 2,
      });
      await fc.assert(
        fc.asyncProperty(changes, async (changed) => {
          const { status, json } = await sendForm(site, 'POST', `/api/v5/admin/${kind}`, headers, {
            ...valid,
            ...images,
            ...changed,
          });
          expectAnswer(status, json, changed);
        }),
        { numRuns: 15, endOnFailure: true },
      );
    });
  },
);
