import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { firstCategories } from '#contract/rules/stories/story-categories.ts';
import { aLogin } from '#features/accounts/server/account.fixture.ts';
import { activityEntries } from '#features/activity/server/activity.table.ts';
import { aLanguage } from '#features/languages/server/language.fixture.ts';
import { anImageFile, sendForm } from '#test/calls/forms.ts';
import { answersByRole, type Calls, callsAs, soon } from '#test/calls/staff-calls.ts';
import { keptRows } from '#test/site/kept-rows.ts';
import { testSite } from '#test/site/test-site.ts';
import type { StaffStoryCategory } from '../../story-category.contract.ts';
import { storyFields } from '../staff/story-form.fixture.ts';
import { aStory } from '../story.fixture.ts';

const site = testSite();
const path = '/api/v5/admin/story-categories';
const image = await anImageFile();
let admin: Calls;

beforeAll(async () => {
  admin = await callsAs(site, 'ADMIN');
});
beforeEach(keptRows(site).restore);

type Sent = { name: string; slug?: string; order?: number };
const read = async (): Promise<{ data: StaffStoryCategory[]; updatedAt: string }> => (await admin('GET', path)).json;
const names = async () => (await read()).data.map(({ name }) => name);
const save = (categories: Sent[], more: object = {}) => admin('PUT', path, { categories, ...more });
const listed = async (change: (list: Sent[]) => Sent[] = (list) => list): Promise<Sent[]> =>
  change((await read()).data.map(({ name, slug }) => ({ name, slug })));
const renamed = (from: string, to: string) =>
  listed((list) => list.map((one) => (one.name === from ? { ...one, name: to } : one)));
const without = (...gone: string[]) => listed((list) => list.filter(({ name }) => !gone.includes(name)));
const shown = async (at = site) => (await at.ask('/api/site')).json.data.storyCategories;
const found = async (category: string, at = site) => {
  const { status, json } = await at.ask(`/api/story?category=${encodeURIComponent(category)}`);
  return status === 200 ? json.data.map(({ title }: { title: string }) => title) : status;
};
/** A story with all that its form asks for. */
const written = async (title: string, category: string): Promise<string> => {
  const { headers } = await aLogin(site.db, { role: 'ADMIN', name: 'Ana Reis' });
  const form = { ...storyFields, title, category, coverImage: image, image };
  return (await sendForm(site, 'POST', '/api/v5/admin/stories', headers, form)).json.data._id;
};
const categoryOf = async (id: string) => (await admin('GET', `/api/v5/admin/stories/${id}`)).json.data.category;

test('are the seven of the specification at first, in their order, of which pages carry nothing', async () => {
  await aStory(site.db, { category: 'Food', published: false });
  const { data, updatedAt } = await read();
  expect(data.map(({ name }) => name)).toEqual(firstCategories);
  expect(data.slice(0, 2)).toEqual([
    { slug: 'adventure', name: 'Adventure', order: 1, stories: 0 },
    { slug: 'food', name: 'Food', order: 2, stories: 1 },
  ]);
  expect(updatedAt).toMatch(/^\d{4}-.*Z$/);
  expect(await shown()).toBeNull();
});

test('are for staff alone', async () => {
  const calls = [
    ['GET', path],
    ['PUT', path],
  ] as const;
  expect(await answersByRole(site, calls)).toEqual([
    [`GET ${path}`, 401, 403, 200, 200],
    [`PUT ${path}`, 401, 403, 400, 400],
  ]);
});

