import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { answersByRole, type Calls, callsAs } from '#test/calls/staff-calls.ts';
import { keptRows } from '#test/site/kept-rows.ts';
import { testSite } from '#test/site/test-site.ts';
import { aLogin } from '../../accounts/server/account.fixture.ts';
import { activityEntries } from '../../activity/server/activity.table.ts';
import { contactMessages } from './contact.table.ts';
import { aContactMessage } from './contact-message.fixture.ts';

const site = testSite();
const path = '/api/v5/admin/contact';
let staff: Calls;

beforeAll(async () => {
  staff = await callsAs(site, 'ADMIN');
});
const kept = keptRows(site);

const names = async (query: string): Promise<string[]> =>
  (await staff('GET', `${path}${query}`)).json.data.map(({ fullName }: { fullName: string }) => fullName);
const log = () => site.db.select().from(activityEntries).orderBy(activityEntries.createdAt);

describe('the list of messages', () => {
  beforeAll(async () => {
    await kept.restore();
    await aContactMessage(site.db, { fullName: 'Zoë Álvarez', subject: 'general', read: true });
    await aContactMessage(site.db, { fullName: '100% Bob', email: 'bob_x@example.com', subject: 'partnership' });
    for (let number = 1; number <= 3; number += 1) await aContactMessage(site.db, { fullName: `Guest ${number}` });
  });

  test('shows complete messages, newest first', async () => {
    const { status, json, headers } = await staff('GET', path);
    expect([status, headers['cache-control']]).toEqual([200, 'private, no-store']);
    expect(json).toMatchObject({ page: 1, limit: 25, totalPages: 1, totalCount: 5 });
    expect(json.data[0]).toEqual({
      _id: expect.any(String),
      fullName: 'Guest 3',
      email: expect.stringMatching(/@example\.com$/),
      subject: 'support',
      message: 'The ferry took eleven minutes.',
      read: false,
      repliedAt: '',
      createdAt: expect.any(String),
    });
  });

  test('and the call for one message return the same fields', async () => {
    const [listed] = (await staff('GET', `${path}?q=guest&limit=1&page=2`)).json.data;
    expect((await staff('GET', `${path}/${listed._id}`)).json).toEqual({ success: true, data: listed });
    expect((await staff('GET', `${path}/no-id`)).status).toBe(404);
  });

  test.each([
    ['?read=true', ['Zoë Álvarez']],
    ['?read=false&limit=2', ['Guest 3', 'Guest 2']],
    ['?read=&limit=1&page=2', ['Guest 2']],
    ['?q=alvarez', ['Zoë Álvarez']],
    ['?q=ZOE', ['Zoë Álvarez']],
    ['?q=BOB_X', ['100% Bob']],
    ['?q=guest%25&limit=1', ['Guest 3']],
    ['?q=bo_', ['100% Bob']],
    ['?q=vis_tor', []],
    ['?q=%27%20or%201%3D1--', []],
    ['?q=inquiry', ['Zoë Álvarez']],
    ['?q=opportunity', ['100% Bob']],
    ['?q=guest&read=true', []],
    ['?q=eleven', []],
    ['?page=9', []],
  ])('is filtered, searched and paged by %s', async (query, expected) => {
    expect(await names(query)).toEqual(expected);
  });

  test.each(['read=yes', 'page=0', 'limit=101', 'q=%00'])('refuses the query %s', async (query) => {
    const { status, json } = await staff('GET', `${path}?${query}`);
    expect([status, json.errors[0].field]).toEqual([400, query.split('=')[0]]);
  });
});

describe('a message', () => {
  beforeEach(kept.restore);

  test('is marked as read permanently, and the activity log does not name its sender', async () => {
    const { id } = await aContactMessage(site.db, { subject: 'general', createdAt: new Date('2026-05-02T10:00:00Z') });
    for (const again of [false, true]) {
      const { status, json } = await staff('PUT', `${path}/${id}`, again ? { read: false } : undefined);
      expect([status, json.data.read]).toEqual([200, true]);
    }
    expect(await log()).toEqual([
      expect.objectContaining({
        action: 'Read message',
        detail: 'General Inquiry, received 2 May 2026',
        type: 'update',
      }),
    ]);
  });

  test('whose answer is begun is logged each time, and its sender is notified once', async () => {
    const writer = await aLogin(site.db, { email: 'Amara@Example.com' });
    const { id } = await aContactMessage(site.db, { email: 'amara@example.COM', subject: 'partnership' });
    const first = await staff('POST', `${path}/${id}/reply`);
    expect(first.status).toBe(200);
    expect(first.json.data.repliedAt).toMatch(/Z$/);
    expect((await staff('POST', `${path}/${id}/reply`)).json.data.repliedAt).toBe(first.json.data.repliedAt);
    expect((await log()).filter(({ type }) => type === 'reply')).toHaveLength(2);
    const { json } = await site.ask('/api/v3/auth/notifications', { headers: writer.headers });
    expect(json.data).toMatchObject([{ kind: 'reply', subject: 'Partnership Opportunity' }]);
  });

  test('of a sender without an account can be answered too', async () => {
    const { id } = await aContactMessage(site.db);
    expect((await staff('POST', `${path}/${id}/reply`)).status).toBe(200);
  });

  test('is deleted, and then not found', async () => {
    const { id } = await aContactMessage(site.db);
    expect((await staff('DELETE', `${path}/${id}`)).json).toEqual({ success: true, message: 'Message deleted' });
    expect((await log()).at(-1)).toMatchObject({ type: 'Delete', action: 'Deleted message' });
    const before = (await log()).length;
    for (const [method, end] of [
      ['DELETE', ''],
      ['PUT', ''],
      ['POST', '/reply'],
    ] as const) {
      for (const gone of [id, randomUUID(), 'nonsense']) {
        const { status, json } = await staff(method, `${path}/${gone}${end}`);
        expect([status, json.message]).toEqual([404, 'Message not found']);
      }
    }
    expect((await log()).length).toBe(before);
  });
});

test('every call for messages is for staff alone', async () => {
  const { id } = await aContactMessage(site.db);
  const before = await site.db.select().from(contactMessages).where(sql`id = ${id}`);
  const refused = await answersByRole(site, [
    ['GET', path],
    ['GET', `${path}/${randomUUID()}`],
    ['PUT', `${path}/${randomUUID()}`],
    ['DELETE', `${path}/${randomUUID()}`],
    ['POST', `${path}/${randomUUID()}/reply`],
    ['POST', '/api/v5/admin/web-contact'],
    ['PUT', '/api/v5/admin/web-contact'],
  ]);
  expect(refused.map(([, ...statuses]) => statuses)).toEqual([
    [401, 403, 200, 200],
    [401, 403, 404, 404],
    [401, 403, 404, 404],
    [401, 403, 404, 404],
    [401, 403, 404, 404],
    [401, 403, 400, 400],
    [401, 403, 400, 400],
  ]);
  for (const role of [null, 'USER'] as const) {
    const call = await callsAs(site, role);
    for (const [method, end] of [
      ['PUT', ''],
      ['DELETE', ''],
      ['POST', '/reply'],
    ] as const)
      await call(method, `${path}/${id}${end}`);
  }
  expect(await site.db.select().from(contactMessages).where(sql`id = ${id}`)).toEqual(before);
});
