import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { loadConfig } from '#config/config.ts';
import { bringSampleLibrary } from '#processes/start/sample-library.ts';
import { answersByRole, type Calls, callsAs } from '#test/calls/staff-calls.ts';
import { countStatements } from '#test/calls/statements.ts';
import { testSite } from '#test/site/test-site.ts';
import { aDestination } from '../../destinations/server/destination.fixture.ts';
import { aStory } from '../../stories/server/story.fixture.ts';
import { takeOut } from './sample-removal.service.ts';

const site = testSite();
const path = '/api/v5/admin/sample-library';
let owner: Calls;

const bring = (signal = new AbortController().signal) =>
  bringSampleLibrary(loadConfig({ LOG_LEVEL: 'silent', DATA_DIR: site.dataDirectory }), site.db, signal);
const read = async () => (await owner('GET', path)).json.data;
const countOf = async (statement: ReturnType<typeof sql>) =>
  Number((await site.db.execute<{ count: number }>(statement)).rows[0]?.count);
const jobs = (name: string) =>
  site.db.execute(sql`select data from pgboss.job where name = ${name} and state <= 'active'`);
const endJobs = () => site.db.execute(sql`update pgboss.job set state = 'completed' where state <= 'active'`);

beforeAll(async () => {
  owner = await callsAs(site, 'AUTHOR');
});