describe('a new name', () => {
  test('is that of its stories, in lists, search and filters, within a second, on every process', async () => {
    const { id, slug } = await aStory(site.db, { title: 'Custard', category: 'Food' });
    const twin = await site.twin();
    await site.ask(`/api/story/${slug}`);
    expect((await save(await renamed('Food', 'Kitchens'))).json).toMatchObject({ message: 'Categories saved' });
    for (const at of [site, twin as typeof site]) {
      await expect.poll(() => found('kitchens', at), soon).toEqual(['Custard']);
      await expect.poll(async () => (await at.ask(`/api/story/${slug}`)).json.data.category, soon).toBe('Kitchens');
      expect((await shown(at)).slice(0, 2)).toEqual([
        { name: 'Adventure', slug: 'adventure', former: [] },
        { name: 'Kitchens', slug: 'food', former: ['Food'] },
      ]);
    }
    expect(await categoryOf(id)).toBe('Kitchens');
    expect((await site.ask('/api/search/stories?keyword=kitchens')).json.totalCount).toBe(1);
    expect((await admin('GET', '/api/v5/admin/stories?q=kitchens')).json.totalCount).toBe(1);
    expect((await site.ask('/api/story?category=kitchens')).json.totalCount).toBe(1);
  });

  test('leaves the old one leading to it, in links, forms and the chip of the first days', async () => {
    await aStory(site.db, { title: 'Custard', category: 'Food' });
    const id = await written('Trains', 'Travel');
    await save(await renamed('Food', 'Kitchens'));
    for (const word of ['Food', 'Food & Drink']) await expect.poll(() => found(word), soon).toEqual(['Custard']);
    expect((await admin('PUT', `/api/v5/admin/stories/${id}`, { category: 'Food' })).status).toBe(200);
    expect(await categoryOf(id)).toBe('Kitchens');
    const bulk = { kind: 'story', ids: [id], action: 'setCategory', value: 'Travel' };
    expect((await admin('POST', '/api/v5/admin/bulk', bulk)).json.data[0].ok).toBe(true);
    expect(await categoryOf(id)).toBe('Travel');
  });

  test('may be one that another leaves, and two may exchange theirs', async () => {
    const food = await aStory(site.db, { category: 'Food' });
    const travel = await aStory(site.db, { category: 'Travel' });
    const swap: Record<string, string> = { Food: 'Travel', Travel: 'Food' };
    await save(await listed((list) => list.map((one) => ({ ...one, name: swap[one.name] ?? one.name }))));
    expect([await categoryOf(food.id), await categoryOf(travel.id)]).toEqual(['Travel', 'Food']);
    const list = await listed((all) => [
      ...all.map((one) => (one.slug === 'food' ? { ...one, name: 'Roads' } : one)),
      { name: 'Travel' },
    ]);
    expect((await save(list)).status).toBe(200);
    expect([await categoryOf(food.id), await categoryOf(travel.id)]).toEqual(['Roads', 'Food']);
    expect((await read()).data.at(-1)).toMatchObject({ name: 'Travel', slug: 'travel-2', stories: 0 });
  });

  test('is that of stories that come back from the trash or from an older version', async () => {
    const id = await written('Custard', 'Food');
    const at = `/api/v5/admin/stories/${id}`;
    await admin('PUT', at, { category: 'Travel' });
    await admin('PUT', at, { category: 'Food' });
    await admin('DELETE', at);
    await save(await renamed('Food', 'Kitchens'));
    await save(await renamed('Travel', 'Roads'));
    expect((await read()).data[1]).toMatchObject({ name: 'Kitchens', stories: 1 });
    expect((await admin('POST', `/api/v5/admin/trash/story/${id}/restore`)).status).toBe(200);
    expect(await categoryOf(id)).toBe('Kitchens');
    const versions = `/api/v5/admin/versions/story/${id}`;
    const contents = await Promise.all(
      (await admin('GET', versions)).json.data.map(({ version }: { version: number }) =>
        admin('GET', `${versions}/${version}`),
      ),
    );
    const asTravel = contents.find(({ json }) => json.data.content.category === 'Travel').json.data.version;
    expect((await admin('POST', `${versions}/${asTravel}/restore`, {})).status).toBe(200);
    expect(await categoryOf(id)).toBe('Roads');
  });
});

describe('one that goes', () => {
  test('goes at once where no story has it', async () => {
    expect((await save(await without('Luxury', 'Road Trip'))).status).toBe(200);
    expect(await names()).toEqual(['Adventure', 'Food', 'Travel', 'Culture', 'Backpacking']);
    await expect.poll(() => found('Luxury'), soon).toBe(400);
  });

  test('stays while stories have it, drafts and the trash among them, and says how many', async () => {
    await aStory(site.db, { category: 'Luxury' });
    await aStory(site.db, { category: 'Luxury', published: false });
    const { id } = await aStory(site.db, { category: 'Luxury' });
    await admin('DELETE', `/api/v5/admin/stories/${id}`);
    const { status, json } = await save(await without('Luxury'));
    expect([status, json]).toEqual([
      409,
      {
        success: false,
        message: 'There are 3 stories in Luxury. First choose where they go.',
        data: { categories: [{ slug: 'luxury', name: 'Luxury', stories: 3 }] },
      },
    ]);
    expect(await names()).toEqual(firstCategories);
  });

  test.each([
    ['one for all', 'culture'],
    ['one for each, by slug or name', { luxury: 'Culture', food: 'culture' }],
  ])('leaves its stories to moveTo: %s', async (_, moveTo) => {
    const one = await aStory(site.db, { title: 'Silk', category: 'Luxury' });
    const other = await aStory(site.db, { title: 'Custard', category: 'Food' });
    await admin('DELETE', `/api/v5/admin/stories/${other.id}`);
    expect((await save(await without('Luxury', 'Food'), { moveTo })).status).toBe(200);
    await admin('POST', `/api/v5/admin/trash/story/${other.id}/restore`);
    expect([await categoryOf(one.id), await categoryOf(other.id)]).toEqual(['Culture', 'Culture']);
    // Links to the one that is gone lead where its stories are.
    await expect.poll(async () => (await found('luxury')).toSorted(), soon).toEqual(['Custard', 'Silk']);
    expect((await site.ask('/api/story?category=Culture')).json.totalCount).toBe(2);
  });

  test('may leave its stories to a new one that takes its name', async () => {
    const { id } = await aStory(site.db, { category: 'Luxury' });
    const list = await listed((all) => [
      { name: 'Luxury', slug: 'slow' },
      ...all.filter((one) => one.slug !== 'luxury'),
    ]);
    expect((await save(list, { moveTo: 'slow' })).status).toBe(200);
    expect(await categoryOf(id)).toBe('Luxury');
    expect((await read()).data[0]).toMatchObject({ slug: 'slow', name: 'Luxury', stories: 1 });
  });
});

