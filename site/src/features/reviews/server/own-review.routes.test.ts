import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { testSite } from '#test/site/test-site.ts';
import { type Account, anAccount, logInAs } from '../../accounts/server/account.fixture.ts';
import { aDestination, type Destination } from '../../destinations/server/destination.fixture.ts';
import { aReview } from './review.fixture.ts';
import { reviewVotes } from './review.table.ts';

const site = testSite();

let lisbon: Destination;
let ana: Account;

beforeAll(async () => {
  lisbon = await aDestination(site.db, { name: 'Lisbon' });
});
beforeEach(async () => {
  ana = await anAccount(site.db, { name: 'Ana' });
});

async function mine(account: Account, slug = 'lisbon') {
  return site.ask(`/api/v3/destination/${slug}/mine`, { headers: await logInAs(site.db, account) });
}

describe("a member's own review and votes", () => {
  test('are null and empty at first, and must not be cached', async () => {
    const { status, headers, json } = await mine(ana);
    expect([status, headers['cache-control']]).toEqual([200, 'private, no-store']);
    expect(json).toEqual({ success: true, data: { review: null, votes: {} } });
  });

  test('belong to the member who asks, for this destination only', async () => {
    const porto = await aDestination(site.db, { name: 'Porto' });
    const elsewhere = await aReview(site.db, porto);
    const [liked, disliked] = [await aReview(site.db, lisbon), await aReview(site.db, lisbon)];
    const own = await aReview(site.db, lisbon, { accountId: ana.id, rating: 2, text: 'Too many stairs for my knees.' });
    const other = await anAccount(site.db);
    await site.db.insert(reviewVotes).values([
      { reviewId: liked.id, accountId: ana.id, vote: 'helpful' },
      { reviewId: disliked.id, accountId: ana.id, vote: 'unhelpful' },
      { reviewId: elsewhere.id, accountId: ana.id, vote: 'helpful' },
      { reviewId: own.id, accountId: other.id, vote: 'helpful' },
    ]);
    expect((await mine(ana)).json.data).toMatchObject({
      review: { _id: own.id, userName: 'Ana', rating: 2, text: 'Too many stairs for my knees.' },
      votes: { [liked.id]: 'helpful', [disliked.id]: 'unhelpful' },
    });
    expect(Object.keys((await mine(ana)).json.data.votes)).toHaveLength(2);
    expect((await mine(other)).json.data).toEqual({ review: null, votes: { [own.id]: 'helpful' } });
  });

  test('of a draft or an unknown destination are not found', async () => {
    await aDestination(site.db, { name: 'Draft', published: false });
    for (const slug of ['draft', 'nowhere', '%00', 'a'.repeat(250)]) {
      const { status, json } = await mine(ana, slug);
      expect([status, json]).toEqual([404, { success: false, message: 'Destination not found' }]);
    }
  });
});
