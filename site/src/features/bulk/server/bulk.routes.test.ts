import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { testSite } from '#test/site/test-site.ts';
import { aLogin, type Login } from '../../accounts/server/account.fixture.ts';
import { aDestination } from '../../destinations/server/destination.fixture.ts';
import { aHighlight } from '../../highlights/server/highlight.fixture.ts';
import { aReview } from '../../reviews/server/review.fixture.ts';
import { aStory } from '../../stories/server/story.fixture.ts';
import { trashedRows } from '../../trash/server/trash.table.ts';

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
const bulk = (body: object) => call('POST', 'bulk', { kind: 'story', ...body });
const story = async (id: string) => (await call('GET', `stories/${id}`)).json.data;
const versionsOf = async (id: string, kind = 'story') => (await call('GET', `versions/${kind}/${id}`)).json.totalCount;
const activities = async () =>
  Number((await site.db.execute<{ count: string }>(sql`select count(*) from activity_entries`)).rows[0]?.count);
const drafts = (count: number, some: object = {}) =>
  Promise.all(Array.from({ length: count }, () => aStory(site.db, { published: false, ...some })));
const idsOf = (rows: readonly { id: string }[]) => rows.map(({ id }) => id);

describe('many at once', () => {
  test('each is changed as by hand: one version and one activity entry for each that is', async () => {
    const rows = await drafts(3);
    await call('PUT', `stories/published/${rows[0]?.id}`, { isPublished: true });
    const before = await activities();
    const versions = await Promise.all(idsOf(rows).map((id) => versionsOf(id)));
    const { status, json } = await bulk({ action: 'publish', ids: idsOf(rows) });
    expect([status, json.data]).toEqual([200, idsOf(rows).map((_id) => ({ _id, ok: true }))]);
    for (const { id } of rows) expect((await story(id)).isPublished).toBe(true);
    expect(await activities()).toBe(before + 2);
    const after = await Promise.all(idsOf(rows).map((id) => versionsOf(id)));
    // What was there before any version is one of its own.
    expect(after).toEqual([versions[0], 2, 2]);
    expect((await site.ask(`/api/story/${rows[1]?.slug}`)).status).toBe(200);
  });

  test('what a rule forbids says why, and the others go on', async () => {
    const [one, two] = [
      await aStory(site.db, { tags: ['rail'], captions: ['a'] }),
      await aStory(site.db, { tags: ['rail', 'sea'], captions: ['a'] }),
    ];
    const gone = randomUUID();
    const { json } = await bulk({ action: 'removeTag', value: 'Rail', ids: [one.id, gone, two.id] });
    expect(json.data).toEqual([
      { _id: one.id, ok: false, message: 'This is the last tag; a story needs one' },
      { _id: gone, ok: false, message: 'This story no longer exists' },
      { _id: two.id, ok: true },
    ]);
    expect([(await story(one.id)).tags, (await story(two.id)).tags]).toEqual([['rail'], ['sea']]);
  });

  test('a dry run tells the same and changes nothing', async () => {
    const rows = await drafts(2);
    const before = await activities();
    const { json } = await bulk({ action: 'publish', ids: [...idsOf(rows), randomUUID()], dryRun: true });
    expect([json.data.map(({ ok }: { ok: boolean }) => ok), json.run]).toEqual([[true, true, false], null]);
    for (const { id } of rows) expect([(await story(id)).isPublished, await versionsOf(id)]).toEqual([false, 0]);
    expect(await activities()).toBe(before);
  });

  test('what was done is undone as a whole, once', async () => {
    const rows = await drafts(3);
    await call('PUT', `stories/published/${rows[0]?.id}`, { isPublished: true });
    const { json } = await bulk({ action: 'publish', ids: idsOf(rows) });
    const undone = await call('POST', `bulk-runs/${json.run}/undo`);
    expect(undone).toMatchObject({ status: 201, json: { data: { state: 'done', total: 2, succeeded: 2 } } });
    const states = await Promise.all(idsOf(rows).map(async (id) => (await story(id)).isPublished));
    expect(states).toEqual([true, false, false]);
    expect(await call('POST', `bulk-runs/${json.run}/undo`)).toMatchObject({
      status: 409,
      json: { message: 'This was undone already' },
    });
    // The undoing can be undone, too.
    await call('POST', `bulk-runs/${undone.json.data._id}/undo`);
    expect((await story(rows[2]?.id ?? '')).isPublished).toBe(true);
  });

  test.each([
    ['feature', undefined, { featured: true }],
    ['unfeature', undefined, { featured: false }],
    ['addTag', 'night trains', { tags: ['rail', 'night trains'] }],
    ['setCategory', 'Culture', { category: 'Culture' }],
  ])('%s changes stories, and is undone', async (action, value, expected) => {
    const { id } = await aStory(site.db, {
      featured: action === 'unfeature',
      tags: ['rail'],
      category: 'Food',
      captions: ['a'],
    });
    const before = await story(id);
    const { json } = await bulk({ action, value, ids: [id] });
    expect(json.data).toEqual([{ _id: id, ok: true }]);
    expect(await story(id)).toMatchObject(expected);
    expect((await call('POST', `bulk-runs/${json.run}/undo`)).status).toBe(201);
    const { featured, tags, category } = before;
    expect(await story(id)).toMatchObject({ featured, tags, category });
  });

  test('what is deleted lies in the trash, comes back, and is undone', async () => {
    const rows = [await aStory(site.db), await aStory(site.db)];
    const { json } = await bulk({ action: 'delete', ids: idsOf(rows) });
    expect((await call('GET', `stories/${rows[0]?.id}`)).status).toBe(404);
    expect((await call('POST', `bulk-runs/${json.run}/undo`)).json.data).toMatchObject({ succeeded: 2 });
    expect((await site.ask(`/api/story/${rows[1]?.slug}`)).status).toBe(200);
    await bulk({ action: 'delete', ids: idsOf(rows) });
    const restored = await bulk({ action: 'restore', ids: [...idsOf(rows), randomUUID()] });
    expect(restored.json.data.map(({ message }: { message?: string }) => message)).toEqual([
      undefined,
      undefined,
      'This is no longer in the trash',
    ]);
  });

  test('places go to the trash with what is theirs, and each comes back with its own', async () => {
    const places = [await aDestination(site.db), await aDestination(site.db), await aDestination(site.db)];
    const [one, two] = [places[0]?.id ?? '', places[1]?.id ?? ''];
    const about = [await aStory(site.db, { placeId: one }), await aStory(site.db, { placeId: two })];
    await aReview(site.db, { id: one }, { rating: 2 });
    for (const rating of [4, 5]) await aReview(site.db, { id: two }, { rating });
    const placesOf = () =>
      site.db.execute(sql`
        select array(select place_id from stories where id = any (${sql.param(idsOf(about))}::uuid[])
            order by array_position(${sql.param(idsOf(about))}::uuid[], id)) as named,
          array(select destination_id || ' ' || rating from reviews
            where destination_id = any (${sql.param(idsOf(places))}::uuid[]) order by rating) as rated`);
    const before = (await placesOf()).rows;
    expect(before).toEqual([{ named: [one, two], rated: [`${one} 2`, `${two} 4`, `${two} 5`] }]);
    const { json } = await bulk({ kind: 'destination', action: 'delete', ids: idsOf(places) });
    expect((await placesOf()).rows).toEqual([{ named: [null, null], rated: [] }]);
    expect((await call('POST', `bulk-runs/${json.run}/undo`)).json.data).toMatchObject({ succeeded: 3 });
    expect((await placesOf()).rows).toEqual(before);
    const { data } = (await site.ask(`/api/v3/destination/${places[1]?.slug}`)).json;
    expect(data.rating).toEqual({ count: 2, value: 4.5 });
  });

  test('one that cannot come back keeps none of the others from it', async () => {
    const rows = [await aStory(site.db), await aStory(site.db)];
    await bulk({ action: 'delete', ids: idsOf(rows) });
    await site.db
      .update(trashedRows)
      .set({ content: sql`content || '{"slug": "not a slug"}'` })
      .where(eq(trashedRows.itemId, rows[0]?.id ?? ''));
    const { json } = await bulk({ action: 'restore', ids: idsOf(rows) });
    expect(json.data).toEqual([
      { _id: rows[0]?.id, ok: false, message: 'This couldn’t be changed' },
      { _id: rows[1]?.id, ok: true },
    ]);
    expect((await site.ask(`/api/story/${rows[1]?.slug}`)).status).toBe(200);
  });

  test('destinations and highlights are changed so, as far as they have such a thing', async () => {
    const place = await aDestination(site.db, { published: false, tags: ['sea'] });
    const highlight = await aHighlight(site.db, { published: false });
    const of = (kind: string, id: string, body: object) => call('POST', 'bulk', { kind, ids: [id], ...body });
    expect((await of('destination', place.id, { action: 'publish' })).json.data[0].ok).toBe(true);
    expect((await of('destination', place.id, { action: 'removeTag', value: 'sea' })).json.data[0].ok).toBe(false);
    expect((await of('highlight', highlight.id, { action: 'publish' })).json.data[0].ok).toBe(true);
    expect((await of('highlight', highlight.id, { action: 'addTag', value: 'sea' })).json).toMatchObject({
      message: 'A highlight has no tags and no category',
    });
  });

  test('problems that block keep one from being published, not the others', async () => {
    const [bad, good] = [
      await aStory(site.db, { published: false, tags: [] }),
      await aStory(site.db, { published: false }),
    ];
    const { updatedAt } = (await call('GET', 'settings')).json.data;
    await call('PUT', 'settings', { blocking: ['tags-missing'], updatedAt });
    const { json } = await bulk({ action: 'publish', ids: [bad.id, good.id] });
    expect(json.data).toEqual([
      { _id: bad.id, ok: false, message: 'Fix this before publishing: There are no tags' },
      { _id: good.id, ok: true },
    ]);
    const now = (await call('GET', 'settings')).json.data;
    await call('PUT', 'settings', { blocking: [], updatedAt: now.updatedAt });
  });

  test.each([
    [{ action: 'publish', ids: [] }, 'ids must be 1 to 100 ids'],
    [{ action: 'publish', ids: Array.from({ length: 101 }, () => randomUUID()) }, 'ids must be 1 to 100 ids'],
    [{ action: 'publish', ids: ['x'] }, 'errors'],
    [{ action: 'burn', ids: [randomUUID()] }, 'action must be one of'],
    [{ action: 'addTag', ids: [randomUUID()] }, 'value is required'],
    [{ action: 'addTag', value: ' ', ids: [randomUUID()] }, 'value is required'],
    [{ action: 'setCategory', value: 'Cats', ids: [randomUUID()] }, 'value must be one of Adventure'],
    [{ action: 'publish', ids: [randomUUID()], kind: 'review' }, 'kind must be one of'],
    [{ action: 'feature', ids: [randomUUID()], kind: 'page' }, 'A page can’t be featured'],
    [{ action: 'addTag', value: 'rail', ids: [randomUUID()], kind: 'page' }, 'A page has no tags and no category'],
  ])('refuses what it cannot do: %o', async (body, message) => {
    const { status, json } = await bulk(body);
    expect([status, JSON.stringify(json)]).toEqual([400, expect.stringContaining(message)]);
  });
});
