import { beforeAll, describe, expect, test } from 'vitest';
import { testSite } from '#test/site/test-site.ts';
import { anAuthor, aStory } from '../../stories/server/story.fixture.ts';
import { formerAuthorSlugs } from './author.table.ts';

const site = testSite();

const read = (slug: string, query = '') => site.ask(`/api/authors/${slug}${query}`);
const titles = (answer: { json: { data: { stories: { title: string }[] } } }) =>
  answer.json.data.stories.map(({ title }) => title);

let leila: string;
beforeAll(async () => {
  leila = await anAuthor(site.db, { name: 'Leïla Haddad', slug: 'leila-haddad', bio: 'Writes about railways.' });
  await site.db.insert(formerAuthorSlugs).values({ slug: 'leila', authorId: leila });
  for (const title of ['First train', 'Second train', 'Third train']) await aStory(site.db, { title, authorId: leila });
  await aStory(site.db, { title: 'Secret train', authorId: leila, published: false });
  await aStory(site.db, { title: 'Another hand' });
  const shy = await anAuthor(site.db, { name: 'Shy', slug: 'shy' });
  await aStory(site.db, { title: 'Never shown', authorId: shy, published: false });
});

describe('an author', () => {
  test('is shown with the published stories that name them, newest first', async () => {
    const { status, json } = await read('leila-haddad');
    expect([status, json]).toMatchObject([
      200,
      {
        success: true,
        page: 1,
        limit: 24,
        totalPages: 1,
        totalCount: 3,
        data: {
          _id: leila,
          slug: 'leila-haddad',
          name: 'Leïla Haddad',
          bio: 'Writes about railways.',
          avatar: expect.stringMatching(/^\/media\/[0-9a-f]{32}-400\.webp$/),
        },
      },
    ]);
    expect(titles({ json })).toEqual(['Third train', 'Second train', 'First train']);
    expect(json.data.stories[0].author).toMatchObject({ name: 'Leïla Haddad', slug: 'leila-haddad' });
  });

  test('is found by a former slug and by the id', async () => {
    for (const key of ['leila', 'LEILA-HADDAD', leila]) expect((await read(key)).json.data.slug).toBe('leila-haddad');
  });

  test('has pages of stories', async () => {
    const page = await read('leila-haddad', '?page=2&limit=2');
    expect([page.json.totalPages, page.json.totalCount, titles(page)]).toEqual([2, 3, ['First train']]);
    expect(titles(await read('leila-haddad', '?page=3&limit=2'))).toEqual([]);
    expect((await read('leila-haddad', '?limit=0')).status).toBe(400);
  });

  test.each(['shy', 'nobody', '00000000-0000-4000-8000-000000000000'])(
    'without a published story is not found: %s (T06)',
    async (slug) => {
      const { status, json } = await read(slug);
      expect([status, json]).toEqual([404, { success: false, message: 'Author not found' }]);
    },
  );

  test('is in the sitemap only while one of their stories is published', async () => {
    const { text } = await site.ask('/sitemap.xml');
    expect(text).toContain('/authors/leila-haddad<');
    expect(text).not.toContain('/authors/shy');
  });
});
