import { sql } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { answersByRole, type Calls, callsAs, soon } from '#test/calls/staff-calls.ts';
import { keptRows } from '#test/site/kept-rows.ts';
import { testSite } from '#test/site/test-site.ts';
import { aLogin } from '../../accounts/server/account.fixture.ts';
import { activityEntries } from '../../activity/server/activity.table.ts';
import { anImage } from '../../media/server/media.fixture.ts';

const site = testSite();
const path = '/api/v5/admin/settings';
let staff: Calls;

beforeAll(async () => {
  staff = await callsAs(site, 'ADMIN');
});
beforeEach(keptRows(site).restore);

const log = () => site.db.select().from(activityEntries).orderBy(activityEntries.createdAt);
const read = async () => (await staff('GET', path)).json.data;

async function leaveFeedback(message: string) {
  const body = { name: 'Ana', email: 'ana@example.com', location: 'Faro', message, ratting: 5 };
  await (await callsAs(site, null))('POST', '/api/v3/auth/feedback', body);
}
const shown = async () =>
  (await site.ask('/api/testimonials')).json.data.map(({ message }: { message: string }) => message);

describe('the settings', () => {
  test('have defaults, and show the state of the system without a path or a password', async () => {
    await anImage(site.db, { sizeBytes: 1234 });
    const { text, json } = await staff('GET', path);
    expect(json.data).toEqual({
      siteName: 'Trekker',
      holdFeedback: false,
      blocking: [],
      updatedAt: '',
      mail: { kind: 'folder', from: expect.stringContaining('@'), failed: 0 },
      storage: { kind: 'disk', works: true, files: 1, bytes: 1234 },
      database: { version: expect.stringMatching(/^\d+/), bytes: expect.any(Number) },
      backup: null,
    });
    expect(text).not.toContain(site.dataDirectory);
  });

  test('can hold all new feedback, or none', async () => {
    await leaveFeedback('Shown at once.');
    await expect.poll(shown, soon).toEqual(['Shown at once.']);
    const { status, json } = await staff('PUT', path, { holdFeedback: true, role: 'AUTHOR' });
    expect([status, json.data.holdFeedback]).toEqual([200, true]);
    await leaveFeedback('Waits.');
    expect((await staff('GET', '/api/v3/auth/feedback?held=true')).json.data).toMatchObject([{ message: 'Waits.' }]);
    await staff('PUT', path, { holdFeedback: false });
    await leaveFeedback('Shown again.');
    await expect.poll(shown, soon).toEqual(['Shown again.', 'Shown at once.']);
    expect((await log()).map(({ detail }) => detail)).toEqual([
      'Feedback is held for approval',
      'Feedback is shown right away',
    ]);
  });

  test('cannot be saved over a newer version', async () => {
    const { updatedAt } = (await staff('PUT', path, { holdFeedback: false })).json.data;
    expect((await staff('PUT', path, { holdFeedback: true, updatedAt })).status).toBe(200);
    const late = await staff('PUT', path, { holdFeedback: false, updatedAt });
    expect([late.status, (await read()).holdFeedback]).toEqual([409, true]);
    expect(late.json.message).toContain('Ana Reis saved this on ');
  });

  test('hold the name of the site, in one short line', async () => {
    const rename = async (siteName: unknown) => (await staff('PUT', path, { siteName })).json;
    expect((await rename('  Far\u00a0Away ')).data).toMatchObject({ siteName: 'Far\u00a0Away', holdFeedback: false });
    expect((await log()).at(-1)?.detail).toBe('Site name: Far\u00a0Away');
    for (const [wrong, message] of [
      ['', 'Site name is required'],
      [' \n ', 'Site name is required'],
      [null, 'Site name is required'],
      [7, 'Site name is required'],
      ['x'.repeat(61), 'At most 60 characters'],
      ['Far\r\nBcc: eve@example.com', 'Site name must be one line'],
      ['Far\u0000', 'Contains unsupported characters'],
    ])
      expect((await rename(wrong)).errors, JSON.stringify(wrong)).toContainEqual({ field: 'siteName', message });
    expect((await read()).siteName).toBe('Far\u00a0Away');
  });

  test.each(['yes', 1, null, []])('cannot be saved as %j', async (holdFeedback) => {
    const before = await read();
    const { status, json } = await staff('PUT', path, { holdFeedback });
    expect([status, json.errors]).toEqual([
      400,
      [{ field: 'holdFeedback', message: 'holdFeedback must be true or false' }],
    ]);
    expect(await read()).toEqual(before);
  });
});

describe('the test mail', () => {
  test('goes to whoever requests it, whatever address they send (T11)', async () => {
    const { headers } = await aLogin(site.db, { role: 'AUTHOR', email: 'ines@example.com' });
    const { status } = await site.ask(`${path}/mail-test`, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify({ to: 'victim@example.com', email: 'victim@example.com' }),
    });
    expect(status).toBe(200);
    const { rows } = await site.db.execute(sql`select data->>'to' as to from pgboss.job where name = 'send-mail'`);
    expect(rows).toEqual([{ to: 'ines@example.com' }]);
    expect(JSON.stringify(await log())).not.toContain('ines@');
  });
});

test('every call for the settings is for staff alone', async () => {
  expect(
    await answersByRole(site, [
      ['GET', path],
      ['PUT', path],
      ['POST', `${path}/mail-test`],
      ['GET', '/api/v5/admin/search'],
      ['DELETE', '/api/v5/admin/search/7'],
      ['GET', '/api/v5/admin/dashboard'],
      ['GET', '/api/v5/admin/dashboard/waiting'],
    ]),
  ).toEqual([
    [`GET ${path}`, 401, 403, 200, 200],
    [`PUT ${path}`, 401, 403, 400, 400],
    [`POST ${path}/mail-test`, 401, 403, 200, 200],
    ['GET /api/v5/admin/search', 401, 403, 200, 200],
    ['DELETE /api/v5/admin/search/7', 401, 403, 404, 404],
    ['GET /api/v5/admin/dashboard', 401, 403, 200, 200],
    ['GET /api/v5/admin/dashboard/waiting', 401, 403, 200, 200],
  ]);
});
