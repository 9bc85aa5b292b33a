import { beforeAll, expect, test } from 'vitest';
import { type Calls, callsAs } from '#test/calls/staff-calls.ts';
import { testSite } from '#test/site/test-site.ts';
import { schedules } from '../../schedules/server/schedule.table.ts';
import { aBanner } from './banner.fixture.ts';

const site = testSite();
const path = '/api/v5/admin/banner';
let staff: Calls;
beforeAll(async () => {
  staff = await callsAs(site, 'ADMIN');
});

test('the list tells the active one, the others, those that are to become active and those that were', async () => {
  const [now, later] = [await aBanner(site.db, { title: 'Now' }), await aBanner(site.db, { title: 'Later' })];
  await aBanner(site.db, { title: 'Never' });
  const over = await aBanner(site.db, { title: 'Over' });
  const endedAt = new Date(Date.now() - 3600_000);
  await site.db.insert(schedules).values({ kind: 'banner', itemId: over.id, endedAt });
  await staff('PUT', `/api/v5/admin/banner-active/${now.id}`, { active: true });
  const publishAt = new Date(Date.now() + 3600_000).toISOString();
  await staff('PUT', `/api/v5/admin/schedule/banner/${later.id}`, { publishAt });
  const titles = async (query: string) => {
    const { json } = await staff('GET', `${path}?${query}`);
    return [json.totalCount, ...json.data.map(({ title }: { title: string }) => title)];
  };
  expect(await titles('')).toEqual([4, 'Over', 'Never', 'Later', 'Now']);
  expect(await titles('state=published')).toEqual([1, 'Now']);
  expect(await titles('state=draft')).toEqual([1, 'Never']);
  expect(await titles('state=scheduled')).toEqual([1, 'Later']);
  expect(await titles('state=ended')).toEqual([1, 'Over']);
  expect((await staff('GET', `${path}?state=ended`)).json.data[0].state).toBe('ended');
  expect(await titles('state=scheduled&q=never')).toEqual([0]);
  expect((await staff('GET', `${path}?state=gone`)).status).toBe(400);
});
