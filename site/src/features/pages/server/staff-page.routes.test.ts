import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { aLogin } from '#features/accounts/server/account.fixture.ts';
import { aContactInfo } from '#features/contact/server/contact.fixture.ts';
import { errorsOf, staffHarness } from '#test/calls/staff-harness.ts';
import { testSite } from '#test/site/test-site.ts';
import { slugTaken } from '../staff-page.contract.ts';
import { aPage } from './page.fixture.ts';

const site = testSite();
const base = '/api/v5/admin/pages';
const { activities, call, put } = staffHarness(site, base, {});
const press = { title: 'Press', description: 'For those who write.', content: '## Pictures\n\nAsk _first_.' };
const create = (fields: object = {}) => call('POST', base, { ...press, ...fields });
const versionsOf = async (id: string) => (await call('GET', `/api/v5/admin/versions/page/${id}`)).json;

describe('a new page', () => {
  test('is a draft with everything that was sent, one version and one entry', async () => {
    const { status, json } = await create();
    expect([status, json.message]).toEqual([201, 'Page added']);
    expect(json.data).toMatchObject({ ...press, slug: 'press', isPublished: false, publishedAt: '', state: 'draft' });
    expect(json.data.contentText).toBe('Pictures\n\nAsk first.');
    expect((await activities())[0]).toMatchObject({ action: 'Added page', detail: 'Press', type: 'add' });
    expect((await versionsOf(json.data._id)).data).toMatchObject([{ version: 1, summary: 'Added' }]);
    expect((await call('GET', `${base}/${json.data._id}`)).json.data).toEqual(json.data);
    expect((await site.ask('/api/pages/press')).status).toBe(404);
  });

  test('is made once by a double click', async () => {
    const createKey = randomUUID();
    const twice = await Promise.all([create({ createKey }), create({ createKey })]);
    expect(twice[0]?.json).toEqual(twice[1]?.json);
    expect((await call('GET', `${base}?q=press`)).json.totalCount).toBe(1);
  });

  test('gets an address from its title that no route, language and other page has', async () => {
    const slugs: string[] = [];
    for (const title of ['Über uns', 'Über uns', 'Stories', 'De', 'Login', '夜'])
      slugs.push((await create({ title })).json.data.slug);
    expect(slugs).toEqual(['uber-uns', 'uber-uns-2', 'stories-2', 'de-2', 'login-2', 'ye-2']);
  });

  test('may choose its address, as people type one', async () => {
    expect((await create({ slug: ' /Work-With-Us/ ' })).json.data.slug).toBe('work-with-us');
  });

  test.each(['stories', 'about', 'admin', 'api', 'healthz', 'story', 'fr', 'pt-br', 'Login', 'press', 'media-kit'])(
    'cannot have the address %s, which something else has',
    async (slug) => {
      await aPage(site.db, { slug: 'press', formerSlugs: ['media-kit'] });
      const answer = await create({ slug });
      expect([answer.status, errorsOf(answer)]).toEqual([400, { slug: 'This address is taken.' }]);
    },
  );

  test.each([
    ['a b', 'Use lowercase letters, digits and hyphens'],
    ['a/b', 'Use lowercase letters, digits and hyphens'],
    ['feed.xml', 'Use lowercase letters, digits and hyphens'],
    ['-a', 'Use lowercase letters, digits and hyphens'],
    ['a'.repeat(81), 'At most 80 characters'],
  ])('cannot have the address %s, which is none', async (slug, message) => {
    const answer = await create({ slug });
    expect([answer.status, errorsOf(answer)]).toEqual([400, { slug: message }]);
  });

  test('reports all that is missing at once', async () => {
    const answer = await call('POST', base, { title: ' ' });
    expect([answer.status, errorsOf(answer)]).toEqual([
      400,
      { title: 'Title is required', content: 'Content is required' },
    ]);
  });
});

describe('a saved page', () => {
  test('changes in what is sent alone, and is public within a second on every process', async () => {
    const twin = await site.twin();
    const { id } = await aPage(site.db, { slug: 'press', title: 'Press' });
    expect((await twin.ask('/api/pages/press')).json.data.title).toBe('Press');
    await put(id, { title: 'For the press' });
    await expect.poll(async () => (await twin.ask('/api/pages/press')).json.data.title).toBe('For the press');
    expect((await versionsOf(id)).data[0]).toMatchObject({ changed: ['title'], isCurrent: true });
    await twin.close();
  });

  test('leads on from each address that it had, and may go back to one', async () => {
    const { id } = await aPage(site.db, { slug: 'press', title: 'Press' });
    for (const slug of ['media', 'newsroom', 'media-desk']) await put(id, { slug });
    for (const slug of ['press', 'newsroom', 'media-desk'])
      expect((await site.ask(`/api/pages/${slug}`)).json.data.slug).toBe('media-desk');
    expect((await put(id, { slug: 'press' })).json.data.slug).toBe('press');
    expect((await site.ask('/api/pages/newsroom')).json.data.slug).toBe('press');
    const taken = await create({ slug: 'media-desk' });
    expect(errorsOf(taken)).toEqual({ slug: slugTaken });
  });

  test('keeps its address when its title changes, and when an empty address is sent', async () => {
    const { id } = await aPage(site.db, { slug: 'press' });
    expect((await put(id, { title: 'Newsroom', slug: '' })).json.data.slug).toBe('press');
  });

  test('puts two editors together, and asks where both wrote the same', async () => {
    const { id } = await aPage(site.db, { slug: 'press' });
    const { updatedAt } = (await put(id, { title: 'First' })).json.data;
    await put(id, { description: 'Another lead' });
    const merged = await put(id, { title: 'Second', updatedAt });
    expect([merged.status, merged.json.merged, merged.json.data.description]).toEqual([
      200,
      ['description'],
      'Another lead',
    ]);
    const late = await put(id, { title: 'Third', updatedAt });
    expect([late.status, late.json.data.fields.title]).toMatchObject([409, { yours: 'Third', theirs: 'Second' }]);
  });
});

