import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { aLanguage } from '#features/languages/server/language.fixture.ts';
import { testSite } from '#test/site/test-site.ts';
import { aLogin, type Login } from '../../accounts/server/account.fixture.ts';
import { accounts } from '../../accounts/server/account.table.ts';
import { mostEditBytes } from '../unsaved-edit.contract.ts';
import { deleteOldEdits } from './unsaved-edit.repository.ts';
import { unsavedEdits } from './unsaved-edit.table.ts';

const site = testSite();
const base = '/api/v5/admin/unsaved-edits';
let ana: Login;
let item: string;

beforeEach(async () => {
  ana = await aLogin(site.db, { role: 'AUTHOR' });
  item = randomUUID();
});

type Headers = Record<string, string>;
const call = (method: string, path: string, body?: unknown, headers: Headers = ana.headers) =>
  site.ask(`${base}${path}`, {
    method,
    headers: { ...headers, 'content-type': 'application/json', 'user-agent': 'Mozilla/5.0 (Android) Firefox/150.0' },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });

/** A form that is open somewhere, and what it sends. */
function aForm(of = () => `/story/${item}`, form = randomUUID()) {
  let sequence = 0;
  const send = (number: number, content: string, more: object = {}) =>
    call('PUT', of(), { form, sequence: number, content, startedFrom: null, basedOn: null, ...more });
  return {
    form,
    at: (number: number) => ({ form, sequence: number }),
    send,
    type: (content: string, more?: object) => {
      sequence += 1;
      return send(sequence, content, more);
    },
    forget: (upTo: number) => call('DELETE', `${of()}/${form}/${upTo}`),
  };
}

const list = async (query = `kind=story&item=${item}`, headers?: Headers) =>
  (await call('GET', `?${query}`, undefined, headers)).json.data;
const contents = async (query?: string) => (await list(query)).map(({ content }: { content: string }) => content);

describe('an unsaved edit', () => {
  test('is overwritten by its form, and comes back with where and when it was typed', async () => {
    const form = aForm();
    const startedFrom = '2026-11-25T08:00:00.000Z';
    const { status, json, headers } = await form.type('{"title":"T"}', { startedFrom });
    expect([status, headers['cache-control']]).toEqual([200, 'private, no-store']);
    expect(json.data).toEqual({ ...form.at(1), savedAt: expect.stringMatching(/^20.*Z$/) });
    await form.type('{"title":"Trains"}', { startedFrom });
    expect(await list()).toEqual([
      {
        item,
        ...form.at(2),
        startedFrom,
        content: '{"title":"Trains"}',
        device: 'Firefox on Android',
        savedAt: expect.any(String),
      },
    ]);
  });

  test('is told of by a device in the language of who looks for it, whatever was spoken where it was typed', async () => {
    for (const code of ['de', 'es']) await aLanguage(site.db, { code });
    const typed = { ...aForm().at(1), content: 'Züge', startedFrom: null, basedOn: null };
    expect((await call('PUT', `/story/${item}?language=de`, typed)).status).toBe(200);
    const { json } = await call('GET', `?kind=story&item=${item}&language=es`);
    expect(json.data).toMatchObject([{ device: 'Firefox en Android' }]);
    expect(await list()).toMatchObject([{ device: 'Firefox on Android' }]);
  });

  test('is not replaced by what the same form sent earlier and what arrives late', async () => {
    const form = aForm();
    await form.send(2, 'second');
    const { status, json } = await form.send(1, 'first');
    expect([status, json.data.sequence]).toEqual([200, 2]);
    expect(await contents()).toEqual(['second']);
  });

  test('of another device is refused unless it was taken over, and nothing is overwritten', async () => {
    const [phone, laptop] = [aForm(), aForm()];
    await phone.type('on the train');
    const { status, json } = await laptop.type('at the desk');
    expect([status, json.success]).toEqual([409, false]);
    expect(await contents()).toEqual(['on the train']);
    expect((await laptop.type('at the desk', { basedOn: phone.at(1) })).status).toBe(200);
    expect((await phone.type('on the train, and on')).status, 'the first device has to look as well').toBe(409);
    expect(await contents()).toEqual(['at the desk']);
  });

  test('of twenty devices at once is taken over by one of them', async () => {
    const first = aForm();
    await first.type('first');
    const forms = Array.from({ length: 20 }, () => aForm());
    const answers = await Promise.all(forms.map((form) => form.type(form.form, { basedOn: first.at(1) })));
    const taken = answers.flatMap(({ status }, place) => (status === 200 ? [forms[place]?.form] : []));
    expect(taken).toHaveLength(1);
    expect(await contents()).toEqual(taken);
  });

  test('ends with a version, and what was typed since stays', async () => {
    const form = aForm();
    await form.type('one');
    await form.type('two');
    expect((await form.forget(1)).status).toBe(200);
    expect(await contents()).toEqual(['two']);
    expect((await aForm().forget(9)).status, 'of another form').toBe(200);
    expect(await contents()).toEqual(['two']);
    expect((await form.forget(2)).status).toBe(200);
    expect(await contents()).toEqual([]);
    expect((await form.type('three')).status, 'and it can begin again').toBe(200);
  });

  test('of something new is found without an id, newest first', async () => {
    const [one, two] = [aForm(() => `/banner/${item}`), aForm(() => '/banner/another')];
    await one.type('one', { isNew: true });
    await two.type('two', { isNew: true });
    await aForm(() => '/banner/stored').type('three');
    expect(await contents('kind=banner')).toEqual(['two', 'one']);
  });

  test('is read and ended by its owner alone', async () => {
    const form = aForm();
    await form.type('mine');
    const other = await aLogin(site.db, { role: 'AUTHOR' });
    expect(await list(undefined, other.headers)).toEqual([]);
    await call('DELETE', `/story/${item}/${form.form}/1`, undefined, other.headers);
    const theirs = { ...aForm().at(1), content: 'theirs', startedFrom: null, basedOn: null };
    expect((await call('PUT', `/story/${item}`, theirs, other.headers)).status).toBe(200);
    expect(await contents()).toEqual(['mine']);
    const reader = await aLogin(site.db);
    expect((await call('GET', `?kind=story&item=${item}`, undefined, reader.headers)).status).toBe(403);
    expect((await site.ask(`${base}?kind=story&item=${item}`)).status).toBe(401);
  });

  test('stands in the copy of personal data, and goes with the account', async () => {
    await aForm().type('{"title":"Canary"}');
    const copy = await site.ask('/api/v3/auth/export', { headers: ana.headers });
    expect(copy.json.data.unsavedEdits).toEqual([
      { kind: 'story', item, content: '{"title":"Canary"}', device: 'Firefox on Android', savedAt: expect.any(String) },
    ]);
    await site.db.delete(accounts).where(eq(accounts.id, ana.account.id));
    expect(await site.db.select().from(unsavedEdits).where(eq(unsavedEdits.item, item))).toEqual([]);
  });
});

