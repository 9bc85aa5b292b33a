import { beforeAll, beforeEach, expect, test } from 'vitest';
import { aDestination } from '../src/features/destinations/server/destination.fixture.ts';
import { aHighlight } from '../src/features/highlights/server/highlight.fixture.ts';
import { aLanguage } from '../src/features/languages/server/language.fixture.ts';
import { aPage } from '../src/features/pages/server/page.fixture.ts';
import { anAuthor, aStory } from '../src/features/stories/server/story.fixture.ts';
import { builtPages } from './site/built-pages.ts';
import { keptRows } from './site/kept-rows.ts';
import { testSite } from './site/test-site.ts';

// Whoever has one language notices nothing of there being more, and readers nothing of one that is being prepared.

const site = testSite(async () => ({ pages: await builtPages() }));

beforeAll(async () => {
  const authorId = await anAuthor(site.db, { slug: 'ana-reis', name: 'Ana Reis' });
  const place = await aDestination(site.db, { slug: 'lisbon', name: 'Lisbon', tags: ['food'], featured: true });
  const of = { authorId, destinationId: place.id, tags: ['trains'], publishedAt: new Date(0) };
  await aStory(site.db, { slug: 'a-station', title: 'A station', ...of });
  await aHighlight(site.db, { name: 'Rui', location: 'Lisbon, Portugal' });
  await aPage(site.db, { slug: 'press', title: 'Press' });
});
beforeEach(keptRows(site).restore);

const pages = [
  ...['/', '/destinations', '/destinations?region=Europe&month=5', '/destinations/lisbon', '/destinations/nowhere'],
  ...['/stories', '/stories?category=Food', '/stories/a-station', '/tags/trains', '/authors/ana-reis', '/highlight'],
  ...[
    '/about',
    '/contact',
    '/press',
    '/privacy',
    '/terms',
    '/cookies',
    '/search',
    '/search?q=station',
    '/search?q=zzz',
  ],
  ...['/login', '/signup', '/email/sign-in', '/email/reset-password', '/favorite', '/profile', '/offline'],
  ...['/newsletter/confirm?token=x', '/preview/x', '/no-such-page'],
];
const missing = new Set(['/destinations/nowhere', '/preview/x', '/no-such-page']);
const calls = [
  ...[
    '/api/v3/destination',
    '/api/v3/destination/lisbon',
    '/api/story',
    '/api/story/home',
    '/api/search?keyword=lisbon',
  ],
  ...['/api/highlight', '/feed.xml', '/sitemap.xml', '/robots.txt'],
];

async function answerTo(path: string) {
  const { status, headers, text } = await site.ask(path, {
    headers: { accept: path.startsWith('/api') ? '*/*' : 'text/html' },
  });
  const { etag, vary, location, link, 'content-language': language, 'content-type': type } = headers;
  return { path, status, etag, vary, location, link, language, type, text };
}

test.each([...pages, ...calls])('a site of one language says nothing of languages: %s', async (path) => {
  const { status, text, vary, link, language, location } = await answerTo(path);
  expect(status).toBe(missing.has(path) ? 404 : 200);
  expect([language, link, location]).toEqual([undefined, undefined, undefined]);
  expect(String(vary).toLowerCase()).not.toContain('language');
  for (const trace of [
    /hreflang/i,
    /[?&]language=/,
    /\/assets\/texts\//,
    /"prefix":"\//,
    /"(translations|fallbacks|fallbackLanguage|listLanguage)"/,
    /xml:lang="(?!en")/,
  ])
    expect(text).not.toMatch(trace);
  expect(
    [...text.matchAll(/<[a-z]+ (?:[^>]* )?(?:lang|dir)="[^"]*"/g)]
      .map(([tag]) => tag)
      .filter((tag) => tag !== '<html lang="en"' && !tag.includes('dir="ltr"')),
  ).toEqual([]);
});

test('a language that is being prepared changes no byte of what readers get', async () => {
  const before = [];
  for (const path of [...pages, ...calls]) before.push(await answerTo(path));
  await aLanguage(site.db, { code: 'de', state: 'preparing' });
  site.forget();
  for (const answer of before) expect(await answerTo(answer.path)).toEqual(answer);
});
