import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { keptRows } from '#test/site/kept-rows.ts';
import { type TestSite, testSite } from '#test/site/test-site.ts';
import { againWhenBusy } from '#test/site/when-busy.ts';
import { aLogin } from '../../accounts/server/account.fixture.ts';
import { accounts } from '../../accounts/server/account.table.ts';
import { activityEntries } from '../../activity/server/activity.table.ts';
import { aDestination, type Destination } from '../../destinations/server/destination.fixture.ts';
import { destinations } from '../../destinations/server/destination.table.ts';
import { aLanguage } from '../../languages/server/language.fixture.ts';
import { reviews } from './review.table.ts';

const site = testSite();
let twin: TestSite;
let place: Destination;
let ana: Awaited<ReturnType<typeof aLogin>>;

beforeAll(async () => {
  twin = await site.twin();
});
beforeEach(keptRows(site).restore);
afterAll(() => twin.close());
beforeEach(async () => {
  place = await aDestination(site.db);
  ana = await aLogin(site.db, { name: 'Ana' });
  // The lists of the test before do not hold this place.
  for (const at of [site, twin]) at.site.cache.clear();
});

/** A busy machine takes its time. */
const wait = { timeout: 150_000, interval: 20 };
const path = '/api/v3/destination';
const [words, german] = ['The early tram was worth the alarm clock.', 'Die frühe Bahn war den Wecker wert.'];
const draft = { rating: 4, category: 'food', text: words };

function send(
  method: string,
  address: string,
  body?: unknown,
  headers = ana.headers,
  to: Pick<TestSite, 'ask'> = site,
) {
  const json = body !== undefined && { 'content-type': 'application/json' };
  const options = { method, headers: { ...headers, ...json }, ...(json && { body: JSON.stringify(body) }) };
  return againWhenBusy(() => to.ask(path + address, options));
}
const add = (body: unknown = draft, headers = ana.headers, to: Pick<TestSite, 'ask'> = site) =>
  send('POST', `/add-review/${place.slug}`, body, headers, to);
const people = (count: number) => Promise.all(Array.from({ length: count }, () => aLogin(site.db)));
const stored = () => site.db.select().from(reviews).where(eq(reviews.destinationId, place.id));
const publish = (published: boolean) =>
  site.db.update(destinations).set({ published }).where(eq(destinations.id, place.id));

/** What both processes say in public, which must be what the rows say. */
async function expectTrueRating() {
  const rows = await stored();
  const mean = rows.length && rows.reduce((sum, { rating }) => sum + rating, 0) / rows.length;
  const rating = { value: Math.round((mean + 1e-9) * 10) / 10, count: rows.length };
  for (const { ask } of [site, twin])
    await vi.waitFor(async () => {
      const { data } = (await ask(`${path}/${place.slug}`)).json;
      expect([data.rating, data.reviewCount]).toEqual([rating, rows.length]);
      const [listed] = (await ask(path)).json.data;
      expect([listed._id, listed.rating]).toEqual([place.id, rating]);
      expect((await ask(`${path}/${place.slug}/reviews`)).json.totalCount).toBe(rows.length);
    }, wait);
  return rating;
}