describe('the limits of unsaved edits', () => {
  const whole = { form: randomUUID(), sequence: 1, content: 'x', startedFrom: null, basedOn: null };

  test('are 400 kB of text, whatever it is made of', async () => {
    const form = aForm();
    expect((await form.type('"'.repeat(mostEditBytes / 2))).status).toBe(200);
    expect((await form.type('ф'.repeat(mostEditBytes / 2))).status).toBe(200);
    const { status, json } = await form.type('ф'.repeat(mostEditBytes / 2 + 1));
    expect([status, json.errors]).toEqual([400, [{ field: 'content', message: 'At most 400000 bytes' }]]);
    expect((await form.type('x'.repeat(700_000))).status).toBe(413);
    expect((await contents())[0]).toHaveLength(mostEditBytes / 2);
  });

  test('refuse a kind without a form, and what cannot be stored', async () => {
    expect((await call('PUT', `/review/${item}`, whole)).status).toBe(400);
    expect((await call('GET', '?kind=review')).status).toBe(400);
    for (const wrong of [
      { content: 'a\u0000b' },
      { sequence: 0 },
      { form: 'x' },
      { startedFrom: 'soon' },
      { basedOn: 3 },
    ])
      expect((await call('PUT', `/story/${item}`, { ...whole, ...wrong })).status).toBe(400);
    expect(await contents()).toEqual([]);
  });

  test('are a hundred for each person: those left alone for the longest make room', async () => {
    await site.db.execute(sql`
      insert into unsaved_edits (account_id, kind, item, is_new, form, sequence, content, device, saved_at)
      select ${ana.account.id}, 'highlight', 'item ' || n, false, ${randomUUID()}, 1, 'x', '', now() - make_interval(mins => n)
      from generate_series(1, 100) as n`);
    await aForm().type('one more');
    const kept = await site.db.select().from(unsavedEdits).where(eq(unsavedEdits.accountId, ana.account.id));
    expect(kept).toHaveLength(100);
    expect(kept.map((edit) => edit.item)).toEqual(expect.arrayContaining([item, 'item 99']));
    expect(kept.map((edit) => edit.item)).not.toContain('item 100');
  });

  test('are ninety days, after which they are swept', async () => {
    await aForm().type('old');
    const age = (days: number) =>
      site.db.execute(sql`update unsaved_edits set saved_at = now() - make_interval(days => ${days})`);
    await age(89);
    await deleteOldEdits(site.db);
    expect(await contents()).toEqual(['old']);
    await age(91);
    await deleteOldEdits(site.db);
    expect(await contents()).toEqual([]);
  });
});
