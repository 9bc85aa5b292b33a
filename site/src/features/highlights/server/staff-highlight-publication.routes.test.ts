import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { anImageFile } from '#test/calls/forms.ts';
import { soon } from '#test/calls/staff-calls.ts';
import { staffHarness } from '#test/calls/staff-harness.ts';
import { testSite } from '#test/site/test-site.ts';
import { aHighlight, highlightFields } from './highlight.fixture.ts';
import { highlights } from './highlight.table.ts';

const site = testSite();
const path = '/api/v5/admin/highlight';
const { activities, call, logins, send } = staffHarness(site, path, highlightFields);
const staff = (method: string, at: string, body?: object) => call(method, at, body, logins.admin);

type At = Pick<typeof site, 'ask'>;
const shown = async (at: At = site): Promise<string[]> =>
  (await at.ask('/api/highlight?limit=100')).json.data.map(({ name }: { name: string }) => name);
const nameOf = async (id: string, at: At = site) => (await at.ask(`/api/highlight/${id}`)).json.data?.name;

describe('the switches of a highlight', () => {
  test('publish and unpublish it on every process', async () => {
    const twin = await site.twin();
    const { id } = await aHighlight(site.db, { name: 'Kyoto', published: false });
    for (const at of [site, twin]) expect(await shown(at)).toEqual([]);
    const toggle = (body?: object) => staff('PUT', `${path}/published/${id}`, body);
    expect((await toggle()).json).toMatchObject({
      success: true,
      message: 'Highlight published',
      data: { published: true, isPublished: true },
    });
    for (const at of [site, twin]) await expect.poll(() => shown(at), soon).toEqual(['Kyoto']);
    expect((await toggle()).json.data.isPublished).toBe(false);
    for (const at of [site, twin]) await expect.poll(() => shown(at), soon).toEqual([]);
    for (const _again of [1, 2]) expect((await toggle({ isPublished: false })).json.data.isPublished).toBe(false);
    expect((await activities()).map(({ action }) => action)).toEqual(['Unpublished highlight', 'Published highlight']);
    await twin.close();
  });

  test('feature it, also a draft, which stays one', async () => {
    const { id } = await aHighlight(site.db, { name: 'Kyoto', featured: false });
    const featured = async () => (await site.ask('/api/highlight/featured')).json.totalCount;
    expect(await featured()).toBe(0);
    expect((await staff('PUT', `${path}/featured/${id}`)).json.data).toMatchObject({ featured: true, published: true });
    await expect.poll(featured, soon).toBe(1);
    const draft = await aHighlight(site.db, { published: false });
    expect((await staff('PUT', `${path}/featured/${draft.id}`)).json.data).toMatchObject({
      featured: true,
      published: false,
    });
    expect(await featured()).toBe(1);
  });
});

test('a change of a highlight can unpublish it', async () => {
  const { id } = await aHighlight(site.db, { name: 'Gone' });
  expect(await nameOf(id)).toBe('Gone');
  await send(id, { isPublished: 'false' });
  await expect.poll(async () => (await site.ask(`/api/highlight/${id}`)).status, soon).toBe(404);
});

test('a deleted highlight is gone everywhere, and a late save does not restore it', async () => {
  const twin = await site.twin();
  const { id } = await aHighlight(site.db, { name: 'Gone' });
  for (const at of [site, twin]) {
    expect(await nameOf(id, at)).toBe('Gone');
    expect(await shown(at)).toEqual(['Gone']);
  }
  expect((await staff('DELETE', `${path}/${id}`)).json).toEqual({ success: true, message: 'Highlight deleted' });
  for (const at of [site, twin]) {
    await expect.poll(async () => (await at.ask(`/api/highlight/${id}`)).status, soon).toBe(404);
    await expect.poll(() => shown(at), soon).toEqual([]);
  }
  for (const gone of [id, randomUUID(), 'nonsense']) {
    const answers = [
      await staff('GET', `${path}/${gone}`),
      await staff('DELETE', `${path}/${gone}`),
      await staff('PUT', `${path}/published/${gone}`),
      await staff('PUT', `${path}/featured/${gone}`),
      await send(gone, { name: 'Back', image: await anImageFile() }),
    ];
    for (const { status, json } of answers) expect([status, json.message]).toEqual([404, 'Highlight not found']);
  }
  expect(await site.db.select().from(highlights)).toEqual([]);
  await twin.close();
});
