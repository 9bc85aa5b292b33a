import { allowLonger } from '@trekker/database/connections/drizzle-pool.ts';
import { sql } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { keptRows } from '#test/site/kept-rows.ts';
import { testSite } from '#test/site/test-site.ts';
import { aDestination } from '../../destinations/server/destination.fixture.ts';
import { destinations } from '../../destinations/server/destination.table.ts';
import { aHighlight } from '../../highlights/server/highlight.fixture.ts';
import { anAuthor, aStory } from '../../stories/server/story.fixture.ts';
import { stories } from '../../stories/server/story.table.ts';

const siteUrl = 'https://trekker.example';
const site = testSite({ config: { siteUrl } });
const locations = (xml: string) => [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => address);
const entryOf = (xml: string, title: string) =>
  xml.split('<entry>').find((entry) => entry.includes(`<title>${title}</title>`)) ?? '';

beforeAll(async () => {
  await aDestination(site.db, { slug: 'lisbon', updatedAt: new Date('2026-05-01T10:00:00Z') });
  await aDestination(site.db, { slug: 'hidden-valley', published: false });
  const authorId = await anAuthor(site.db, { name: 'Ana & Bo <both>', slug: 'ana-bo', bio: 'Writes.' });
  await aStory(site.db, {
    title: 'Rain & "wind" <again>',
    slug: 'rain',
    excerpt: 'Wet; then dry.',
    content: 'One <b>bold</b>\u0007 morning.\nSame paragraph.\n\n\nNext & last.',
    tags: ['Slow travel', 'Café'],
    authorId,
    publishedAt: new Date('2026-06-01T08:00:00Z'),
    updatedAt: new Date('2026-06-02T08:00:00Z'),
  });
  await aStory(site.db, {
    title: 'Later',
    slug: 'later',
    tags: ['slow travel'],
    publishedAt: new Date('2026-06-03T08:00:00Z'),
    updatedAt: new Date('2026-06-03T08:00:00Z'),
  });
  await aStory(site.db, { title: 'Unfinished', slug: 'unfinished', tags: ['secret'], published: false });
});
beforeEach(keptRows(site).restore);

describe('the sitemap', () => {
  test('lists every public page by its absolute URL, never drafts and their tags', async () => {
    const { status, headers, text } = await site.ask('/sitemap.xml');
    expect([status, headers['content-type']]).toEqual([200, 'application/xml; charset=utf-8']);
    const fixed = ['/', '/destinations', '/stories', '/about', '/contact', '/privacy', '/terms', '/cookies'];
    const expected = [
      ...fixed,
      '/authors/ana-bo',
      '/tags/caf%C3%A9',
      '/tags/slow%20travel',
      '/destinations/lisbon',
      '/stories/rain',
      '/stories/later',
    ];
    expect(locations(text).sort()).toEqual(expected.map((path) => siteUrl + path).sort());
  });

  test('lists no list that nothing is in', async () => {
    await site.db.delete(stories);
    await site.db.delete(destinations);
    site.forget();
    const listed = async () =>
      locations((await site.ask('/sitemap.xml')).text).map((one) => one?.slice(siteUrl.length));
    expect(await listed()).toEqual(['/', '/about', '/contact', '/cookies', '/privacy', '/terms']);
    await aHighlight(site.db);
    site.forget();
    expect(await listed()).toContain('/highlight');
  });

  test('says when each page was last changed', async () => {
    const { text } = await site.ask('/sitemap.xml');
    const changed = (path: string) => text.split(`<loc>${siteUrl}${path}</loc>`)[1]?.match(/^<lastmod>([^<]*)/)?.[1];
    expect(changed('/destinations/lisbon')).toBe('2026-05-01T10:00:00.000Z');
    expect(changed('/tags/slow%20travel')).toBe('2026-06-03T08:00:00.000Z');
    expect(changed('/tags/caf%C3%A9')).toBe('2026-06-02T08:00:00.000Z');
    expect(changed('/stories')).toBe('2026-06-03T08:00:00.000Z');
  });

  test('is one cached answer whatever the query, and answers 304', async () => {
    const first = await site.ask('/sitemap.xml?utm_source=x');
    const again = await site.ask('/sitemap.xml', { headers: { 'if-none-match': String(first.headers.etag) } });
    expect([again.status, site.site.cache.stats().entries]).toEqual([304, 1]);
  });

  test.each(['0', '01', '-1', 'x', '', '1e3', '999999'])('refuses part %j', async (part) => {
    expect((await site.ask(`/sitemap.xml?part=${part}`)).status).toBe(400);
  });

  test('answers 404 for a part that does not exist', async () => {
    expect((await site.ask('/sitemap.xml?part=4')).status).toBe(404);
  });
});

