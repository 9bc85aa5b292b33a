import path from 'node:path';
import { diskStorage } from '@trekker/media-storage/disk-storage.ts';
import { eq, sql } from 'drizzle-orm';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { anAccount } from '#features/accounts/server/account.fixture.ts';
import { aContactMessage } from '#features/contact/server/contact-message.fixture.ts';
import { aDestination } from '#features/destinations/server/destination.fixture.ts';
import { destinations } from '#features/destinations/server/destination.table.ts';
import { favouriteDestinations } from '#features/favourites/server/favourite.table.ts';
import { aFeedback } from '#features/feedback/server/feedback.fixture.ts';
import { deleteTrashed } from '#features/media/server/library/library.repository.ts';
import { anImage } from '#features/media/server/media.fixture.ts';
import { mediaItems, mediaUses } from '#features/media/server/media.table.ts';
import { sweepMedia } from '#features/media/server/sweep.service.ts';
import { aReview } from '#features/reviews/server/review.fixture.ts';
import { reviews, reviewVotes } from '#features/reviews/server/review.table.ts';
import { scheduledKinds } from '#features/schedules/schedule.contract.ts';
import { schedules } from '#features/schedules/server/schedule.table.ts';
import { deletionHarness } from '#test/calls/deletion-harness.ts';
import { columnsThatHold } from '#test/calls/rows-that-hold.ts';
import { type Calls, callsAs } from '#test/calls/staff-calls.ts';
import { aFullDestination, oneOfEach } from '#test/calls/trashed-items.ts';
import { purgeOld } from './purge.service.ts';
import { trashedRows, trashItems } from './trash.table.ts';

const harness = deletionHarness();
const { site } = harness;
let staff: Calls;
beforeAll(async () => {
  staff = await callsAs(site, 'AUTHOR', 'Marta');
});
beforeEach(() => site.db.delete(trashItems));

const purgers = [{ kind: 'media' as const, purge: deleteTrashed }];
const age = (days: number, id: string) =>
  site.db
    .update(trashItems)
    .set({ deletedAt: sql`now() - make_interval(secs => ${days * 86_400})` })
    .where(eq(trashItems.itemId, id));
const isThere = async (id: string) =>
  (await site.db.select().from(trashItems).where(eq(trashItems.itemId, id))).length > 0;

test('what has lain in the trash for longer than its days goes for good, whatever it is, and nothing else', async () => {
  const all = await oneOfEach(site.db);
  const kindOf = (kind: string) => scheduledKinds.find((one) => one === kind);
  const planned = all.flatMap(({ kind, id }) => (kindOf(kind) ? [id] : []));
  expect(planned).toHaveLength(scheduledKinds.length);
  const publishAt = sql`now() + interval '1 year'`;
  for (const { kind, id: itemId } of all) {
    const scheduled = kindOf(kind);
    if (scheduled) await site.db.insert(schedules).values({ kind: scheduled, itemId, publishAt });
  }
  for (const { path: call } of all) await staff('DELETE', call);
  for (const { id } of all) await age(29.9, id);
  await purgeOld(site.db, purgers, 30);
  expect(await site.db.select().from(trashItems)).toHaveLength(all.length);
  for (const { id } of all.slice(1)) await age(31, id);
  const media = all.find(({ kind }) => kind === 'media')?.id ?? '';
  await purgeOld(site.db, purgers, 30);
  expect((await site.db.select().from(schedules)).map(({ itemId }) => itemId)).toEqual(planned.slice(0, 1));
  expect(await site.db.select().from(trashItems)).toMatchObject([{ itemId: all[0]?.id }]);
  const rows = await site.db.select().from(trashedRows);
  expect(new Set(rows.map(({ itemId }) => itemId))).toEqual(new Set([all[0]?.id]));
  const used = (await site.db.select().from(mediaUses)).map(({ itemId }) => itemId);
  expect(all.filter(({ id }) => used.includes(id)).map(({ kind }) => kind)).toEqual(['destination']);
  expect(await site.db.select().from(mediaItems).where(eq(mediaItems.id, media))).toEqual([]);
});

test('the sweep keeps the media of what lies in the trash, and takes them once it is purged', async () => {
  const { place } = await aFullDestination(site.db);
  const storage = await diskStorage(path.join(site.dataDirectory, 'media'));
  const sweep = () => sweepMedia(site.db, storage, new Date(Date.now() + 60_000));
  const has = async () =>
    (
      await site.db
        .select()
        .from(mediaItems)
        .where(eq(mediaItems.id, place.thumbnailId ?? ''))
    ).length;
  await staff('DELETE', `/api/v5/admin/destination/${place.id}`);
  await sweep();
  expect(await has()).toBe(1);
  await age(31, place.id);
  await purgeOld(site.db, purgers, 30);
  await sweep();
  expect(await has()).toBe(0);
});

