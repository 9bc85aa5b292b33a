import { randomUUID } from 'node:crypto';
import { asc, eq, sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { testSite } from '#test/site/test-site.ts';
import { aTeamMember } from '../../about/server/about.fixture.ts';
import { aLogin, type Login } from '../../accounts/server/account.fixture.ts';
import { aBanner } from '../../banners/server/banner.fixture.ts';
import { aDestination } from '../../destinations/server/destination.fixture.ts';
import { aHighlight } from '../../highlights/server/highlight.fixture.ts';
import { aStory } from '../../stories/server/story.fixture.ts';
import { versions } from './version.table.ts';

const site = testSite();
let ana: Login;
beforeAll(async () => {
  ana = await aLogin(site.db, { role: 'AUTHOR', name: 'Ana' });
});

const call = (method: string, path: string, body: unknown) =>
  site.ask(`/api/v5/admin/${path}`, {
    method,
    headers: { ...ana.headers, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

const written = (itemId: string) =>
  site.db
    .select({ version: versions.version, byId: versions.byId, changed: versions.changed, summary: versions.summary })
    .from(versions)
    .where(eq(versions.itemId, itemId))
    .orderBy(asc(versions.version));

const items: readonly [string, (id: string) => string, object, string, () => Promise<{ id: string }>][] = [
  ['story', (id) => `stories/${id}`, { title: 'New words' }, 'title', () => aStory(site.db, { captions: ['One'] })],
  ['destination', (id) => `destination/${id}`, { name: 'New words' }, 'name', () => aDestination(site.db)],
  ['highlight', (id) => `highlight/${id}`, { name: 'New words' }, 'name', () => aHighlight(site.db)],
  ['banner', (id) => `banner/${id}`, { title: 'New words' }, 'title', () => aBanner(site.db)],
  ['team member', (id) => `about/team/${id}`, { name: 'New words' }, 'name', () => aTeamMember(site.db)],
];

test.each(items)(
  'the first save of a %s that was there before keeps its former state and writes one version, the next save one more',
  async (_kind, path, body, field, make) => {
    const { id } = await make();
    expect((await call('PUT', path(id), body)).status).toBe(200);
    const ofAna = { byId: ana.account.id, changed: [field] };
    expect(await written(id)).toEqual([
      { version: 1, byId: null, changed: [], summary: 'As it was before versions were kept' },
      { version: 2, ...ofAna, summary: expect.stringContaining(', was “') },
    ]);
    expect((await call('PUT', path(id), body)).status, 'a save that changes nothing').toBe(200);
    expect(await written(id)).toHaveLength(2);
    expect((await call('PUT', path(id), { [field]: 'Newer words' })).status).toBe(200);
    expect((await written(id))[2]).toEqual({ version: 3, ...ofAna, summary: expect.stringContaining('New words') });
  },
);

test('publishing and featuring write one version each, and deleting for good takes them all', async () => {
  const { id } = await aStory(site.db, { published: false });
  await call('PUT', `stories/published/${id}`, { isPublished: true });
  await call('PUT', `stories/published/${id}`, { isPublished: true });
  await call('PUT', `stories/featured/${id}`, { featured: true });
  expect((await written(id)).map(({ summary }) => summary)).toEqual([
    'As it was before versions were kept',
    'Published',
    'Featured',
  ]);
  await call('DELETE', `stories/${id}`, {});
  expect(await written(id)).toHaveLength(3);
  await call('DELETE', `trash/story/${id}`, {});
  expect(await written(id)).toEqual([]);
});

test('activating a banner writes a version of it and one of the banner that gives way', async () => {
  const [old, fresh] = [await aBanner(site.db, { active: false }), await aBanner(site.db, { active: false })];
  await call('PUT', `banner-active/${old.id}`, { active: true });
  await call('PUT', `banner-active/${fresh.id}`, { active: true });
  const last = async (id: string) => (await written(id)).at(-1)?.summary;
  expect([await last(old.id), await last(fresh.id)]).toEqual(['Deactivated', 'Activated']);
});

test('the first about page is its first version', async () => {
  await site.db.execute(sql`delete from about`);
  await call('PUT', 'about', { title: 'Us', intro: 'We go.' });
  await call('PUT', 'about', { intro: 'We go.\n\nWe stay.' });
  expect((await written('about')).map(({ changed, summary }) => [changed, summary])).toEqual([
    [['title', 'intro'], 'Added'],
    [['intro'], '1 paragraph of the introduction'],
  ]);
});

test('the account that is deleted leaves its versions to nobody', async () => {
  const { id } = await aStory(site.db, { captions: ['One'] });
  const { account, headers } = await aLogin(site.db, { role: 'ADMIN' });
  await site.ask(`/api/v5/admin/stories/${id}`, {
    method: 'PUT',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({ title: `Gone ${randomUUID()}` }),
  });
  expect((await written(id))[1]?.byId).toBe(account.id);
  await site.db.execute(sql`delete from accounts where id = ${account.id}`);
  expect((await written(id))[1]?.byId).toBeNull();
});