describe('publishing a page', () => {
  test('is one version and one entry, and none when it is so already', async () => {
    const { _id } = (await create()).json.data;
    const published = () => call('PUT', `${base}/published/${_id}`, { isPublished: true });
    expect((await published()).json).toMatchObject({ message: 'Page published', data: { isPublished: true } });
    await published();
    expect((await versionsOf(_id)).totalCount).toBe(2);
    expect((await activities()).filter(({ action }) => action === 'Published page')).toHaveLength(1);
    expect((await site.ask('/api/pages/press')).status).toBe(200);
    expect((await call('PUT', `${base}/published/${_id}`)).json.message).toBe('Page is now a draft');
    expect((await site.ask('/api/pages/press')).status).toBe(404);
  });

  test('can be planned', async () => {
    const { _id } = (await create()).json.data;
    const publishAt = new Date(Date.now() + 3_600_000).toISOString();
    expect((await call('PUT', `/api/v5/admin/schedule/page/${_id}`, { publishAt })).status).toBe(200);
    const { data } = (await call('GET', `${base}?state=scheduled`)).json;
    expect(data).toMatchObject([{ _id, state: 'scheduled', publishAt }]);
  });
});

describe('a deleted page', () => {
  test('is gone for everybody, keeps its address, and comes back from the trash', async () => {
    const { id } = await aPage(site.db, { slug: 'press', formerSlugs: ['media-kit'] });
    expect((await call('DELETE', `${base}/${id}`)).json.message).toBe('Page deleted');
    expect((await site.ask('/api/pages/press')).status).toBe(404);
    expect(errorsOf(await create({ slug: 'press' }))).toEqual({ slug: slugTaken });
    expect((await call('POST', `/api/v5/admin/trash/page/${id}/restore`)).status).toBe(200);
    expect((await site.ask('/api/pages/media-kit')).json.data.slug).toBe('press');
  });
});