// One after the other: what comes in the first goes in the last.
describe('the sample library of a site with an owner', { shuffle: false }, () => {
  test('is loaded by a job, once', async () => {
    expect(await read()).toMatchObject({ state: 'none', done: 0, total: 92, canLoad: true, changed: [] });
    expect((await owner('POST', path)).status).toBe(200);
    expect((await read()).state).toBe('loading');
    expect((await owner('POST', path)).status).toBe(409);
    expect((await owner('DELETE', path)).status).toBe(409);
    expect((await jobs('bring-sample-library')).rows).toHaveLength(1);
    await endJobs();
  });

  test('comes piece by piece: whoever is killed goes on behind the last piece, and nothing comes twice', async () => {
    const killed = new AbortController();
    const half = bring(killed.signal);
    await expect.poll(async () => (await read()).done, { interval: 20 }).toBeGreaterThan(3);
    killed.abort();
    await expect(half).rejects.toThrow();
    const { done } = await read();
    expect(done).toBeLessThan(92);
    await bring();
    await bring();
    expect(await read()).toMatchObject({ state: 'loaded', done: 92, total: 92, canLoad: false, changed: [] });
    const list = (await site.ask('/api/v3/destination')).json;
    expect(list.totalCount).toBe(44);
    // Nobody can log in as one of its people.
    expect(await countOf(sql`select count(*) from accounts where password_hash is not null or role <> 'USER'`)).toBe(1);
    expect(await countOf(sql`select count(*) from contact_messages`)).toBe(0);
  });

  test('brings its German texts in one press: only staff see them until the language is public', async () => {
    const translations = `${path}/translations`;
    const here = async () =>
      (await read()).translations.map(({ language, isHere }: Record<string, unknown>) => [language, isHere]);
    const shown = async (address: string) => (await site.ask(`${address}?language=de`)).json.data;
    const kyoto = '/api/v3/destination/kyoto';
    const before = (await site.ask(kyoto)).json;
    expect(await here()).toEqual([
      ['ar', false],
      ['de', false],
    ]);
    expect((await owner('POST', translations, { language: 'fr' })).status).toBe(400);
    expect((await owner('POST', translations, { language: 'de' })).status).toBe(200);
    expect(await here()).toEqual([
      ['ar', false],
      ['de', true],
    ]);
    expect((await owner('POST', translations, { language: 'de' })).status).toBe(409);
    expect(await countOf(sql`select count(*) from destination_texts where published and not stale`)).toBe(7);
    expect((await read()).changed).toEqual([]);

    expect((await site.ask('/api/site')).json.data.languages).toEqual(['en']);
    expect((await site.ask(kyoto)).json).toEqual(before);
    expect((await site.ask(`${kyoto}?language=de`)).status).toBe(400);

    const languages = (await owner('GET', '/api/v5/admin/languages')).json;
    expect(languages.data).toMatchObject([{ code: 'en' }, { code: 'de', isPublished: false }]);
    const opened = await owner('PUT', '/api/v5/admin/languages', {
      languages: [{ code: 'en' }, { code: 'de', isPublished: true }],
      updatedAt: languages.updatedAt,
    });
    expect(opened.status).toBe(200);
    const [prague] = (await owner('GET', '/api/v3/destination/admin?q=Prague')).json.data;
    const answer = await shown('/api/v3/destination/prag');
    expect(answer).toMatchObject({ _id: prague._id, name: 'Prag', fallbacks: [] });
    expect(answer.itinerary[0]).toMatchObject({ title: 'Das eine Ufer' });
    // It names a story that came with it, by its id.
    expect((await shown('/api/v3/destination/marrakesch')).longDescription).toContain('wer sie kocht');
    expect((await shown('/api/story/der-blaue-korb')).images[0].caption).toMatch(/^Die Arkaden/);
    expect((await shown('/api/banner'))[0].title).toBe('Ferne Orte, langsam erzählt.');
    const about = await shown('/api/about');
    expect(about).toMatchObject({ title: 'Wir fahren hin, wir bleiben, wir schreiben es auf.' });
    expect(about.values.map(({ title }: { title: string }) => title)[1]).toBe('Erst fragen');
    expect(JSON.stringify(about)).toContain('Hütet die Kommas');
    // It stands where its original does.
    const dateOf = async (address: string) => (await site.ask(address)).json.data.publishedAt;
    expect(await dateOf('/api/story/der-blaue-korb?language=de')).toBe(await dateOf('/api/story/the-blue-basket'));
    const told = await shown('/api/highlight/home');
    expect(told[0]).toMatchObject({ location: 'Ha-Long-Bucht, Vietnam' });
    expect(told.map(({ fallbacks }: { fallbacks: string[] }) => fallbacks)).toEqual(Array(6).fill([]));
    // A draft.
    expect((await shown('/api/v3/destination/santorini')).fallbacks).toContain('description');
  });

  test('goes for good but for what somebody has changed, with what is their own untouched', async () => {
    const own = await aDestination(site.db, { name: 'Tavira' });
    await aStory(site.db, { title: 'Salt' });
    const [lisbon] = (await owner('GET', '/api/v3/destination/admin?q=Lisbon')).json.data;
    const changed = await owner('PUT', `/api/v5/admin/destination/${lisbon._id}`, { name: 'Lisboa' });
    expect(changed.status).toBe(200);
    expect((await read()).changed).toEqual([{ kind: 'destination', _id: lisbon._id, title: 'Lisboa, Portugal' }]);
    expect((await owner('POST', `${path}/translations`, { language: 'ar' })).status).toBe(200);
    const { rows: outdated } = await site.db.execute(
      sql`select destination_id as id from destination_texts where language = 'ar' and stale`,
    );
    expect(outdated).toEqual([{ id: lisbon._id }]);

    expect((await owner('DELETE', `${path}?changed=some`)).status).toBe(400);
    expect((await owner('DELETE', path)).status).toBe(200);
    const [job] = (await jobs('take-sample-library')).rows;
    await endJobs();
    await takeOut(site.db, job?.data as Parameters<typeof takeOut>[1], new AbortController().signal);
    expect(await read()).toMatchObject({ state: 'loaded', done: 1 });
    const names = (await site.ask('/api/v3/destination')).json.data.map(({ name }: { name: string }) => name);
    expect(names.sort()).toEqual(['Lisboa', 'Tavira']);
    expect((await site.ask('/api/story')).json.data.map(({ title }: { title: string }) => title)).toEqual(['Salt']);
    expect((await site.ask(`/api/v3/destination/${own.slug}`)).status).toBe(200);
    for (const table of ['highlights', 'banners', 'team_members', 'feedback', 'about', 'contact_info'])
      expect([table, await countOf(sql`select count(*) from ${sql.identifier(table)}`)]).toEqual([table, 0]);
    expect((await owner('GET', '/api/v5/admin/trash')).json.data).toEqual([]);
    expect(await countOf(sql`select count(*) from destination_texts where destination_id <> ${lisbon._id}`)).toBe(0);
    expect(await countOf(sql`select count(*) from story_texts`)).toBe(0);
    expect(await countOf(sql`select count(*) from highlight_texts`)).toBe(0);
    // The images of the changed place stay in the library, all others are the sweep's.
    const kept = await countOf(sql`select count(*) from media_items where kept`);
    expect(kept).toBeGreaterThan(0);
    expect(kept).toBeLessThan(15);
  });

  test('is watched with few statements, and ordered away without asking what was changed', async () => {
    const statements = countStatements(site.database);
    await read();
    // Who asks, jobs, counts, what was changed, languages: the pool has eight connections, and others want one too.
    expect(statements.count()).toBe(5);
    // Somebody holds what readers have said for longer than a statement may wait.
    const holder = await site.database.pool.connect();
    await holder.query('begin');
    await holder.query('lock table reviews in access exclusive mode');
    try {
      expect((await owner('DELETE', path)).status).toBe(200);
    } finally {
      await holder.query('rollback');
      holder.release();
    }
    await endJobs();
  });

  test('goes whole when that is asked for', async () => {
    expect((await owner('DELETE', `${path}?changed=remove`)).status).toBe(200);
    const [job] = (await jobs('take-sample-library')).rows;
    await endJobs();
    await takeOut(site.db, job?.data as Parameters<typeof takeOut>[1], new AbortController().signal);
    expect(await read()).toMatchObject({ state: 'none', done: 0, canLoad: false });
    const names = (await site.ask('/api/v3/destination')).json.data.map(({ name }: { name: string }) => name);
    expect(names).toEqual(['Tavira']);
    expect(await countOf(sql`select count(*) from accounts`)).toBe(1);
    expect((await owner('DELETE', path)).status).toBe(409);
  });

  test('is seen by staff, and loaded and removed by authors alone', async () => {
    expect(
      await answersByRole(site, [
        ['GET', path],
        ['POST', path],
        ['POST', `${path}/translations`],
        ['DELETE', path],
      ]),
    ).toEqual([
      [`GET ${path}`, 401, 403, 200, 200],
      [`POST ${path}`, 401, 403, 409, 403],
      [`POST ${path}/translations`, 401, 403, 400, 403],
      [`DELETE ${path}`, 401, 403, 409, 403],
    ]);
  });
});