describe('a review', () => {
  test('is stored under the name of its writer, and counted in public on every process', async () => {
    await expectTrueRating();
    const forged = { _id: place.id, userName: 'Bob', accountId: place.id, helpfulCount: 99, createdAt: '2001-01-01' };
    const { status, json } = await add({ ...draft, ...forged, text: `  ${words}\r\nNew line. ` });
    expect(status).toBe(201);
    expect(json).toEqual({
      success: true,
      message: 'SuccessFully add , review...',
      data: expect.objectContaining({
        userName: 'Ana',
        rating: 4,
        category: 'food',
        text: `${words}\nNew line.`,
        helpfulCount: 0,
        unhelpfulCount: 0,
      }),
    });
    expect(json.data._id).not.toBe(place.id);
    expect(json.data.createdAt > '2026').toBe(true);
    expect(await expectTrueRating()).toEqual({ value: 4, count: 1 });
    const mine = await send('GET', `/${place.slug}/mine`);
    expect(mine.json.data.review).toEqual(json.data);
  });

  test('can name its destination by id, and has the category "overall" by default', async () => {
    const { status, json } = await send('POST', `/add-review/${place.id}`, { rating: '5', text: words });
    expect([status, json.data.rating, json.data.category]).toEqual([201, 5, 'experience']);
  });

  test('can be written once per member and destination (T62)', async () => {
    await add();
    const { status, json } = await add({ ...draft, rating: 1 });
    expect([status, json]).toEqual([409, { success: false, message: 'You’ve already reviewed this destination' }]);
    expect(await expectTrueRating()).toEqual({ value: 4, count: 1 });
  });

  const noStars = [0, 6, 2.5, '4.5', '', [4], {}, null, true];
  test.each(noStars)('of %j stars is refused', async (rating) => {
    const { status, json } = await add({ ...draft, rating });
    expect([status, json.message]).toEqual([400, 'Please select a rating']);
  });

  const refused: [string, object, Record<string, unknown>][] = [
    ['without a rating', { text: words }, { rating: 'Please select a rating' }],
    ['without a text', { rating: 3 }, { text: 'Review must be at least 20 characters long' }],
    ['of 19', { ...draft, text: ` ${'a'.repeat(19)} ` }, { text: 'Review must be at least 20 characters long' }],
    ['of a list', { ...draft, text: [words] }, { text: 'Review must be at least 20 characters long' }],
    ['of 501', { ...draft, text: 'a'.repeat(501) }, { text: 'Review must be at most 500 characters long' }],
    ['of 100,000', { ...draft, text: 'a'.repeat(100_000) }, { text: 'Review must be at most 500 characters long' }],
    ['with a NUL', { ...draft, text: `${words}\0` }, { text: 'Contains unsupported characters' }],
    ['with half a sign', { ...draft, text: `${words}\ud800` }, { text: 'Contains unsupported characters' }],
    ['of no known category', { ...draft, category: 'x' }, { category: expect.stringContaining('accommodation') }],
    ['of nothing', {}, { rating: 'Please select a rating', text: 'Review must be at least 20 characters long' }],
  ];
  test.each(refused)('%s is refused', async (_, body, errors) => {
    const { status, json } = await add(body);
    const told = json.errors.map(({ field, message }: { field: string; message: string }) => [field, message]);
    expect([status, Object.fromEntries(told)]).toEqual([400, errors]);
    expect(json.message).toBe(told[0][1]);
    expect(await stored()).toEqual([]);
  });

  test('of 20 and of 500 characters is accepted, also with the line breaks of a form', async () => {
    expect((await add({ ...draft, text: 'a'.repeat(20) })).status).toBe(201);
    const other = await aLogin(site.db);
    const lines = `${'a'.repeat(249)}\r\n${'b'.repeat(250)}`;
    expect((await add({ ...draft, text: lines }, other.headers)).status).toBe(201);
  });

  test('requires a login before anything else is checked', async () => {
    for (const body of [draft, {}]) {
      const json = { 'content-type': 'application/json' };
      const options = { method: 'POST', headers: json, body: JSON.stringify(body) };
      expect((await site.ask(`${path}/add-review/${place.slug}`, options)).status).toBe(401);
    }
    expect(await stored()).toEqual([]);
  });

  test('of a draft or an unknown destination is not found', async () => {
    await publish(false);
    for (const slug of [place.slug, place.id, 'nowhere', '%00']) {
      const { status, json } = await send('POST', `/add-review/${slug}`, draft);
      expect([status, json]).toEqual([404, { success: false, message: 'Destination not found' }]);
    }
    expect(await stored()).toEqual([]);
  });
});

describe('changing a review', () => {
  test('updates the rating, and is allowed to its writer alone (T04)', async () => {
    const { _id } = (await add()).json.data;
    const change = { rating: 2, text: 'On second thought, the queue was too long.' };
    for (const role of ['USER', 'ADMIN', 'AUTHOR'] as const) {
      const { headers } = await aLogin(site.db, { role });
      expect((await send('PUT', `/update-review/${place.id}/${_id}`, change, headers)).status).toBe(403);
    }
    expect(await expectTrueRating()).toEqual({ value: 4, count: 1 });
    const { status, json } = await send('PUT', `/update-review/${place.id}/${_id}`, change);
    expect([status, json.success]).toEqual([200, true]);
    expect(json.data).toMatchObject({ ...change, _id, category: 'food', userName: 'Ana' });
    expect(json.data.updatedAt > json.data.createdAt).toBe(true);
    expect(await expectTrueRating()).toEqual({ value: 2, count: 1 });
    const bySlug = await send('PUT', `/update-review/${place.slug}/${_id}`, { ...draft, category: 'value' });
    expect([bySlug.status, bySlug.json.data.category]).toEqual([200, 'value']);
    expect((await send('PUT', `/update-review/${place.id}/${_id}`, { rating: 9, text: '' })).status).toBe(400);
  });

  test('shows the new text in public even if the rating stays the same', async () => {
    const { _id } = (await add()).json.data;
    await expectTrueRating();
    await send('PUT', `/update-review/${place.id}/${_id}`, { ...draft, text: 'Now with other words, as many.' });
    for (const { ask } of [site, twin])
      await vi.waitFor(async () => {
        const [shown] = (await ask(`${path}/${place.slug}/reviews`)).json.data;
        expect(shown.text).toBe('Now with other words, as many.');
        expect((await ask(`${path}/${place.slug}`)).json.data.reviews[0].text).toBe(shown.text);
      }, wait);
  });

  test('requires that destination and review belong together, and that the destination is published (T04)', async () => {
    const { _id } = (await add()).json.data;
    const elsewhere = await aDestination(site.db);
    for (const address of [
      `${elsewhere.id}/${_id}`,
      `${place.id}/${place.id}`,
      `${place.id}/${_id}0`,
      `${place.id}/%00`,
    ])
      expect((await send('PUT', `/update-review/${address}`, draft)).status).toBe(404);
    await publish(false);
    expect((await send('PUT', `/update-review/${place.id}/${_id}`, draft)).status).toBe(404);
    expect((await send('DELETE', `/review/${_id}`)).status).toBe(404);
    await publish(true);
    expect(await stored()).toHaveLength(1);
  });
});

