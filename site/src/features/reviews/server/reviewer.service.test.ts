import { eq } from 'drizzle-orm';
import { expect, test, vi } from 'vitest';
import { dropCached } from '#server/endpoints/cache-drops.ts';
import { anImageFile, sendForm } from '#test/calls/forms.ts';
import { testSite } from '#test/site/test-site.ts';
import { aLogin, anAccount } from '../../accounts/server/account.fixture.ts';
import { accounts } from '../../accounts/server/account.table.ts';
import { aDestination } from '../../destinations/server/destination.fixture.ts';
import { reviewsTag } from '../review.contract.ts';
import { aReview } from './review.fixture.ts';
import { listReviewsOf, reviewTagsOf, withdrawReviewer } from './reviewer.service.ts';

const site = testSite();
/** A busy machine takes its time. */
const wait = { timeout: 150_000, interval: 20 };
const read = async (slug: string) => (await site.ask(`/api/v3/destination/${slug}`)).json.data;

test('deleting a member removes their reviews and votes, and updates all counts', async () => {
  const { account, headers } = await aLogin(site.db, { name: 'Ana' });
  const [lisbon, porto] = [
    await aDestination(site.db, { name: 'Lisbon' }),
    await aDestination(site.db, { name: 'Porto' }),
  ];
  await aReview(site.db, lisbon, { accountId: account.id, rating: 1 });
  const kept = await aReview(site.db, lisbon, { rating: 5 });
  const liked = await aReview(site.db, porto);
  for (const [slug, id] of [
    ['lisbon', kept.id],
    ['porto', liked.id],
  ])
    await site.ask(`/api/v3/destination/review-Help/${slug}/${id}/x`, { method: 'PUT', headers });
  await vi.waitFor(async () => {
    expect(await read('lisbon')).toMatchObject({ rating: { value: 3, count: 2 }, reviews: [{ helpfulCount: 1 }, {}] });
    expect((await read('porto')).reviews[0].helpfulCount).toBe(1);
  }, wait);
  await site.db.transaction(async (tx) => {
    await tx.select().from(accounts).where(eq(accounts.id, account.id)).for('update');
    await withdrawReviewer(tx, account.id);
    await tx.delete(accounts).where(eq(accounts.id, account.id));
  });
  await vi.waitFor(async () => {
    const lisbonNow = await read('lisbon');
    expect([lisbonNow.rating, lisbonNow.reviews.length]).toEqual([{ value: 5, count: 1 }, 1]);
    expect(lisbonNow.reviews[0]).toMatchObject({ _id: kept.id, helpfulCount: 0 });
    expect((await read('porto')).reviews[0].helpfulCount).toBe(0);
    expect((await site.ask('/api/v3/destination?sort=name')).json.data[0].rating.count).toBe(1);
  }, wait);
});

test('a changed name appears on the member’s reviews at once', async () => {
  const ben = await anAccount(site.db, { name: 'Ben' });
  const faro = await aDestination(site.db, { name: 'Faro' });
  await aReview(site.db, faro, { accountId: ben.id });
  expect((await read('faro')).reviews[0].userName).toBe('Ben');
  await site.db.transaction(async (tx) => {
    await tx.update(accounts).set({ name: 'Benedita' }).where(eq(accounts.id, ben.id));
    await dropCached(tx, await reviewTagsOf(tx, ben.id));
  });
  await vi.waitFor(async () => expect((await read('faro')).reviews[0].userName).toBe('Benedita'), wait);
});

test('answers that show a reviewer are renewed when the small sizes of a new portrait are ready', async () => {
  const { account, headers } = await aLogin(site.db, { name: 'Carla' });
  const tavira = await aDestination(site.db, { name: 'Tavira' });
  await aReview(site.db, tavira, { accountId: account.id });
  const portrait = { avatar: await anImageFile() };
  expect((await sendForm(site, 'PUT', '/api/v3/auth/UpdateProfile', headers, portrait)).status).toBe(200);
  const { rows } = await site.database.pool.query(
    "select data->'cacheTags' as tags from pgboss.job where name = 'make-picture-variants'",
  );
  expect(rows).toEqual([{ tags: [reviewsTag(tavira.id)] }]);
});

test('a copy of a member’s data contains their reviews, also those of drafts', async () => {
  const eva = await anAccount(site.db);
  const draft = await aDestination(site.db, { name: 'Quiet', published: false });
  await aReview(site.db, draft, { accountId: eva.id, text: 'What I wrote is mine, wherever it is.' });
  expect(await listReviewsOf(site.db, eva.id)).toMatchObject([
    { destination: 'Quiet', rating: 4, category: 'experience', text: 'What I wrote is mine, wherever it is.' },
  ]);
});
