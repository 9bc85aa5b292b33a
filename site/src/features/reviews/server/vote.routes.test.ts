import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { type TestSite, testSite } from '#test/site/test-site.ts';
import { againWhenBusy } from '#test/site/when-busy.ts';
import { aLogin, logInAs } from '../../accounts/server/account.fixture.ts';
import { accounts } from '../../accounts/server/account.table.ts';
import { aDestination, type Destination } from '../../destinations/server/destination.fixture.ts';
import { destinations } from '../../destinations/server/destination.table.ts';
import { aReview, type StoredReview } from './review.fixture.ts';
import { reviews, reviewVotes } from './review.table.ts';

const site = testSite();
/** A busy machine takes its time. */
const wait = { timeout: 150_000, interval: 20 };
let twin: TestSite;
let place: Destination;
let review: StoredReview;
let ana: Awaited<ReturnType<typeof aLogin>>;

beforeAll(async () => {
  twin = await site.twin();
});
afterAll(() => twin.close());
beforeEach(async () => {
  place = await aDestination(site.db);
  review = await aReview(site.db, place);
  ana = await aLogin(site.db);
});

const calls = { helpful: 'review-Help', unhelpful: 'review-unHelp' };
type Vote = keyof typeof calls;

function vote(
  kind: Vote,
  {
    headers = ana.headers,
    to = site as Pick<TestSite, 'ask'>,
    slug = place.slug,
    id = review.id,
    belief = 'false',
  } = {},
) {
  const path = `/api/v3/destination/${calls[kind]}/${slug}/${id}/${belief}`;
  return againWhenBusy(() => to.ask(path, { method: 'PUT', headers }));
}
const storedVotes = () => site.db.select().from(reviewVotes).where(eq(reviewVotes.reviewId, review.id));
const people = (count: number) => Promise.all(Array.from({ length: count }, () => aLogin(site.db)));

/** The counters of the row and what both processes say are those of the votes. */
async function expectTrueCounts() {
  const rows = await storedVotes();
  const count = (kind: Vote) => rows.filter(({ vote }) => vote === kind).length;
  const counts = { helpfulCount: count('helpful'), unhelpfulCount: count('unhelpful') };
  const [row] = await site.db.select().from(reviews).where(eq(reviews.id, review.id));
  expect(row).toMatchObject(counts);
  for (const { ask } of [site, twin])
    await vi.waitFor(async () => {
      expect((await ask(`/api/v3/destination/${place.slug}/reviews`)).json.data[0]).toMatchObject(counts);
      expect((await ask(`/api/v3/destination/${place.slug}`)).json.data.reviews[0]).toMatchObject(counts);
    }, wait);
  return counts;
}