describe('a page that the site needs', () => {
  const privacy = async () => (await call('GET', `${base}?q=privacy`)).json.data[0];

  test('can be edited, its first text being its first version', async () => {
    const { _id, isStandard } = await privacy();
    expect(isStandard).toBe(true);
    const { status, json } = await put(_id, { content: '## Who we are\n\n{siteName}, {supportEmail}, {other}.' });
    expect([status, json.data.content]).toEqual([200, '## Who we are\n\n{siteName}, {supportEmail}, {other}.']);
    expect((await site.ask('/api/pages/privacy')).json.data.contentText).toBe(
      'Who we are\n\nTrekker, support@localhost.localdomain, {other}.',
    );
    expect((await versionsOf(_id)).data).toMatchObject([{ version: 2 }, { version: 1, by: null }]);
    const restored = await call('POST', `/api/v5/admin/versions/page/${_id}/1/restore`);
    expect(restored.json.data.content).toContain('## 9. When this page changes');
  });

  test('can neither be deleted nor taken back nor moved, and no schedule does it', async () => {
    const { _id } = await privacy();
    const unpublishAt = new Date(Date.now() + 3_600_000).toISOString();
    const answers = [
      await call('DELETE', `${base}/${_id}`),
      await call('PUT', `${base}/published/${_id}`, { isPublished: false }),
      await call('PUT', `/api/v5/admin/schedule/page/${_id}`, { unpublishAt }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([409, 409, 409]);
    expect(errorsOf(await put(_id, { slug: 'data' }))).toEqual({ slug: 'The address of this page can’t change' });
    expect((await put(_id, { slug: 'privacy', title: 'Your privacy' })).status).toBe(200);
    expect((await site.ask('/api/pages/privacy')).json.data.title).toBe('Your privacy');
  });
});

describe('the templates of pages', () => {
  const templates = async () => (await call('GET', '/api/v5/admin/page-templates')).json.data;

  test('say what is true of the site, and that they are to be checked', async () => {
    await aContactInfo(site.db, { address: '12 Quay *Street*', city: 'Porto', postalCode: '4050' });
    const [imprint, protection] = await templates();
    expect(imprint.page.content).toContain('12 Quay \\*Street\\*\\\n4050 Porto');
    expect(imprint.page.content).toContain('mailto:hello@example.com');
    // Who signs, the register, the number: each a line of its own, once it is filled in too.
    expect(imprint.page.content).toContain('sign for you.\\\nRegister and number, if you are in one.\\\nVAT');
    expect(protection.page.content).toContain('can be brought back for 30 days');
    expect(protection.page.content).toContain('no mail server is set up');
    for (const { page } of [imprint, protection]) expect(page.content).toContain(':::note[Have it checked]');
  });

  test('make pages as they are, each of which holds its text in normal form', async () => {
    for (const { page } of await templates()) {
      const { status, json } = await call('POST', base, page);
      expect([page.slug, status, json.errors]).toEqual([page.slug, 201, undefined]);
      expect(json.data).toMatchObject(page);
    }
  });
});

test('a page that still says what a template leaves to be filled in is not published, and each gap is named', async () => {
  const { page } = (await call('GET', '/api/v5/admin/page-templates')).json.data[0];
  const { _id } = (await call('POST', base, page)).json.data;
  const publishAt = new Date(Date.now() + 3_600_000).toISOString();
  const refused = await call('PUT', `${base}/published/${_id}`, { isPublished: true });
  expect(refused.status).toBe(409);
  expect(refused.json.data.findings.map(({ message }: { message: string }) => /“(.+)”/.exec(message)?.[1])).toEqual([
    'Your postal address',
    'Email: your address',
    'Phone: your number',
    'Name of the person or persons who may sign for you.',
    'Register and number, if you are in one.',
    'VAT number, if you have one.',
    'Name and address of the editor.',
    'Have it checked',
  ]);
  expect((await call('PUT', `/api/v5/admin/schedule/page/${_id}`, { publishAt })).status).toBe(409);
  const many = await call('POST', '/api/v5/admin/bulk', { kind: 'page', action: 'publish', ids: [_id] });
  expect(many.json.data[0]).toMatchObject({ ok: false, message: expect.stringContaining('Your postal address') });
  expect((await site.ask('/api/pages/imprint')).status).toBe(404);
  await put(_id, { content: '## Who is responsible\n\nKompass, 12 Quay Street, Porto.' });
  expect((await call('PUT', `${base}/published/${_id}`, { isPublished: true })).status).toBe(200);
});

test('the activity can be narrowed to pages, and not to the about page', async () => {
  await create();
  await call('PUT', '/api/v5/admin/about', { title: 'Who we are' });
  const { data } = (await call('GET', '/api/v5/admin/activity?kind=page')).json;
  expect(data.map(({ action }: { action: string }) => action)).toEqual(['Added page']);
});

test('the calls of staff are refused to guests and members, whatever the page', async () => {
  const { id } = await aPage(site.db, { slug: 'press' });
  const { headers } = await aLogin(site.db, { role: 'USER' });
  const calls: [string, string, object?][] = [
    ['GET', base],
    ['POST', base, press],
    ...[id, randomUUID()].flatMap((each): [string, string, object?][] => [
      ['GET', `${base}/${each}`],
      ['GET', `${base}/${each}/preview`],
      ['PUT', `${base}/${each}`, { title: 'Mine' }],
      ['PUT', `${base}/published/${each}`, {}],
      ['DELETE', `${base}/${each}`],
    ]),
  ];
  for (const [method, path, body] of calls) {
    expect((await call(method, path, body, {})).status).toBe(401);
    expect((await call(method, path, body, headers)).status).toBe(403);
  }
  expect((await site.ask('/api/pages/press')).status).toBe(200);
});

test('many are published and deleted at once; those that the site needs stay, and say so', async () => {
  const bulk = (body: object) => call('POST', '/api/v5/admin/bulk', { kind: 'page', ...body });
  const rows = [await aPage(site.db, { published: false }), await aPage(site.db, { published: false })];
  const ids = rows.map(({ id }) => id);
  const needed = (await call('GET', `${base}?q=terms`)).json.data[0]._id;
  expect((await bulk({ action: 'publish', ids })).json.data).toEqual(ids.map((_id) => ({ _id, ok: true })));
  for (const { slug } of rows) expect((await site.ask(`/api/pages/${slug}`)).status).toBe(200);
  const deleted = await bulk({ action: 'delete', ids: [...ids, needed] });
  expect(deleted.json.data).toEqual([
    ...ids.map((_id) => ({ _id, ok: true })),
    { _id: needed, ok: false, message: 'The site needs this page. It can’t be deleted.' },
  ]);
  expect((await site.ask(`/api/pages/${rows[0]?.slug}`)).status).toBe(404);
  await bulk({ action: 'restore', ids });
  expect((await site.ask(`/api/pages/${rows[0]?.slug}`)).status).toBe(200);
});
