import { beforeAll, expect, test } from 'vitest';
import { aDestination } from '../src/features/destinations/server/destination.fixture.ts';
import { aLanguage } from '../src/features/languages/server/language.fixture.ts';
import { storyTexts } from '../src/features/stories/server/editions/story-text.table.ts';
import { aStory } from '../src/features/stories/server/story.fixture.ts';
import { builtPages } from './site/built-pages.ts';
import { testSite } from './site/test-site.ts';

// Addresses of lists that somebody kept, mistyped, or took along into another language.

const site = testSite(async () => ({ pages: await builtPages() }));

beforeAll(async () => {
  await aLanguage(site.db, { code: 'de', untranslated: 'hidden' });
  await aDestination(site.db, { name: 'Lisbon' });
  const stories = await Promise.all(Array.from({ length: 26 }, (_, at) => aStory(site.db, { title: `Walk ${at}` })));
  const texts = { language: 'de', slug: 'weg', title: 'Ein Weg', published: true, publishedAt: new Date(0) };
  await site.db.insert(storyTexts).values({ ...texts, storyId: stories[0]?.id ?? '', sourceVersion: 1 });
  site.forget();
});

const open = (path: string) => site.ask(path, { headers: { accept: 'text/html' } });

test.each(['/destinations?q=lis%00bon', '/stories?q=walk%00', '/highlight?q=%00'])(
  '%s leaves out what no text holds',
  async (path) => {
    for (const language of ['', '/de'])
      expect([language, (await open(language + path)).status]).toEqual([language, 200]);
  },
);

test('the second page of stories leads to the last one of a language that has fewer', async () => {
  expect((await open('/stories?page=2')).status).toBe(200);
  const { status, headers } = await open('/de/stories?page=2&category=all');
  expect([status, headers.location]).toEqual([302, '/de/stories']);
  expect((await open('/de/stories')).text).toContain('Ein Weg');
});
