import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { answersByRole, type Calls, callsAs } from '#test/calls/staff-calls.ts';
import { testSite } from '#test/site/test-site.ts';
import { activityEntries } from '../../activity/server/activity.table.ts';
import { aLanguage } from '../../languages/server/language.fixture.ts';

const site = testSite();
const path = '/api/v5/admin/settings/failed-jobs';
let staff: Calls;

beforeAll(async () => {
  staff = await callsAs(site, 'ADMIN');
});
beforeEach(async () => {
  await site.db.execute(sql`delete from pgboss.job`);
  await site.db.delete(activityEntries);
});

const mail = { to: 'ann@example.com', subject: 'Your link', text: 'secret-token', html: '<p>secret-token</p>' };

/** As a worker leaves it that has given up. */
async function aFailedJob(job: string, payload: object): Promise<string> {
  const id = randomUUID();
  const output = { message: '550 no such user' };
  await site.db.execute(sql`
    insert into pgboss.job (id, name, source_name, data, output)
    values (${id}, 'dead-letters', ${job}, ${JSON.stringify(payload)}::jsonb, ${JSON.stringify(output)}::jsonb)`);
  return id;
}

const waiting = async () =>
  (await site.db.execute(sql`select name, data, retry_limit > 0 as tries from pgboss.job where name <> 'dead-letters'`))
    .rows;
const log = async () =>
  (await site.db.select().from(activityEntries)).map(({ action, detail, type }) => [action, detail, type]);

test('staff see which jobs failed and why, and never the text of a mail', async () => {
  const id = await aFailedJob('send-mail', mail);
  await aFailedJob('sweep-media', {});
  const { json, text } = await staff('GET', path);
  expect(json.data).toHaveLength(2);
  expect(json.data).toContainEqual({
    _id: id,
    job: 'send-mail',
    to: 'ann@example.com',
    subject: 'Your link',
    reason: '550 no such user',
    failedAt: expect.stringMatching(/^\d{4}-/),
  });
  expect(text).not.toContain('secret-token');
});

test('a failed job can be tried again once, or discarded', async () => {
  const [again, never] = [await aFailedJob('send-mail', mail), await aFailedJob('send-mail', mail)];
  const retry = () => staff('POST', `${path}/${again}/retry`);
  const retries = await Promise.all([retry(), retry()]);
  expect(retries.map(({ status }) => status).toSorted()).toEqual([200, 404]);
  expect(await waiting()).toEqual([{ name: 'send-mail', data: mail, tries: true }]);
  expect((await staff('DELETE', `${path}/${never}`)).json.message).toBe('Task discarded');
  expect((await staff('DELETE', `${path}/${never}`)).status).toBe(404);
  expect((await staff('GET', path)).json.data).toEqual([]);
  expect(await log()).toEqual([
    ['Retried failed task', 'send-mail', 'update'],
    ['Discarded failed task', 'send-mail', 'Delete'],
  ]);
  await aLanguage(site.db, { code: 'de' });
  const { json } = await staff('GET', '/api/v5/admin?limit=5&language=de');
  expect(json.data.map(({ detail }: { detail: string }) => detail)).toEqual(['E-Mail', 'E-Mail']);
});

test('a failed job of a kind that no longer exists can only be discarded', async () => {
  const id = await aFailedJob('of-an-older-version', {});
  expect((await staff('POST', `${path}/${id}/retry`)).status).toBe(404);
  expect((await staff('DELETE', `${path}/${id}`)).status).toBe(200);
});

test('every call for failed jobs is for staff alone', async () => {
  expect(
    await answersByRole(site, [
      ['GET', path],
      ['POST', `${path}/7/retry`],
      ['DELETE', `${path}/7`],
    ]),
  ).toEqual([
    [`GET ${path}`, 401, 403, 200, 200],
    [`POST ${path}/7/retry`, 401, 403, 404, 404],
    [`DELETE ${path}/7`, 401, 403, 404, 404],
  ]);
});