describe('deleting a review', () => {
  test('is allowed to its writer, who may then write another', async () => {
    const { _id } = (await add()).json.data;
    const other = await aLogin(site.db);
    expect((await site.ask(`${path}/review/${_id}`, { method: 'DELETE' })).status).toBe(401);
    expect((await send('DELETE', `/review/${_id}`, undefined, other.headers)).status).toBe(403);
    expect((await send('DELETE', `/review/${_id}`)).json).toEqual({ success: true, message: 'Review deleted' });
    expect((await send('DELETE', `/review/${_id}`)).status).toBe(404);
    expect(await expectTrueRating()).toEqual({ value: 0, count: 0 });
    expect((await add()).status).toBe(201);
    expect(await site.db.select().from(activityEntries)).toEqual([]);
  });

  test.each(['ADMIN', 'AUTHOR'] as const)('is allowed to an %s too, and is logged', async (role) => {
    const { _id } = (await add()).json.data;
    const staff = await aLogin(site.db, { role });
    expect((await send('DELETE', `/review/${_id}`, undefined, staff.headers)).status).toBe(200);
    const entries = await site.db.select().from(activityEntries).where(eq(activityEntries.actorId, staff.account.id));
    expect(entries).toMatchObject([
      { action: 'Review deleted', detail: `A review of ${place.name}`, type: 'Delete', role },
    ]);
    expect(await expectTrueRating()).toEqual({ value: 0, count: 0 });
  });
});

describe.each(['one process', 'two processes'])('fifty reviews at once on %s', (how) => {
  const to = (index: number) => (how === 'one process' || index % 2 === 0 ? site : twin);

  test('by fifty members: the rating matches the rows', async () => {
    const all = await people(50);
    const answers = await Promise.all(
      all.map(({ headers }, index) => add({ ...draft, rating: (index % 5) + 1 }, headers, to(index))),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(50).fill(201));
    expect(await expectTrueRating()).toEqual({ value: 3, count: 50 });
    const ids = answers.map(({ json }) => json.data._id);
    const changes = await Promise.all(
      all.map(({ headers }, index) =>
        index % 2
          ? send('DELETE', `/review/${ids[index]}`, undefined, headers, to(index))
          : send(
              'PUT',
              `/update-review/${place.id}/${ids[index]}`,
              { ...draft, rating: 1 + (index % 4) },
              headers,
              to(index),
            ),
      ),
    );
    expect(changes.map(({ status }) => status)).toEqual(Array(50).fill(200));
    expect((await expectTrueRating()).count).toBe(25);
  });

  test('by one member: one is stored, the others are refused with a message (T62)', async () => {
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, index) => add({ ...draft, rating: (index % 5) + 1 }, ana.headers, to(index))),
    );
    const statuses = answers.map(({ status }) => status).sort();
    expect(statuses).toEqual([201, ...Array(49).fill(409)]);
    expect((await expectTrueRating()).count).toBe(1);
  });

  test('while the destination is unpublished: each is refused or stored, and the count is right', async () => {
    const all = await people(30);
    const [answers] = await Promise.all([
      Promise.all(all.map(({ headers }, index) => add(draft, headers, to(index)))),
      publish(false),
    ]);
    const taken = answers.filter(({ status }) => status === 201).length;
    for (const { status } of answers) expect([201, 404]).toContain(status);
    expect(await stored()).toHaveLength(taken);
    await publish(true);
    const [row] = await site.db.select().from(destinations).where(eq(destinations.id, place.id));
    expect([row?.ratingCount, row?.ratingSum]).toEqual([taken, taken * 4]);
  });
});

test('a review says its language where that is not the site’s own', async () => {
  await aLanguage(site.db, { code: 'de' });
  await send('POST', `/add-review/${place.slug}?language=de`, { ...draft, text: german });
  await add(draft, (await aLogin(site.db)).headers);
  const { data } = (await send('GET', `/${place.slug}/reviews?sort=oldest`)).json;
  expect(data.map(({ language }: { language?: string }) => language)).toEqual(['de', undefined]);
});

test('a member who is deleted while writing a review gets no server error', async () => {
  const [answer] = await Promise.all([add(), site.db.delete(accounts).where(eq(accounts.id, ana.account.id))]);
  expect([201, 401]).toContain(answer.status);
  expect(await stored()).toEqual([]);
});
