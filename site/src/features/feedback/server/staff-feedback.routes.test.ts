import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { answersByRole, type Calls, callsAs, soon } from '#test/calls/staff-calls.ts';
import { keptRows } from '#test/site/kept-rows.ts';
import { testSite } from '#test/site/test-site.ts';
import { activityEntries } from '../../activity/server/activity.table.ts';
import { aFeedback } from './feedback.fixture.ts';

const site = testSite();
const path = '/api/v3/auth/feedback';
let staff: Calls;

beforeAll(async () => {
  staff = await callsAs(site, 'AUTHOR');
  await aFeedback(site.db, { name: 'Zoë', message: 'A quiet harbour.' });
  await aFeedback(site.db, { name: 'Bob', message: 'Buy now', held: true, location: 'São Paulo' });
});
beforeEach(keptRows(site).restore);

const log = () => site.db.select().from(activityEntries).orderBy(activityEntries.createdAt);
const namesIn = (answer: { json: { data: { name: string }[] } }) => answer.json.data.map(({ name }) => name);
const shown = async (at = site) => namesIn(await at.ask('/api/testimonials?limit=100'));

describe('the feedback list', () => {
  test('shows staff the addresses and held feedback, in an answer that is never shared', async () => {
    const { json, headers } = await staff('GET', path);
    expect(headers['cache-control']).toBe('private, no-store');
    expect(json).toMatchObject({ page: 1, limit: 10, totalPages: 1, totalCount: 2 });
    expect(json.data[0]).toMatchObject({ name: 'Bob', email: expect.stringContaining('@'), held: true });
    expect(json.data[1]).toMatchObject({ name: 'Zoë', fullName: 'Zoë', ratting: 5, rating: 5, held: false });
  });

  test.each([null, 'USER'] as const)(
    'shows others neither, even right after staff have asked: %s (T05, T37)',
    async (role) => {
      await staff('GET', path);
      const other = await callsAs(site, role);
      for (const query of ['', '?held=true', '?q=buy', '?q=example.com']) {
        const { status, text, headers } = await other('GET', path + query);
        expect([status, headers['cache-control']]).toEqual([200, 'private, no-store']);
        expect(text).not.toMatch(/@|held|Bob/);
        expect(text).toContain('Zoë');
      }
      expect((await other('GET', path, undefined)).json.totalCount).toBe(1);
    },
  );

  test.each([
    ['?held=true', ['Bob']],
    ['?held=false', ['Zoë']],
    ['?held=', ['Bob', 'Zoë']],
    ['?q=harbour', ['Zoë']],
    ['?q=zoe', ['Zoë']],
    ['?q=sao', ['Bob']],
    ['?q=sao&held=false', []],
    ['?q=guest', []],
    ['?page=2', []],
  ])('is filtered, searched and paged by %s', async (query, expected) => {
    expect(namesIn(await staff('GET', path + query))).toEqual(expected);
  });

  test('refuses an invalid filter', async () => {
    expect((await staff('GET', `${path}?held=maybe`)).json.errors).toMatchObject([{ field: 'held' }]);
  });
});

describe('a feedback', () => {
  test('that was held is shown on every process, once', async () => {
    const twin = await site.twin();
    const { id } = await aFeedback(site.db, {
      name: 'Amara',
      held: true,
      rating: 4,
      createdAt: new Date('2026-05-02'),
    });
    for (const at of [site, twin]) expect(await shown(at)).not.toContain('Amara');
    const before = (await log()).length;
    for (const _again of [1, 2]) expect((await staff('PUT', `${path}/${id}`)).json.data.held).toBe(false);
    for (const at of [site, twin]) await expect.poll(() => shown(at), soon).toContain('Amara');
    expect((await log()).slice(before)).toEqual([
      expect.objectContaining({
        action: 'Showed feedback',
        detail: '4 of 5 stars, received 2 May 2026',
        type: 'update',
      }),
    ]);
    const hidden = await staff('PUT', `${path}/${id}`, { shown: false });
    expect([hidden.json.message, hidden.json.data.held]).toEqual(['Feedback hidden', true]);
    for (const at of [site, twin]) await expect.poll(() => shown(at), soon).not.toContain('Amara');
    expect((await log()).at(-1)).toMatchObject({ action: 'Hid feedback', type: 'update' });
    expect((await staff('PUT', `${path}/${id}`, { shown: 'perhaps' })).status).toBe(400);
    await staff('PUT', `${path}/${id}`, { shown: true });
    await twin.close();
  });

  test('that is hidden again counts as waiting on the dashboard', async () => {
    const waiting = async () => (await staff('GET', '/api/v5/admin/dashboard')).json.data.attention.heldFeedback;
    const { id } = await aFeedback(site.db, { name: 'Benedita' });
    const before = await waiting();
    await staff('PUT', `${path}/${id}`, { shown: false });
    expect(await waiting()).toBe(before + 1);
    await staff('PUT', `${path}/${id}`, { shown: true });
    expect(await waiting()).toBe(before);
  });

  test('that is deleted is gone everywhere and then not found', async () => {
    const twin = await site.twin();
    const { id } = await aFeedback(site.db, { name: 'Gone', held: true });
    await staff('PUT', `${path}/${id}`);
    for (const at of [site, twin]) await expect.poll(() => shown(at), soon).toContain('Gone');
    expect((await staff('DELETE', `${path}/${id}`)).json).toEqual({ success: true, message: 'Feedback deleted' });
    for (const at of [site, twin]) await expect.poll(() => shown(at), soon).not.toContain('Gone');
    expect((await log()).at(-1)).toMatchObject({ action: 'Deleted feedback', type: 'Delete' });
    for (const method of ['DELETE', 'PUT'])
      for (const gone of [id, randomUUID(), 'nonsense'])
        expect([(await staff(method, `${path}/${gone}`)).status, gone]).toEqual([404, gone]);
    await twin.close();
  });
});

test('every call for feedback of staff is for staff alone', async () => {
  const { id } = await aFeedback(site.db, { held: true });
  for (const role of [null, 'USER'] as const) {
    const call = await callsAs(site, role);
    for (const method of ['PUT', 'DELETE']) await call(method, `${path}/${id}`);
  }
  expect((await staff('GET', `${path}?held=true&limit=1`)).json.data[0]._id).toBe(id);
  const rows = await answersByRole(site, [
    ['PUT', `${path}/${randomUUID()}`],
    ['DELETE', `${path}/${randomUUID()}`],
  ]);
  for (const [, ...statuses] of rows) expect(statuses).toEqual([401, 403, 404, 404]);
});
