import { headingsOf } from '@trekker/rich-text/headings.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import { aDestination } from '#features/destinations/server/destination.fixture.ts';
import { keptRows } from '#test/site/kept-rows.ts';
import { testSite } from '#test/site/test-site.ts';
import { settings } from '../../settings/server/settings.table.ts';
import { aStory } from '../../stories/server/story.fixture.ts';
import { aPage } from './page.fixture.ts';

const site = testSite();
beforeEach(keptRows(site).restore);

describe.each<[slug: string, title: string, sections: number, last: string]>([
  ['privacy', 'Privacy', 9, 'When this page changes'],
  ['terms', 'Terms', 9, 'Changes, law and how to reach us'],
  ['cookies', 'Cookies', 7, 'Changing your mind'],
])('the page %s, which every site has', (slug, title, sections, last) => {
  const read = async () => (await site.ask(`/api/pages/${slug}`)).json.data;

  test('is there from the start, with its numbered sections and the literal day of its last change', async () => {
    const page = await read();
    expect(page).toMatchObject({ title, isStandard: true, isPublished: true });
    expect(page.updatedAt).toMatch(/^2025-05-27T/);
    const headings = headingsOf(page.body.blocks);
    expect(headings.map(({ text }) => Number.parseInt(text, 10))).toEqual(
      Array.from({ length: sections }, (_, index) => index + 1),
    );
    expect(headings.at(-1)?.text).toBe(`${sections}. ${last}`);
    expect(new Set(headings.map(({ id }) => id)).size).toBe(sections);
  });

  test('names the site and its support address, and has no blank left', async () => {
    await site.db.insert(settings).values({ siteName: 'Kompass & *Söhne*' });
    const page = await read();
    expect(page.contentText).toContain('Kompass & *Söhne*');
    expect(page.contentText).toContain('support@localhost.localdomain');
    expect(page.content).toContain('](mailto:support@localhost.localdomain)');
    expect(page.description + page.content).not.toMatch(/[{}]|Trekker/);
  });
});

describe('a page for everybody', () => {
  test('is answered by its slug with its text in both forms, and by a former slug with its present one', async () => {
    const page = await aPage(site.db, {
      slug: 'press',
      title: 'Press',
      content: 'Ask first.',
      contentMarkdown: '## Pictures\n\nAsk **first**.',
      formerSlugs: ['media-kit'],
    });
    const { status, json } = await site.ask('/api/pages/press');
    expect([status, json.data]).toEqual([
      200,
      {
        _id: page.id,
        slug: 'press',
        title: 'Press',
        description: 'For those who write about us.',
        content: '## Pictures\n\nAsk **first**.',
        contentText: 'Pictures\n\nAsk first.',
        body: expect.objectContaining({ blocks: expect.any(Array) }),
        isPublished: true,
        isStandard: false,
        publishedAt: '2026-06-01T08:00:00.000Z',
        createdAt: expect.any(String),
        updatedAt: expect.any(String),
      },
    ]);
    expect((await site.ask('/api/pages/media-kit')).json.data.slug).toBe('press');
  });

  test('that is a draft looks like one that never was', async () => {
    await aPage(site.db, { slug: 'secret', published: false, formerSlugs: ['former-secret'] });
    for (const slug of ['secret', 'former-secret', 'never', '__proto__', '%00', 'a'.repeat(300)]) {
      const { status, json } = await site.ask(`/api/pages/${slug}`);
      expect([slug, status, json]).toEqual([slug, 404, { success: false, message: 'Page not found' }]);
    }
  });

  test('names what its text links to, and is linked by other texts under its address of today', async () => {
    const place = await aDestination(site.db, { name: 'Evora' });
    const page = await aPage(site.db, { contentMarkdown: `See [Evora](trekker:destination/${place.id}).` });
    const { body } = (await site.ask(`/api/pages/${page.slug}`)).json.data;
    expect(body.known.links).toEqual({
      [`destination/${place.id}`]: { name: 'Evora', address: '/destinations/evora' },
    });
    const story = await aStory(site.db, { contentMarkdown: `[Read](trekker:page/${page.id})`, content: 'Read' });
    const linked = (await site.ask(`/api/story/${story.slug}`)).json.data.body.known.links;
    expect(linked).toEqual({ [`page/${page.id}`]: { name: page.title, address: `/${page.slug}` } });
  });

  test('stands in the sitemap', async () => {
    await aPage(site.db, { slug: 'press' });
    await aPage(site.db, { slug: 'secret', published: false });
    const { text } = await site.ask('/sitemap.xml');
    expect(text).toContain('/press</loc>');
    expect(text).not.toContain('/secret');
  });
});
