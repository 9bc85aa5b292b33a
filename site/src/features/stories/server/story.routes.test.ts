import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { dropCached } from '#server/endpoints/cache-drops.ts';
import { countStatements } from '#test/calls/statements.ts';
import { testSite } from '#test/site/test-site.ts';
import { anAccount } from '../../accounts/server/account.fixture.ts';
import { accounts } from '../../accounts/server/account.table.ts';
import { aDestination } from '../../destinations/server/destination.fixture.ts';
import { destinations } from '../../destinations/server/destination.table.ts';
import { anAuthor, aStory, type Story } from './story.fixture.ts';
import { stories } from './story.table.ts';

const site = testSite();

let train: Story;

/** Every page asks for this, which knows the categories. */
const knowCategories = () => site.ask('/api/site');
const read = async (name: string) => (await site.ask(`/api/story/${name}`)).json.data;

const image = {
  url: expect.stringMatching(/^\/media\/[0-9a-f]{32}-1600\.webp$/),
  alt: 'A harbour at dusk',
  width: 1600,
  height: 1067,
  tone: '#4a6a72',
  thumbhash: expect.any(String),
  sizes: [expect.anything(), expect.anything(), expect.anything()],
};

beforeAll(async () => {
  const authorId = await anAuthor(site.db, {
    name: 'Leïla Haddad',
    slug: 'leila-haddad',
    bio: 'Writes about railways.',
  });
  const place = await aDestination(site.db, { name: 'Lisbon', images: 0 });
  train = await aStory(site.db, {
    title: 'The slow train',
    formerSlugs: ['the-late-train', 'no-train'],
    captions: ['The bridge.', '', 'The last carriage, late.'],
    tags: ['Portugal', 'trains'],
    featured: true,
    authorId,
    placeId: place.id,
  });
  await aStory(site.db, { title: 'Draft tale', published: false, formerSlugs: ['old-draft'], tags: ['trains'] });
});

const summary = () => ({
  _id: train.id,
  slug: 'the-slow-train',
  title: 'The slow train',
  excerpt: train.excerpt,
  category: 'Travel',
  tags: ['Portugal', 'trains'],
  readTime: '5 min',
  publishedAt: train.publishedAt?.toISOString(),
  date: train.publishedAt?.toISOString(),
  featured: true,
  published: true,
  isPublished: true,
  coverImage: image,
  author: {
    name: 'Leïla Haddad',
    avatar: expect.stringMatching(/^\/media\/[0-9a-f]{32}-400\.webp$/),
    bio: 'Writes about railways.',
    slug: 'leila-haddad',
  },
  createdAt: train.createdAt.toISOString(),
  updatedAt: train.updatedAt.toISOString(),
});

describe('a story', () => {
  test('is sent with all its public fields and no others', async () => {
    const caption = (text: string) => ({ ...image, id: expect.any(String), caption: text });
    expect((await site.ask('/api/story/the-slow-train')).json).toEqual({
      success: true,
      data: {
        ...summary(),
        content: 'The conductor whistled twice.\n\nNobody hurried.',
        contentText: 'The conductor whistled twice.\n\nNobody hurried.',
        body: {
          blocks: [
            { t: 'p', c: ['The conductor whistled twice.'] },
            { t: 'p', c: ['Nobody hurried.'] },
          ],
          known: { links: {}, places: {}, images: {}, videos: {} },
        },
        images: [caption('The bridge.'), caption(''), caption('The last carriage, late.')],
        place: {
          _id: train.placeId,
          slug: 'lisbon',
          name: 'Lisbon',
          location: {
            country: 'Portugal',
            region: 'Southern Europe',
            coordinates: { latitude: 38.71, longitude: -9.14 },
          },
        },
      },
    });
  });

  test('in a list is sent with fewer fields and no others', async () => {
    expect((await site.ask('/api/story?tag=trains')).json.data).toEqual([summary()]);
  });

  test.each(['the-slow-train', 'The-Slow-Train', 'the-late-train', 'no-train'])(
    'is found by the slug %s',
    async (name) => {
      expect((await read(name))._id).toBe(train.id);
    },
  );

  test('is found by its id, in any case', async () => {
    expect((await read(train.id)).slug).toBe('the-slow-train');
    expect((await read(train.id.toUpperCase())).slug).toBe('the-slow-train');
  });

  test('keeps a slug that another story had before', async () => {
    await aStory(site.db, { title: 'New name' });
    await aStory(site.db, { title: 'Renamed', formerSlugs: ['new-name'] });
    expect((await read('new-name')).title).toBe('New name');
  });

  test('whose author is deleted is shown under the name of the site', async () => {
    const { id: accountId } = await anAccount(site.db);
    const authorId = await anAuthor(site.db, { name: 'Gone', bio: 'Was here.', accountId });
    await aStory(site.db, { title: 'Orphan', authorId });
    await site.db.delete(accounts).where(eq(accounts.id, accountId));
    expect((await read('orphan')).author).toEqual({ name: 'Trekker', avatar: '', bio: '', slug: '' });
  });

  test('leaves no field out because it is empty', async () => {
    await aStory(site.db, { title: 'Bare', excerpt: '', content: '', tags: [], readTime: '', coverId: null });
    const bare = await read('bare');
    expect(Object.keys(bare).sort()).toEqual(Object.keys(await read('the-slow-train')).sort());
    expect(bare).toMatchObject({ excerpt: '', content: '', tags: [], images: [], coverImage: null, place: null });
  });
});

