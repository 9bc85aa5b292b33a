import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { aLanguage } from '#features/languages/server/language.fixture.ts';
import { mediaItems } from '#features/media/server/media.table.ts';
import { storyTexts } from '#features/stories/server/editions/story-text.table.ts';
import { anAuthor, aStory, type Story } from '#features/stories/server/story.fixture.ts';
import { callsAs, soon } from '#test/calls/staff-calls.ts';
import { keptRows } from '#test/site/kept-rows.ts';
import { testSite } from '#test/site/test-site.ts';

const siteUrl = 'https://trekker.example';
const site = testSite({ config: { siteUrl } });
beforeEach(keptRows(site).restore);

const feed = async (path: string) => (await site.ask(path)).text;
const matches = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, found]) => found);
const ids = (text: string) => matches(text, /<id>urn:uuid:([^<]*)</g);
const titles = (text: string) => matches(text.slice(text.indexOf('<entry>')), /<title>([^<]*)</g);

/** A story with a German edition, of which everybody can read the text. */
async function translated(story: Story, fields: Partial<typeof storyTexts.$inferInsert> = {}): Promise<void> {
  await site.db.insert(storyTexts).values({
    storyId: story.id,
    language: 'de',
    slug: 'der-zug-東京',
    title: 'Der Zug',
    excerpt: 'Er hält.',
    contentMarkdown: 'Siehe [dort](/about), [unten](#ende).',
    content: 'Siehe dort, unten.',
    published: true,
    publishedAt: new Date('2026-06-05T08:00:00Z'),
    updatedAt: new Date('2026-06-06T08:00:00Z'),
    sourceVersion: 1,
    ...fields,
  });
}

test('of a site of one language is what it always was, to the byte', async () => {
  const authorId = await anAuthor(site.db, { name: 'Ana' });
  const at = new Date('2026-06-01T08:00:00Z');
  const { id, coverId } = await aStory(site.db, {
    title: 'The train',
    tags: ['rail'],
    authorId,
    publishedAt: at,
    updatedAt: at,
    excerpt: 'It stops.',
    content: 'See there.',
    contentMarkdown: 'See [there](/about).',
  });
  const [cover] = await site.db
    .select({ file: mediaItems.file, alt: mediaItems.alt })
    .from(mediaItems)
    .where(eq(mediaItems.id, coverId ?? ''));
  expect(await feed('/feed.xml')).toBe(`<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en">
<id>https://trekker.example/</id>
<title>Trekker: Stories</title>
<subtitle>Long reads for short evenings, and a few practical ones for the train.</subtitle>
<link rel="self" type="application/atom+xml" href="https://trekker.example/feed.xml"/>
<link rel="alternate" type="text/html" href="https://trekker.example/stories"/>
<icon>https://trekker.example/favicon.ico</icon>
<updated>2026-06-01T08:00:00.000Z</updated>
<entry>
<id>urn:uuid:${id}</id>
<title>The train</title>
<link rel="alternate" type="text/html" href="https://trekker.example/stories/the-train"/>
<link rel="enclosure" type="image/webp" href="https://trekker.example/media/${cover?.file}"/>
<published>2026-06-01T08:00:00.000Z</published>
<updated>2026-06-01T08:00:00.000Z</updated>
<author><name>Ana</name></author>
<category term="Travel"/>
<category term="rail"/>
<summary>It stops.</summary>
<content type="html">&lt;p&gt;&lt;img src=&quot;https://trekker.example/media/${cover?.file}&quot; alt=&quot;${cover?.alt}&quot;&gt;&lt;/p&gt;&lt;p&gt;See &lt;a href=&quot;https://trekker.example/about&quot;&gt;there&lt;/a&gt;.&lt;/p&gt;</content>
</entry>
</feed>
`);
});

describe('below a language', () => {
  beforeEach(async () => {
    await aLanguage(site.db, { code: 'de' });
    await aLanguage(site.db, { code: 'fr', position: 1 });
    await aLanguage(site.db, { code: 'ar', position: 2, state: 'preparing' });
  });

  test('holds what is translated, in its words, under ids of its own', async () => {
    const train = await aStory(site.db, { title: 'The train' });
    const tram = await aStory(site.db, { title: 'The tram' });
    await aStory(site.db, { title: 'The ferry' });
    await translated(train);
    await translated(tram, { title: 'Die Bahn', slug: 'die-bahn', publishedAt: new Date('2026-06-04T08:00:00Z') });
    await translated(await aStory(site.db, { title: 'The bus' }), { slug: 'bus', published: false });
    await translated(await aStory(site.db, { title: 'Secret', published: false }), { slug: 'geheim' });
    const { headers, text } = await site.ask('/de/feed.xml');
    expect(headers['content-type']).toBe('application/atom+xml; charset=utf-8');
    expect(text).toContain('<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="de">');
    expect(text).toContain('<title>Trekker: Geschichten</title>');
    expect(text).toContain('<updated>2026-06-06T08:00:00.000Z</updated>');
    expect(titles(text)).toEqual(['Der Zug', 'Die Bahn']);
    const slug = encodeURIComponent('der-zug-東京');
    expect(matches(text, / href="([^"]*)"/g).filter((href) => !href?.includes('/media/'))).toEqual(
      ['/de/feed.xml', '/de/stories', `/de/stories/${slug}`, '/de/stories/die-bahn'].map((path) => siteUrl + path),
    );
    expect(text).toContain(`href=&quot;${siteUrl}/de/about&quot;`);
    expect(text).toContain(`href=&quot;${siteUrl}/de/stories/${slug}#ende&quot;`);
    expect(text).toContain('alt=&quot;A harbour at dusk&quot; lang=&quot;en&quot;');
    expect(text).not.toMatch(/ferry|bus|secret|geheim/i);
    const all = [...ids(text), ...ids(await feed('/feed.xml'))];
    expect(new Set(all).size).toBe(6);
    for (const id of ids(text))
      expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-5[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
    expect(matches(text, /<id>([^u][^<]*)</g)).toEqual([`${siteUrl}/de/`]);
    site.forget();
    expect(await feed('/feed.xml?language=de')).toBe(text);
  });

  test('is there while readers can choose the language, and has nothing that is not in it', async () => {
    await translated(await aStory(site.db, { title: 'The train' }));
    expect(titles(await feed('/fr/feed.xml'))).toEqual([]);
    for (const path of ['/ar/feed.xml', '/es/feed.xml'])
      expect([path, (await site.ask(path)).status]).toEqual([path, 404]);
  });

  test('knows an edition within a second, and the default feed is what it was', async () => {
    const author = await callsAs(site, 'AUTHOR');
    const train = await aStory(site.db, { title: 'The train' });
    await translated(train, { published: false });
    const before = await feed('/feed.xml');
    expect(await feed('/de/feed.xml')).not.toContain('Der Zug');
    const publish = (isPublished: boolean) =>
      author('PUT', `/api/v5/admin/translations/story/${train.id}/de`, { isPublished });
    expect((await publish(true)).status).toBe(200);
    await expect.poll(() => feed('/de/feed.xml'), soon).toContain('Der Zug');
    expect((await publish(false)).status).toBe(200);
    await expect.poll(() => feed('/de/feed.xml'), soon).not.toContain('Der Zug');
    expect(await feed('/feed.xml')).toBe(before);
  });
});
