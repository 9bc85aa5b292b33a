import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { bulkKinds } from '#processes/composition/staff-kinds/staff-kinds.ts';
import { testSite } from '#test/site/test-site.ts';
import { aLogin, type Login } from '../../accounts/server/account.fixture.ts';
import { aStory } from '../../stories/server/story.fixture.ts';
import { stories } from '../../stories/server/story.table.ts';
import { bulkRuns } from './bulk.table.ts';
import { carryOut } from './bulk-run.service.ts';

const site = testSite();
let ana: Login;
beforeAll(async () => {
  ana = await aLogin(site.db, { role: 'ADMIN', name: 'Ana' });
});

const call = (method: string, path: string, body?: unknown, { headers }: Login = ana) =>
  site.ask(`/api/v5/admin/${path}`, {
    method,
    headers: { ...headers, 'content-type': 'application/json' },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
const drafts = (count: number, some: object = {}) =>
  Promise.all(Array.from({ length: count }, () => aStory(site.db, { published: false, ...some })));
const idsOf = (rows: readonly { id: string }[]) => rows.map(({ id }) => id);

describe('a run over all that a list finds', () => {
  /** As the job does it. */
  const finished = async (id: string) => {
    await carryOut(site.db, bulkKinds, id);
    return (await call('GET', `bulk-runs/${id}`)).json.data;
  };
  const many = async (count: number) => {
    const word = `w${randomUUID().slice(0, 8)}`;
    const rows = Array.from({ length: count }, (_, at) => ({
      title: `${word} ${at}`,
      slug: `${word}-${at}`,
      excerpt: 'a',
      content: 'word '.repeat(500),
      category: 'Food' as const,
      tags: ['rail'],
      readTime: '1 min',
    }));
    // No statement may take long, on a busy machine either.
    for (let at = 0; at < count; at += 50) await site.db.insert(stories).values(rows.slice(at, at + 50));
    return word;
  };
  const publishedOf = (word: string) => site.db.$count(stories, sql`title like ${`${word}%`} and published`);

  test('changes 500 stories in less than five seconds, tells how far it is, and is undone', async () => {
    const word = await many(500);
    const before = process.cpuUsage();
    const wanted = { kind: 'story', action: 'publish', filter: { q: word } };
    const { status, json } = await call('POST', 'bulk-runs', wanted);
    expect([status, json.data]).toMatchObject([201, { state: 'running', total: 500, done: 0, canUndo: false }]);
    const run = await finished(json.data._id);
    const { user, system } = process.cpuUsage(before);
    const tookMs = (user + system) / 1000;
    console.info(`500 stories published in ${Math.round(tookMs)} ms of a processor`);
    expect(run).toMatchObject({ done: 500, succeeded: 500, failures: [], canUndo: true });
    expect(await publishedOf(word)).toBe(500);
    const undone = await call('POST', `bulk-runs/${run._id}/undo`);
    expect((await finished(undone.json.data._id)).succeeded).toBe(500);
    expect(await publishedOf(word)).toBe(0);
    const tried = await call('POST', 'bulk-runs', { ...wanted, dryRun: true });
    expect(await finished(tried.json.data._id)).toMatchObject({ dryRun: true, succeeded: 500, canUndo: false });
    expect(await publishedOf(word)).toBe(0);
    // Of a processor: others may be at work on this machine.
    expect(tookMs).toBeLessThan(5000);
  });

  test('that is stopped between two batches, and taken up by two workers, does everything once', async () => {
    const word = await many(120);
    const wanted = { kind: 'story', action: 'publish', filter: { q: word } };
    const id = (await call('POST', 'bulk-runs', wanted)).json.data._id;
    await expect(carryOut(site.db, bulkKinds, id, AbortSignal.abort())).rejects.toThrow('abort');
    // A batch is cut short on a busy machine.
    const { state, done } = (await call('GET', `bulk-runs/${id}`)).json.data;
    expect([state, await publishedOf(word)]).toEqual(['running', done]);
    expect(done).toBeGreaterThan(0);
    expect(done).toBeLessThan(120);
    await Promise.all([finished(id), finished(id)]);
    expect((await call('GET', `bulk-runs/${id}`)).json.data).toMatchObject({
      state: 'done',
      done: 120,
      succeeded: 120,
    });
    const { rows } = await site.db.execute<{ entries: number; versions: number }>(sql`
      select (select count(*)::int from activity_entries where detail like ${`${word}%`}) as entries,
        (select count(*)::int from versions where summary = 'Published' and item_id::text in
          (select id::text from stories where title like ${`${word}%`})) as versions`);
    expect(rows[0]).toMatchObject({ entries: 120 });
  });

  test('whose last batch fails in the middle leaves nothing of that batch', async () => {
    const word = await many(110);
    const wanted = { kind: 'story', action: 'publish', filter: { q: word } };
    const id = (await call('POST', 'bulk-runs', wanted)).json.data._id;
    // In the second batch, when all of it is done and nothing is stored of what came of it.
    let left = 60;
    const [story, ...others] = bulkKinds.kinds;
    if (!story) throw new Error('There are no kinds.');
    const breaking = {
      ...story,
      publish: async (...input: Parameters<typeof story.publish>) => {
        const came = await story.publish(...input);
        left -= input[2].length;
        if (left < 0) throw new Error('The machine stopped.');
        return came;
      },
    };
    const kinds = { ...bulkKinds, kinds: [breaking, ...others] };
    await expect(carryOut(site.db, kinds, id)).rejects.toThrow('The machine stopped.');
    const { state, done } = (await call('GET', `bulk-runs/${id}`)).json.data;
    expect([state, await publishedOf(word)]).toEqual(['running', done]);
    expect(done).toBe(50);
    expect(await finished(id)).toMatchObject({ done: 110, succeeded: 110 });
  });

  test('stops when whoever started it is no staff any more', async () => {
    const marta = await aLogin(site.db, { role: 'ADMIN' });
    const rows = await drafts(2);
    const [run] = await site.db
      .insert(bulkRuns)
      .values({ kind: 'story', accountId: marta.account.id, total: 2 })
      .returning();
    await site.db.execute(sql`
      insert into bulk_steps (run_id, position, item_id, action)
      select ${run?.id}, place - 1, id, 'publish' from unnest(${sql.param(idsOf(rows))}::uuid[]) with ordinality as one (id, place)`);
    await site.db.execute(sql`update accounts set role = 'USER' where id = ${marta.account.id}`);
    await carryOut(site.db, { kinds: [], trashKinds: [], scheduledKinds: new Map() }, run?.id ?? '');
    expect((await call('GET', `bulk-runs/${run?.id}`)).json.data).toMatchObject({ state: 'done', done: 0 });
    const [row] = await site.db
      .select()
      .from(stories)
      .where(eq(stories.id, rows[0]?.id ?? ''));
    expect(row?.published).toBe(false);
  });

  test('of a list that finds nothing, or of ids and a list at once, is refused', async () => {
    const none = { kind: 'story', action: 'publish', filter: { q: randomUUID() } };
    expect((await call('POST', 'bulk-runs', none)).json.message).toBe('The list finds nothing');
    expect((await call('POST', 'bulk-runs', { ...none, ids: [randomUUID()] })).status).toBe(400);
    expect((await call('GET', `bulk-runs/${randomUUID()}`)).status).toBe(404);
  });
});