test('a story shows its destination only while that is published', async () => {
  const place = await aDestination(site.db, { name: 'Porto', images: 0, published: false });
  await aStory(site.db, { title: 'About Porto', placeId: place.id });
  expect((await read('about-porto')).place).toBeNull();
  await site.db.transaction(async (tx) => {
    await tx.update(destinations).set({ published: true }).where(eq(destinations.id, place.id));
    await dropCached(tx, [`destination:${place.id}`, 'destinations']);
  });
  await expect.poll(async () => (await read('about-porto')).place?.name).toBe('Porto');
});

test('a draft and a story that never existed get the same answer', async () => {
  const [draft] = await site.db.select().from(stories).where(eq(stories.slug, 'draft-tale'));
  const names = ['nothing', 'draft-tale', 'old-draft', String(draft?.id), '00000000-0000-4000-8000-000000000000'];
  for (const path of names.flatMap((name) => [`/story/${name}`, `/api/story/${name}`, `/api/story/${name}/next`])) {
    const { status, text, headers } = await site.ask(path);
    expect([status, text]).toEqual([404, '{"success":false,"message":"Story not found"}']);
    expect(headers['cache-control']).toBe('private, no-store');
  }
});

test.each(['home', 'featured', 'published', 'admin', 'favorite', 'Upper', 'a--b', '-a', 'ünder', ''])(
  'the database refuses the slug "%s"',
  async (slug) => {
    await expect(aStory(site.db, { slug })).rejects.toThrow();
  },
);

test('the database refuses a published story without a date of publication', async () => {
  await expect(aStory(site.db, { title: 'Timeless', publishedAt: null })).rejects.toThrow();
});

test('the next stories share most tags, are the newest first, and never include the story itself or a draft', async () => {
  for (const [title, tags] of [
    ['Ferries', ['Greece', 'boats', 'islands']],
    ['Canoes', ['BOATS', 'rivers']],
    ['Kayaks', ['boats', 'islands', 'rivers']],
    ['Rafts', ['boats', 'islands', 'rivers']],
  ] as const) {
    await aStory(site.db, { title, tags: [...tags] });
  }
  await aStory(site.db, { title: 'Secret boats', tags: ['boats', 'islands', 'rivers'], published: false });
  const { data } = (await site.ask('/api/story/rafts/next')).json;
  expect(data.map(({ title }: { title: string }) => title)).toEqual(['Kayaks', 'Canoes', 'Ferries']);
  expect(Object.keys(data[0]).sort()).toEqual(Object.keys(summary()).sort());
});

test('the stories of a destination are those about it or tagged with its name, never drafts, and none if it is hidden', async () => {
  const place = await aDestination(site.db, { name: 'Åland Islands', images: 0 });
  const hidden = await aDestination(site.db, { name: 'Hidden bay', images: 0, published: false });
  const day = (date: number) => new Date(Date.UTC(2026, 0, date));
  await aStory(site.db, { title: 'About it', placeId: place.id, publishedAt: day(1) });
  await aStory(site.db, { title: 'Both', placeId: place.id, tags: ['åland islands'], publishedAt: day(3) });
  await aStory(site.db, { title: 'Tagged', tags: ['ÅLAND islands'], publishedAt: day(2) });
  await aStory(site.db, { title: 'Of a bay', placeId: hidden.id });
  await aStory(site.db, { title: 'Unready', placeId: place.id, tags: ['åland islands'], published: false });
  await knowCategories();
  const statements = countStatements(site.database);
  const { data } = (await site.ask(`/api/v3/destination/${place.slug}/stories`)).json;
  // The place, and its stories.
  expect(statements.count()).toBe(2);
  expect(data.map(({ title }: { title: string }) => title)).toEqual(['Both', 'Tagged', 'About it']);
  expect(Object.keys(data[0]).sort()).toEqual(Object.keys(summary()).sort());
  expect((await site.ask(`/api/v3/destination/${hidden.slug}/stories`)).json).toEqual({ success: true, data: [] });
});

test('a story list takes two statements, a story one', async () => {
  site.site.cache.clear();
  await knowCategories();
  const statements = countStatements(site.database);
  await site.ask('/api/story?limit=100');
  // And one for all cards that nobody has asked for before.
  expect(statements.count()).toBe(3);
  await site.ask('/api/story?limit=100&category=Europe&tag=trains&q=train');
  expect(statements.count()).toBe(2);
  await site.ask('/api/story/featured');
  expect(statements.count()).toBe(2);
  await site.ask('/api/story/the-slow-train');
  expect(statements.count()).toBe(1);
  await site.ask('/api/story/the-slow-train/next');
  expect(statements.count()).toBe(2);
});
