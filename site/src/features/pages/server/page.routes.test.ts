import { beforeEach, describe, expect, test } from 'vitest';
import { aDestination } from '#features/destinations/server/destination.fixture.ts';
import { keptRows } from '#test/site/kept-rows.ts';
import { testSite } from '#test/site/test-site.ts';
import { aStory } from '../../stories/server/story.fixture.ts';
import { aPage } from './page.fixture.ts';

const site = testSite();
beforeEach(keptRows(site).restore);

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