test('stand in the order of the list, or in that of `order`, which chips and messages follow', async () => {
  await save(await listed((list) => [{ name: 'Night trains' }, ...list.toReversed()]));
  expect((await names()).slice(0, 3)).toEqual(['Night trains', 'Luxury', 'Backpacking']);
  const { json } = await admin('PUT', path, [
    { name: 'Luxury', order: 2 },
    ...firstCategories.slice(0, 6).map((name) => ({ name, order: 3 })),
    { name: 'Night trains', order: 1 },
  ]);
  expect(json.data.map(({ name }: Sent) => name).slice(0, 3)).toEqual(['Night trains', 'Luxury', 'Adventure']);
  const wrong = async () => (await site.ask('/api/story?category=Mars')).json.message;
  await expect
    .poll(wrong, soon)
    .toMatch(/^category must be one of All Categories, Europe, .*, Oceania, Night trains, Luxury, Adventure, /);
  const id = await written('Trains', 'Travel');
  expect((await admin('PUT', `/api/v5/admin/stories/${id}`, { category: 'Mars', title: '' })).json.errors).toEqual([
    { field: 'title', message: 'Story title is required' },
    { field: 'category', message: expect.stringMatching(/^category must be one of Night trains, Luxury, /) },
  ]);
});

test('are not saved over a newer list; what changes nothing is in no activity', async () => {
  const { updatedAt } = await read();
  expect((await save(await listed(), { updatedAt })).status).toBe(200);
  expect((await save(await renamed('Food', 'Kitchens'), { updatedAt })).status).toBe(200);
  const late = await save(await without('Luxury'), { updatedAt });
  expect([late.status, (await names()).includes('Luxury')]).toEqual([409, true]);
  expect(late.json.message).toContain(' saved this on ');
  await aStory(site.db, { category: 'Luxury' });
  await save(await without('Luxury', 'Culture'), { moveTo: 'food' });
  const entries = await site.db.select().from(activityEntries).orderBy(activityEntries.createdAt);
  expect(entries.map(({ action, detail }) => [action, detail])).toEqual([
    ['Changed story categories', 'Food is now Kitchens'],
    ['Changed story categories', 'Removed Culture. Removed Luxury, 1 story to Kitchens'],
  ]);
});

const taken = 'The Stories page has a filter of this name already';

test('are called like no filter in any language of the site', async () => {
  const list = await listed((all) => [...all, { name: 'Ozeanien' }, { name: 'Alle Kategorien' }]);
  expect((await save(list)).status).toBe(200);
  await save(await without('Ozeanien', 'Alle Kategorien'));
  await aLanguage(site.db, { code: 'de', state: 'preparing' });
  expect((await save(list)).json.errors).toEqual([
    { field: 'categories.7.name', message: taken },
    { field: 'categories.8.name', message: taken },
  ]);
});

test.each<[Sent[], string, string]>([
  [[], 'categories', 'Keep at least one category'],
  [[{ name: ' ' }], 'categories.0.name', 'Name is required'],
  [[{ name: '\u200b' }], 'categories.0.name', 'Name is required'],
  [[{ name: 'Fo\u202eod' }], 'categories.0.name', 'Must be one line'],
  [[{ name: 'x'.repeat(41) }], 'categories.0.name', 'At most 40 characters'],
  [[{ name: 'Food' }, { name: 'europe' }], 'categories.1.name', taken],
  [[{ name: 'Food' }, { name: 'FOOD' }], 'categories.1.name', 'Another category has this name'],
  [[{ name: 'A', slug: 'a b' }], 'categories.0.slug', 'Only a-z, 0-9 and single hyphens between them'],
  [
    [
      { name: 'A', slug: 'food' },
      { name: 'B', slug: 'food' },
    ],
    'categories.1.slug',
    'Another category has this slug',
  ],
  [Array.from({ length: 41 }, (_, at) => ({ name: `C${at}` })), 'categories', 'At most 40 categories'],
])('refuses %j at its field', async (categories, field, message) => {
  const { status, json } = await save(categories);
  expect([status, json.errors]).toEqual([400, [{ field, message }]]);
});

test('refuses to move stories to what is not in the list', async () => {
  const categories = await without('Luxury', 'Food');
  const one = await save(categories, { moveTo: 'luxury' });
  const each = await save(categories, { moveTo: { luxury: 'nowhere', food: 'travel' } });
  const message = 'Choose a category of the list';
  expect([one.json.errors.at(-1), each.json.errors]).toEqual([
    { field: 'moveTo', message },
    [{ field: 'moveTo.luxury', message }],
  ]);
});
