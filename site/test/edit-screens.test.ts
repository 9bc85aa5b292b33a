import { beforeAll, expect, test } from 'vitest';
import { aDestination } from '../src/features/destinations/server/destination.fixture.ts';
import { aHighlight } from '../src/features/highlights/server/highlight.fixture.ts';
import { aPage } from '../src/features/pages/server/page.fixture.ts';
import { aStory } from '../src/features/stories/server/story.fixture.ts';
import { type Calls, callsAs } from './calls/staff-calls.ts';
import { type TestSite, testSite } from './site/test-site.ts';

const site = testSite();
let staff: Calls;
let ids: Record<'story' | 'destination' | 'highlight' | 'page', string>;
beforeAll(async () => {
  staff = await callsAs(site, 'ADMIN');
  const [story, destination, highlight] = [
    await aStory(site.db, { captions: ['The platform', 'The dining car'] }),
    await aDestination(site.db),
    await aHighlight(site.db),
  ];
  const page = await aPage(site.db);
  ids = { story: story.id, destination: destination.id, highlight: highlight.id, page: page.id };
});

const kinds: [kind: string, path: () => string, field: string][] = [
  ['the about page', () => '/api/v5/admin/about', 'title'],
  ['the contact details', () => '/api/v5/admin/web-contact', 'phone'],
  ['a story', () => `/api/v5/admin/stories/${ids.story}`, 'title'],
  ['a destination', () => `/api/v5/admin/destination/${ids.destination}`, 'name'],
  ['a highlight', () => `/api/v5/admin/highlight/${ids.highlight}`, 'name'],
  ['a page', () => `/api/v5/admin/pages/${ids.page}`, 'title'],
  ['the settings', () => '/api/v5/admin/settings', 'siteName'],
];

/** What the form starts from at this process, asked for at once: nothing may be kept from before. */
const stored = async (at: TestSite, path: string) => (await staff('GET', path, undefined, at)).json.data;

test.each(kinds)(
  'the form of %s starts from the stored version at once, on every process',
  async (_kind, path, field) => {
    const twin = await site.twin();
    await stored(twin, path());
    for (const text of ['First', 'Second', 'Third', 'Fourth', 'Fifth']) {
      const saved = await staff('PUT', path(), { [field]: text });
      expect([saved.status, saved.json.data?.[field], saved.json.errors]).toEqual([200, text, undefined]);
      const fresh = await stored(twin, path());
      expect([fresh[field], fresh.updatedAt]).toEqual([text, saved.json.data.updatedAt]);
      // Nobody else has saved: the next save from here is taken.
      const again = await staff('PUT', path(), { [field]: `${text} again`, updatedAt: fresh.updatedAt }, twin);
      expect(again.status).toBe(200);
    }
    await twin.close();
  },
);
