import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { anImageFile, sendForm } from '#test/calls/forms.ts';
import { errorsOf, staffHarness } from '#test/calls/staff-harness.ts';
import { testSite } from '#test/site/test-site.ts';
import { anAuthor, aStory } from '../story.fixture.ts';
import { stories } from '../story.table.ts';
import { storyFields } from './story-form.fixture.ts';

const site = testSite();
const base = '/api/v5/admin/stories';
const publicPath = '/api/story';
const image = await anImageFile();
const { activities, call, create, logins, put, send } = staffHarness(site, base, {
  ...storyFields,
  coverImage: image,
  image: image,
});
const stored = async (id: string) => (await site.db.select().from(stories).where(eq(stories.id, id)))[0];

type Fields = Parameters<typeof sendForm>[4];

describe('a new story', () => {
  test('is a draft of whoever created it, with everything that was sent', async () => {
    const { status, json } = await create({ image: [image, image], caption: ['On deck', ''], featured: 'true' });
    expect([status, json.success, json.message]).toEqual([201, true, 'Story added']);
    expect(json.data).toMatchObject({
      slug: 'the-night-ferry',
      title: 'The night ferry',
      excerpt: 'Nobody sleeps, and nobody minds.',
      content: 'We left at ten.\n\nThe islands passed like lamps.',
      category: 'Travel',
      readTime: '7 min',
      tags: ['ferries', 'Greece'],
      featured: true,
      published: false,
      isPublished: false,
      publishedAt: '',
      date: '',
      author: { name: 'Ana Reis', avatar: '', bio: '', slug: 'ana-reis' },
      coverImage: { url: expect.stringMatching(/^\/media\/[0-9a-f]{32}-48\.webp$/), alt: '' },
      images: [
        { id: expect.any(String), caption: 'On deck', alt: '' },
        { caption: '', alt: '' },
      ],
    });
    expect((await activities())[0]).toEqual({
      action: 'Added story',
      detail: 'The night ferry',
      type: 'add',
      actor: 'Ana Reis',
    });
    expect((await site.ask(`${publicPath}/the-night-ferry`)).status).toBe(404);
    expect((await call('GET', `${base}/${json.data._id}`)).json).toEqual({ success: true, data: json.data });
  });

  test('cannot be published by the fields of its form (T01)', async () => {
    const { data } = (await create({ isPublished: 'true', published: 'true', author: 'x' })).json;
    expect(data).toMatchObject({ isPublished: false, author: { name: 'Ana Reis' } });
  });

  test('has a reading time that follows its length, unless another is given', async () => {
    const { readTime: _, ...fields } = storyFields;
    const form = { ...fields, coverImage: image, image: image, content: 'word '.repeat(1100) };
    const { data } = (await sendForm(site, 'POST', base, logins.author, form)).json;
    expect(data.readTime).toBe('6 min');
    expect((await put(data._id, { readTime: 'a tea long' })).json.data.readTime).toBe('a tea long');
    expect((await put(data._id, { content: 'Short.' })).json.data.readTime).toBe('a tea long');
  });

  test('gets a slug of its own, and is created once by a double click', async () => {
    const slugs: string[] = [];
    for (const title of ['Ærlig', 'aerlig', 'Home', '夜']) slugs.push((await create({ title })).json.data.slug);
    expect(slugs).toEqual(['aerlig', 'aerlig-2', 'home-2', 'ye']);
    const createKey = randomUUID();
    const twice = await Promise.all([create({ title: 'Twice', createKey }), create({ title: 'Twice', createKey })]);
    expect(twice[0]?.json).toEqual(twice[1]?.json);
    expect((await call('GET', `${base}?q=twice`)).json.totalCount).toBe(1);
  });
});

