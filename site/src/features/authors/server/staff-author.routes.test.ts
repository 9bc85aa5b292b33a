import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { anImageFile } from '#test/calls/forms.ts';
import { soon } from '#test/calls/staff-calls.ts';
import { errorsOf, staffHarness } from '#test/calls/staff-harness.ts';
import { countStatements } from '#test/calls/statements.ts';
import { testSite } from '#test/site/test-site.ts';
import { anAccount, logInAs } from '../../accounts/server/account.fixture.ts';
import { aDestination } from '../../destinations/server/destination.fixture.ts';
import { storyFields } from '../../stories/server/staff/story-form.fixture.ts';
import { anAuthor, aStory } from '../../stories/server/story.fixture.ts';
import { stories } from '../../stories/server/story.table.ts';
import { authors } from './author.table.ts';

const site = testSite();
const base = '/api/v5/admin/authors';
const image = await anImageFile();
const { activities, also, call, create, put, send } = staffHarness(site, base, { name: 'Marta Salgueiro' });
const list = async (query = '') => (await call('GET', `${base}${query}`)).json;
const names = async (query = '') => (await list(query)).data.map(({ name }: { name: string }) => name);

describe('a new author', () => {
  test('needs no account, and gets a slug of the name', async () => {
    const { status, json } = await create({ name: 'Zoë Quill', bio: 'Draws maps.\r\nAlso sails.', avatar: image });
    expect([status, json.message]).toEqual([201, 'Author added']);
    expect(json.data).toMatchObject({
      name: 'Zoë Quill',
      slug: 'zoe-quill',
      bio: 'Draws maps.\nAlso sails.',
      accountId: '',
      stories: 0,
      avatar: expect.stringMatching(/^\/media\//),
    });
    expect((await create({ name: 'Zoe Quill' })).json.data.slug).toBe('zoe-quill-2');
    expect((await activities())[0]).toMatchObject({ action: 'Added author', detail: 'Zoe Quill' });
    expect((await call('GET', `${base}/${json.data._id}`)).json.data).toEqual(json.data);
  });

  test('is created once, however often the form is sent', async () => {
    const createKey = randomUUID();
    const [one, other] = await Promise.all([create({ createKey }), create({ createKey })]);
    expect([one.status, other.status, one.json.data._id]).toEqual([201, 201, other.json.data._id]);
  });

  test('that is refused reports all that is wrong', async () => {
    const answer = await create({ name: ' ', slug: 'Not an address', bio: 'x'.repeat(601) });
    expect([answer.status, errorsOf(answer)]).toEqual([
      400,
      {
        name: 'Name is required',
        slug: 'Use lowercase letters, digits and single hyphens',
        bio: 'At most 600 characters',
      },
    ]);
  });
});

describe('changing an author', () => {
  test('keeps fields that are not sent; a former slug redirects and stays reserved', async () => {
    const id = await anAuthor(site.db, { name: 'Ida Brekke', slug: 'ida', bio: 'Skis.' });
    await aStory(site.db, { title: 'Snow', authorId: id });
    expect((await site.ask('/api/story/snow')).json.data.author.bio).toBe('Skis.');
    const saved = await put(id, { slug: 'ida-brekke', bio: 'Skis, mostly uphill.' });
    expect([saved.status, saved.json.data]).toMatchObject([
      200,
      { name: 'Ida Brekke', slug: 'ida-brekke', stories: 1 },
    ]);
    await expect
      .poll(async () => (await site.ask('/api/story/snow')).json.data.author, soon)
      .toMatchObject({ bio: 'Skis, mostly uphill.', slug: 'ida-brekke' });
    expect((await site.ask('/api/authors/ida')).json.data.slug).toBe('ida-brekke');
    const taken = await create({ slug: 'ida' });
    expect([taken.status, errorsOf(taken)]).toEqual([400, { slug: 'This address is taken.' }]);
    expect((await put(id, { slug: 'ida' })).json.data.slug).toBe('ida');
    expect((await site.ask('/api/authors/ida-brekke')).json.data.slug).toBe('ida');
  });

  test('adds an image and removes it', async () => {
    const id = await anAuthor(site.db, { name: 'Per', avatarId: null });
    expect((await send(id, { avatar: image })).json.data.avatar).toMatch(/^\/media\//);
    expect((await put(id, { removeAvatar: true })).json.data.avatar).toBe('');
  });

  test('is refused if somebody else has saved meanwhile', async () => {
    const { _id, updatedAt } = (await create({ name: 'Twice' })).json.data;
    expect((await put(_id, { bio: 'First', updatedAt })).status).toBe(200);
    expect((await put(_id, { bio: 'Second', updatedAt })).status).toBe(409);
  });
});

describe('deleting an author', () => {
  test('works for one without stories', async () => {
    const id = await anAuthor(site.db, { name: 'Unused' });
    expect((await call('DELETE', `${base}/${id}`)).status).toBe(200);
    expect((await call('GET', `${base}/${id}`)).status).toBe(404);
    expect((await call('DELETE', `${base}/${id}`)).status).toBe(404);
  });

  test('with stories asks first who gets them', async () => {
    const [id, other] = [await anAuthor(site.db, { name: 'Leaving' }), await anAuthor(site.db, { name: 'Staying' })];
    const { slug } = await aStory(site.db, { title: 'Handed over', authorId: id });
    const refused = await call('DELETE', `${base}/${id}`);
    expect([refused.status, refused.json.message]).toEqual([
      409,
      '1 story is by this author. First choose a new author.',
    ]);
    expect((await call('DELETE', `${base}/${id}?moveTo=${id}`)).status).toBe(400);
    expect((await call('DELETE', `${base}/${id}?moveTo=${randomUUID()}`)).status).toBe(400);
    expect((await call('DELETE', `${base}/${id}?moveTo=${other}`)).status).toBe(200);
    expect((await site.ask(`/api/story/${slug}`)).json.data.author.name).toBe('Staying');
    expect((await call('DELETE', `${base}/${other}?moveTo=nobody`)).status).toBe(200);
    await expect
      .poll(async () => (await site.ask(`/api/story/${slug}`)).json.data.author, soon)
      .toEqual({ name: 'Trekker', avatar: '', bio: '', slug: '' });
  });

  test('is refused for the profile of an account', async () => {
    const { id: accountId } = await anAccount(site.db);
    const id = await anAuthor(site.db, { name: 'Staff', accountId });
    expect((await call('DELETE', `${base}/${id}`)).json.message).toBe(
      'This is the public profile of an account. It’s deleted with the account.',
    );
  });
});

describe('a staff account', () => {
  test('has a public profile from its promotion on, which follows its name and outlives the role', async () => {
    const person = await anAccount(site.db, { name: 'Nora Field', emailVerifiedAt: new Date() });
    const role = (to: string) => call('PUT', '/api/v5/admin/user-role', { id: person.id, newRole: to });
    expect((await role('ADMIN')).status).toBe(200);
    expect(await names('?q=nora')).toEqual(['Nora Field']);
    const headers = await logInAs(site.db, person);
    const own = (await call('GET', `${base}?own=true`, undefined, headers)).json.data;
    expect(own).toMatchObject([{ accountId: person.id, slug: 'nora-field' }]);
    const rename = (name: string) => call('PUT', '/api/v3/auth/UpdateProfile', { name }, headers);
    expect((await rename('Nora Meadow')).status).toBe(200);
    expect(await names('?q=nora')).toEqual(['Nora Meadow']);
    // A name of her own for the public stays whatever the account is called.
    await put(own[0]._id, { name: 'N. Meadow' });
    await rename('Nora M.');
    expect(await names('?q=meadow')).toEqual(['N. Meadow']);
    await role('USER');
    expect(await names('?q=meadow')).toEqual(['N. Meadow']);
  });
});

describe('a story', () => {
  const story = (fields: Record<string, string> = {}) => ({
    ...storyFields,
    coverImage: image,
    image: image,
    ...fields,
  });
  const harness = also('/api/v5/admin/stories', story());

  test('names the author chosen in its form, and a destination that may be a draft', async () => {
    const authorId = await anAuthor(site.db, { name: 'Guest', slug: 'guest' });
    const place = await aDestination(site.db, { name: 'Lisbon', published: false, images: 0 });
    const { status, json } = await harness.create({ title: 'By a guest', authorId, placeId: place.id });
    expect([status, json.data]).toMatchObject([
      201,
      { authorId, author: { name: 'Guest' }, place: { _id: place.id, name: 'Lisbon', country: place.country } },
    ]);
    await harness.put(json.data._id, { excerpt: 'Another line.' });
    const kept = (await harness.call('GET', `/api/v5/admin/stories/${json.data._id}`)).json.data;
    expect(kept).toMatchObject({ authorId, place: { name: 'Lisbon' } });
    // The draft of a place is no public answer's business (T06).
    await harness.call('PUT', `/api/v5/admin/stories/published/${json.data._id}`, { isPublished: true });
    expect((await site.ask('/api/story/by-a-guest')).json.data.place).toBeNull();
    const none = await harness.put(json.data._id, { authorId: '', placeId: '' });
    expect(none.json.data).toMatchObject({ authorId: '', author: { name: 'Trekker', slug: '' }, place: null });
  });

  test('refuses an author or a destination that does not exist', async () => {
    const answer = await harness.create({ authorId: randomUUID() });
    expect([answer.status, errorsOf(answer)]).toEqual([400, { authorId: 'This author doesn’t exist' }]);
    expect(errorsOf(await harness.create({ placeId: randomUUID() }))).toEqual({ placeId: 'This place doesn’t exist' });
    expect(errorsOf(await harness.create({ placeId: 'lisbon' }))).toEqual({ placeId: 'placeId must be an id' });
  });

  test('names the profile of whoever creates it if no author is chosen', async () => {
    const { data } = (await harness.create({ title: 'My own' })).json;
    const [row] = await site.db.select().from(stories).where(eq(stories.id, data._id));
    const [author] = await site.db
      .select()
      .from(authors)
      .where(eq(authors.id, row?.authorId ?? ''));
    expect([data.author.name, author?.name, author?.accountId]).toEqual(['Ana Reis', 'Ana Reis', expect.any(String)]);
  });
});

test('the author list is sorted by name, with the number of stories; a search costs no statement per row', async () => {
  for (const name of ['zoë', 'Adam', 'Émile', 'bea', 'Edda']) await create({ name });
  expect((await call('GET', base, undefined, {})).status).toBe(401);
  const found = await list('?limit=100');
  const sorted = found.data.map(({ name }: { name: string }) => name);
  expect(sorted).toEqual(sorted.toSorted((a: string, b: string) => a.localeCompare(b, 'en', { sensitivity: 'base' })));
  expect([found.totalCount, found.data.length]).toEqual([5, 5]);
  const statements = countStatements(site.database);
  await list('?q=a');
  expect(statements.count()).toBeLessThanOrEqual(7);
});