describe('robots.txt', () => {
  test('keeps crawlers away from personal pages and names the sitemap', async () => {
    const { headers, text } = await site.ask('/robots.txt');
    expect(headers['content-type']).toBe('text/plain; charset=utf-8');
    const lines = text.split('\n');
    expect(lines[0]).toBe('User-agent: *');
    for (const path of ['/admin', '/api/v5/', '/api/v3/auth/', '/profile'])
      expect(lines).toContain(`Disallow: ${path}`);
    expect(lines).toContain(`Sitemap: ${siteUrl}/sitemap.xml`);
  });
});

describe('the feed', () => {
  test('holds the published stories, newest first, with absolute URLs', async () => {
    const { headers, text } = await site.ask('/feed.xml');
    expect(headers['content-type']).toBe('application/atom+xml; charset=utf-8');
    expect([...text.matchAll(/<link rel="alternate"[^>]*href="([^"]*)"/g)].map(([, address]) => address)).toEqual([
      `${siteUrl}/stories`,
      `${siteUrl}/stories/later`,
      `${siteUrl}/stories/rain`,
    ]);
    expect(text).toContain('<updated>2026-06-03T08:00:00.000Z</updated>');
    expect(text).not.toMatch(/unfinished|secret/i);
    expect(text).not.toMatch(/(href|src)=(&quot;|")\//);
  });

  test('escapes what people typed, and drops characters that XML cannot hold (T32)', async () => {
    const { text } = await site.ask('/feed.xml');
    const rain = entryOf(text, 'Rain &amp; &quot;wind&quot; &lt;again&gt;');
    expect(rain).toContain('<author><name>Ana &amp; Bo &lt;both&gt;</name></author>');
    expect(rain).toContain(
      '&lt;p&gt;One &amp;lt;b&amp;gt;bold&amp;lt;/b&amp;gt; morning. Same paragraph.&lt;/p&gt;&lt;p&gt;Next &amp;amp; last.&lt;/p&gt;',
    );
    expect(rain).toMatch(/<id>urn:uuid:[0-9a-f-]{36}<\/id>/);
    expect(rain).toMatch(new RegExp(`<link rel="enclosure" type="image/webp" href="${siteUrl}/media/[^"]+"/>`));
  });

  test('holds at most thirty stories', async () => {
    for (let number = 0; number < 31; number += 1) await aStory(site.db, { title: `Series ${number}` });
    const { text } = await site.ask('/feed.xml');
    expect(text.match(/<entry>/g)).toHaveLength(30);
  });
});

// Longer than a site gives one statement.
const manyStories = (count: number) =>
  site.db.transaction(async (tx) => {
    await allowLonger(tx, 60_000);
    await tx.execute(sql`
      insert into stories (slug, title, excerpt, content, category, tags, read_time, published, published_at)
      select 'bulk-' || n, 'Bulk', 'x', 'x', 'Travel', '{bulk}', '1 min', true, now()
      from generate_series(1, ${count}::int) n`);
  });

describe('the sitemap of very many items', () => {
  test('becomes an index of parts that hold each page once', async () => {
    await manyStories(31_000);
    const index = await site.ask('/sitemap.xml');
    expect(index.text).toContain('<sitemapindex');
    const parts = locations(index.text).map((address) => address?.replace(siteUrl, '') ?? '');
    // The fixed pages and tags, one range of destinations, two of stories.
    expect(parts).toEqual([1, 2, 3, 4].map((part) => `/sitemap.xml?part=${part}`));
    const seen: (string | undefined)[] = [];
    for (const part of parts) {
      const { status, text } = await site.ask(part);
      expect([part, status]).toEqual([part, 200]);
      expect(locations(text).length).toBeLessThan(50_000);
      seen.push(...locations(text));
    }
    expect(seen).toHaveLength(new Set(seen).size);
    expect(seen.filter((address) => address?.includes('/stories/bulk-'))).toHaveLength(31_000);
    expect(seen).toEqual(
      expect.arrayContaining([`${siteUrl}/about`, `${siteUrl}/tags/bulk`, `${siteUrl}/destinations/lisbon`]),
    );
  });
});