describe('a story form that is wrong', () => {
  test('reports all errors at once, in the words of the form', async () => {
    const answer = await sendForm(site, 'POST', base, logins.author, { title: ' ', readTime: '' });
    expect([answer.status, answer.json.message]).toEqual([400, 'Story title is required']);
    expect(errorsOf(answer)).toEqual({
      title: 'Story title is required',
      excerpt: 'Excerpt is required',
      content: 'Content is required',
      category: 'Category is required',
      coverImage: 'Cover image is required',
      image: ' image is required',
      tags: ' tags is required',
      readTime: ' readTime is required',
    });
  });

  const categories = 'category must be one of Adventure, Food, Travel, Culture, Road Trip, Backpacking, Luxury';
  test.each<[Fields, string, string]>([
    [{ category: '' }, 'category', 'Category is required'],
    [{ category: 'Sports' }, 'category', categories],
    [{ 'tags[]': [' ', ''] }, 'tags', ' tags is required'],
    [{ content: '\n \n' }, 'content', 'Content is required'],
    [{ title: 'a'.repeat(201) }, 'title', 'At most 200 characters'],
  ])('is refused for %o', async (fields, field, message) => {
    const before = await site.db.$count(stories);
    const answer = await create(fields);
    expect([answer.status, errorsOf(answer)]).toEqual([400, { [field]: message }]);
    expect(await site.db.$count(stories)).toBe(before);
  });

  test('is refused for a category that is no text, like for any other wrong one', async () => {
    const { id } = await aStory(site.db);
    for (const category of [{ toString: 1 }, {}, [], 7]) {
      const answer = await put(id, { category });
      expect([answer.status, errorsOf(answer)]).toEqual([400, { category: categories }]);
    }
  });

  test.each(['Adventure', 'Food', 'Travel', 'Culture', 'Road Trip', 'Backpacking', 'Luxury'])(
    'is not refused for the category %s',
    async (category) => {
      expect((await create({ category })).json.data.category).toBe(category);
    },
  );
});

describe('changing a story', () => {
  test('changes the given fields and nothing else', async () => {
    const { data } = (await create({ title: 'Before', caption: 'The pier' })).json;
    const answer = await put(data._id, { excerpt: ' Another. ', updatedAt: data.updatedAt });
    expect([answer.status, answer.json.message]).toEqual([200, 'Story saved']);
    expect(answer.json.data).toEqual({ ...data, excerpt: 'Another.', updatedAt: expect.any(String) });
    expect(answer.json.data.updatedAt > data.updatedAt).toBe(true);
    expect((await activities())[0]).toMatchObject({ action: 'Updated story', detail: 'Before', type: 'update' });
  });

  test('of its tags changes the regions that find it, of its title the slug', async () => {
    const { _id } = (await create({ title: 'Old title' })).json.data;
    expect((await stored(_id))?.regions).toEqual(['europe']);
    await put(_id, { tags: ['Peru', 'Japan'] });
    expect((await stored(_id))?.regions.sort()).toEqual(['americas', 'asia']);
    await call('PUT', `${base}/published/${_id}`);
    expect((await put(_id, { title: 'New title' })).json.data.slug).toBe('new-title');
    for (const name of ['old-title', 'new-title'])
      expect((await site.ask(`${publicPath}/${name}`)).json.data.slug).toBe('new-title');
    expect((await create({ title: 'Old title' })).json.data.slug).toBe('old-title-2');
  });

  test('from an outdated form is refused, says who saved, and overwrites nothing', async () => {
    const { data } = (await create({ title: 'Contested' })).json;
    const mine = await put(data._id, { excerpt: 'Mine', updatedAt: data.updatedAt });
    const late = await put(data._id, { excerpt: 'Theirs', updatedAt: data.updatedAt }, logins.admin);
    expect([mine.status, late.status]).toEqual([200, 409]);
    expect(late.json.message).toMatch(/^Ana Reis saved this on .* Nothing was overwritten\.$/);
    expect((await stored(data._id))?.excerpt).toBe('Mine');
    const all = await Promise.all(
      Array.from({ length: 10 }, (_, n) =>
        put(data._id, { excerpt: `Text ${n}`, updatedAt: mine.json.data.updatedAt }),
      ),
    );
    expect(all.map(({ status }) => status).sort()).toEqual([200, ...Array(9).fill(409)]);
  });
});