describe('a vote', () => {
  test('is set, switched and taken back by what is stored, whatever the client assumes', async () => {
    await expectTrueCounts();
    const steps: [Vote, string, number, number, Vote | null][] = [
      ['helpful', 'true', 1, 0, 'helpful'],
      ['unhelpful', 'false', 0, 1, 'unhelpful'],
      ['helpful', 'nonsense', 1, 0, 'helpful'],
      ['helpful', 'false', 0, 0, null],
      ['unhelpful', 'true', 0, 1, 'unhelpful'],
      ['unhelpful', '%00', 0, 0, null],
    ];
    for (const [kind, belief, helpfulCount, unhelpfulCount, myVote] of steps) {
      const { status, json } = await vote(kind, { belief });
      expect([status, json]).toEqual([200, { success: true, helpfulCount, unhelpfulCount, myVote }]);
      expect(await expectTrueCounts()).toEqual({ helpfulCount, unhelpfulCount });
    }
  });

  test('is shown to its voter alone, and the public list stays the same for everybody', async () => {
    const bob = await aLogin(site.db);
    await vote('helpful');
    expect((await vote('unhelpful', { headers: bob.headers })).json).toMatchObject({
      helpfulCount: 1,
      unhelpfulCount: 1,
      myVote: 'unhelpful',
    });
    const mine = async (headers: Record<string, string>) =>
      (await site.ask(`/api/v3/destination/${place.slug}/mine`, { headers })).json.data.votes;
    expect([await mine(ana.headers), await mine(bob.headers)]).toEqual([
      { [review.id]: 'helpful' },
      { [review.id]: 'unhelpful' },
    ]);
    await expectTrueCounts();
    const list = `/api/v3/destination/${place.slug}/reviews`;
    const plain = await site.ask(list);
    for (const headers of [ana.headers, bob.headers]) expect((await site.ask(list, { headers })).text).toBe(plain.text);
  });

  test("on a member's own review counts like any other", async () => {
    const headers = await logInAs(site.db, { id: review.accountId });
    expect((await vote('helpful', { headers })).json).toMatchObject({ helpfulCount: 1, myVote: 'helpful' });
  });

  test('requires a login', async () => {
    for (const kind of ['helpful', 'unhelpful'] as const) {
      expect((await vote(kind, { headers: {} as never })).status).toBe(401);
      expect((await vote(kind, { headers: { authorization: 'Bearer x' } })).status).toBe(401);
    }
    expect(await storedVotes()).toEqual([]);
  });

  test('is not found if destination and review do not belong together, or the destination is a draft (T04)', async () => {
    const elsewhere = await aDestination(site.db);
    for (const at of [
      { slug: elsewhere.slug },
      { slug: 'nowhere' },
      { id: place.id },
      { id: `${review.id}0` },
      { id: '%00' },
    ])
      expect((await vote('helpful', at)).status).toBe(404);
    await site.db.update(destinations).set({ published: false }).where(eq(destinations.id, place.id));
    expect((await vote('helpful')).status).toBe(404);
    expect((await vote('helpful', { slug: place.id })).status).toBe(404);
    expect(await storedVotes()).toEqual([]);
  });
});

describe.each(['one process', 'two processes'])('fifty votes at once on %s', (how) => {
  const to = (index: number) => (how === 'one process' || index % 2 === 0 ? site : twin);

  test('by fifty members count as fifty (T08)', async () => {
    const all = await people(50);
    const answers = await Promise.all(
      all.map(({ headers }, index) => vote(index % 5 ? 'helpful' : 'unhelpful', { headers, to: to(index) })),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(50).fill(200));
    expect(await expectTrueCounts()).toEqual({ helpfulCount: 40, unhelpfulCount: 10 });
  });

  test('by one member count as one or none (T08)', async () => {
    const same = await Promise.all(Array.from({ length: 50 }, (_, index) => vote('helpful', { to: to(index) })));
    expect(same.map(({ status }) => status)).toEqual(Array(50).fill(200));
    // An even number of toggles.
    expect(await expectTrueCounts()).toEqual({ helpfulCount: 0, unhelpfulCount: 0 });
    const mixed = await Promise.all(
      Array.from({ length: 51 }, (_, index) => vote(index % 2 ? 'helpful' : 'unhelpful', { to: to(index) })),
    );
    for (const { json } of mixed) {
      expect([0, 1]).toContain(json.helpfulCount + json.unhelpfulCount);
      expect(json.helpfulCount + json.unhelpfulCount).toBe(json.myVote === null ? 0 : 1);
    }
    const { helpfulCount, unhelpfulCount } = await expectTrueCounts();
    expect((await storedVotes()).length).toBe(helpfulCount + unhelpfulCount);
  });
});

test('deleting a voter or a writer during a vote causes no server error', async () => {
  const voters = await people(10);
  const gone = [review.accountId, ...voters.slice(0, 5).map(({ account }) => account.id)];
  const [answers] = await Promise.all([
    Promise.all(voters.map(({ headers }) => vote('helpful', { headers }))),
    ...gone.map((id) => site.db.delete(accounts).where(eq(accounts.id, id))),
  ]);
  for (const { status } of answers) expect([200, 401, 404]).toContain(status);
});