test('a place with more rows than a batch takes goes in several, and is in no list meanwhile', async () => {
  const place = await aDestination(site.db, { images: 0 });
  // No statement may take long, on a busy machine either.
  for (let from = 1; from < 6000; from += 1000)
    await site.db.execute(sql`
      insert into accounts (name, email)
      select 'Reader', 'reader-' || n || '@example.com' from generate_series(${from}::int, ${from + 999}::int) n`);
  await site.db.execute(sql`
    insert into favourite_destinations (account_id, destination_id) select id, ${place.id} from accounts where email like 'reader-%'`);
  await staff('DELETE', `/api/v5/admin/destination/${place.id}`);
  expect((await staff('GET', '/api/v5/admin/trash')).json.data[0].detail).toContain('6,000 saves');
  expect((await staff('DELETE', '/api/v5/admin/trash')).json.message).toBe('The trash is empty');
  expect((await staff('GET', '/api/v5/admin/trash')).json.totalCount).toBe(0);
  expect((await staff('POST', `/api/v5/admin/trash/destination/${place.id}/restore`)).status).toBe(404);
  // Two at once take turns.
  await Promise.all([purgeOld(site.db, purgers, 30), purgeOld(site.db, purgers, 30)]);
  expect(await site.db.select({ id: trashedRows.itemId }).from(trashedRows)).toEqual([]);
  expect(await isThere(place.id)).toBe(false);
});

test('an account takes along what lies of it in the trash: nothing of the person is left there (T72)', async () => {
  await harness.aFullLife();
  const { ana } = harness;
  const theirs = await aDestination(site.db);
  const [review] = await site.db.select().from(reviews).where(eq(reviews.accountId, ana.id));
  const other = await aReview(site.db, theirs, { helpfulCount: 1 });
  await site.db.insert(reviewVotes).values({ reviewId: other.id, accountId: ana.id, vote: 'helpful' });
  await site.db.insert(favouriteDestinations).values({ accountId: ana.id, itemId: theirs.id });
  await aReview(site.db, theirs, { accountId: ana.id, rating: 1, text: `${harness.canary} in another review.` });
  const feedback = await aFeedback(site.db, { email: ana.email, message: harness.canary });
  const message = await aContactMessage(site.db, { email: ana.email.toUpperCase(), message: harness.canary });
  const strangers = await aFeedback(site.db, { email: 'stranger@example.com' });
  for (const call of [
    `/api/v3/destination/review/${review?.id}`,
    `/api/v5/admin/destination/${theirs.id}`,
    `/api/v3/auth/feedback/${feedback.id}`,
    `/api/v3/auth/feedback/${strangers.id}`,
    `/api/v5/admin/contact/${message.id}`,
  ])
    expect([call, (await staff('DELETE', call)).status]).toEqual([call, 200]);
  // Until then it is theirs to have a copy of.
  const copy = (await site.ask('/api/v3/auth/export', { headers: harness.headers })).text;
  expect(copy).toContain(`${harness.canary} in another review.`);
  expect(await columnsThatHold(site.db, [harness.canary])).toContain('trashed_rows.content');
  expect((await harness.deleteOwn({ password: 'former Horse 7' })).status).toBe(200);
  expect(await columnsThatHold(site.db, [harness.canary, ana.email])).toEqual([]);
  expect(await site.db.select().from(trashedRows).where(eq(trashedRows.accountId, ana.id))).toEqual([]);
  expect(await isThere(strangers.id)).toBe(true);
  expect((await staff('POST', `/api/v5/admin/trash/destination/${theirs.id}/restore`)).status).toBe(200);
  const [back] = await site.db.select().from(destinations).where(eq(destinations.id, theirs.id));
  expect([back?.ratingSum, back?.ratingCount]).toEqual([4, 1]);
  const [vote] = await site.db.select().from(reviews).where(eq(reviews.id, other.id));
  expect(vote?.helpfulCount).toBe(0);
});

test('an account that is deleted while what it saved goes to the trash and comes back leaves nothing, and nobody waits for ever', async () => {
  for (let round = 0; round < 5; round += 1) {
    const { place, voter } = await aFullDestination(site.db);
    const call = `/api/v5/admin/destination/${place.id}`;
    const answers = await Promise.all([
      staff('DELETE', call).then(() => staff('POST', `/api/v5/admin/trash/destination/${place.id}/restore`)),
      staff('DELETE', '/api/v3/Admin/User', { id: voter.id }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(await columnsThatHold(site.db, [voter.id])).toEqual([]);
  }
});

test('whoever deleted something may go: it stays, and says nobody', async () => {
  const gone = await anAccount(site.db, { role: 'ADMIN' });
  const image = await anImage(site.db, { kept: true, fileName: 'a.jpg' });
  await staff('DELETE', `/api/v5/admin/media/${image.id}`);
  await site.db.update(trashItems).set({ deletedBy: gone.id });
  await staff('DELETE', '/api/v3/Admin/User', { id: gone.id });
  expect((await staff('GET', '/api/v5/admin/trash')).json.data).toMatchObject([{ title: 'a.jpg', deletedBy: null }]);
});