describe('the images of a story', () => {
  type Images = { images: { url: string; caption: string }[] };
  const shown = ({ images }: Images) => images.map(({ url, caption }) => [url, caption]);

  test('are added, removed and reordered with their captions in one save', async () => {
    const { data } = (await create({ image: [image, image, image], caption: ['one', 'two', 'three'] })).json;
    const [one, two, three] = data.images as Images['images'];
    const { json } = await send(data._id, {
      image: [image],
      removedImages: two?.url ?? '',
      imageOrder: JSON.stringify([three?.url, 'new:0', one?.url]),
      caption: ['third', 'new', 'first'],
    });
    expect(shown(json.data)).toEqual([
      [three?.url, 'third'],
      [expect.any(String), 'new'],
      [one?.url, 'first'],
    ]);
    const more = await send(data._id, { image: [image], caption: 'newest' });
    expect(shown(more.json.data)).toEqual([...shown(json.data), [expect.any(String), 'newest']]);
    expect(shown((await put(data._id, { excerpt: 'Same pictures' })).json.data)).toEqual(shown(more.json.data));
    expect((await send(data._id, { coverImage: image })).json.data.coverImage.url).not.toBe(data.coverImage.url);
  });

  test('of another story cannot be removed; the first is replaced, never just removed (T52)', async () => {
    const [one, other] = [(await create()).json.data, (await create()).json.data];
    await put(one._id, { removedImages: [other.images[0].url, `https://evil.example${one.images[0].url}`, '../../x'] });
    for (const story of [one, other]) {
      expect(shown((await call('GET', `${base}/${story._id}`)).json.data)).toEqual(shown(story));
    }
    const gone = await put(one._id, { removedImages: [one.images[0].url] });
    expect([gone.status, errorsOf(gone)]).toEqual([400, { removedImages: 'The first image cannot be removed' }]);
    const replaced = await send(one._id, { removedImages: [one.images[0].url], image: image });
    expect(replaced.json.data.images).toHaveLength(1);
    expect(replaced.json.data.images[0].url).not.toBe(one.images[0].url);
  });
});

describe('the story list for staff', () => {
  beforeEach(async () => {
    const authorId = await anAuthor(site.db, { name: 'Zoë Quill', bio: '' });
    await aStory(site.db, {
      title: 'Quince season',
      published: false,
      publishedAt: null,
      category: 'Food',
      tags: ['zesty'],
    });
    await aStory(site.db, { title: 'Zebra crossing', authorId, category: 'Road Trip', content: 'quokka' });
  });

  const titles = async (query: string) =>
    (await call('GET', `${base}${query}`)).json.data.map(({ title }: { title: string }) => title);

  test('holds drafts too, fifteen to a page, newest first', async () => {
    for (let number = 1; number <= 14; number += 1) await aStory(site.db);
    const { json } = await call('GET', base);
    expect(json).toMatchObject({ page: 1, limit: 15, totalCount: 16 });
    expect(json.data).toHaveLength(15);
    expect(await titles('?state=draft&q=quince')).toEqual(['Quince season']);
    expect(await titles('?state=published&q=quince')).toEqual([]);
  });

  test.each([
    ['quinc', ['Quince season']],
    ['ZESTY', ['Quince season']],
    ['zoe', ['Zebra crossing']],
    ['Zoë Qu', ['Zebra crossing']],
    ['quill', ['Zebra crossing']],
    ['road trip zebra', ['Zebra crossing']],
    ['quokka', []],
    ['%', []],
    ["';--", []],
  ])('is searched by title, author, category and tags: %s', async (words, expected) => {
    expect(await titles(`?q=${encodeURIComponent(words)}`)).toEqual(expected);
  });

  test.each([
    ['?state=x', 'state', 'state must be one of published, draft, scheduled, ended'],
    ['?page=0', 'page', 'page must be a whole number from 1 to 1000000'],
    ['?q=%00', 'q', 'Contains unsupported characters'],
  ])('refuses %s', async (query, field, message) => {
    const { status, json } = await call('GET', `${base}${query}`);
    expect([status, json]).toEqual([400, { success: false, message, errors: [{ field, message }] }]);
  });
});
