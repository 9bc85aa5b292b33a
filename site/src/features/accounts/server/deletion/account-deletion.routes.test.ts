import path from 'node:path';
import { diskStorage } from '@trekker/media-storage/disk-storage.ts';
import { eq, sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { destinations } from '#features/destinations/server/destination.table.ts';
import { favouriteDestinations } from '#features/favourites/server/favourite.table.ts';
import { sweepMedia } from '#features/media/server/sweep.service.ts';
import { reviews } from '#features/reviews/server/review.table.ts';
import { stories } from '#features/stories/server/story.table.ts';
import { deletionHarness } from '#test/calls/deletion-harness.ts';
import { anImageFile, sendForm } from '#test/calls/forms.ts';
import { columnsThatHold } from '#test/calls/rows-that-hold.ts';
import { soon } from '#test/calls/staff-calls.ts';
import type { TestSite } from '#test/site/test-site.ts';
import { logInAs } from '../account.fixture.ts';
import { accounts } from '../account.table.ts';
import { sessions } from '../sessions/session.table.ts';

const harness = deletionHarness();
const { site, aFullLife, call, deleteOwn, exists, statusOfMe } = harness;

describe('deleting an account', () => {
  test('leaves no rows behind and keeps all counts right (T72)', async () => {
    const { othersReview, story } = await aFullLife();
    const address = `/api/v3/destination/${harness.lisbon.slug}`;
    const shown = async (one: TestSite) => (await one.ask(address)).json.data;
    expect((await shown(harness.twin)).rating).toEqual({ value: 3.5, count: 2 });
    expect((await deleteOwn({ password: 'former Horse 7' })).json).toEqual({
      success: true,
      message: 'Your account has been deleted.',
    });
    expect(await statusOfMe(harness.headers)).toEqual([401, 401]);
    for (const one of [site, harness.twin]) {
      await expect.poll(async () => (await shown(one)).rating, soon).toEqual({ value: 2, count: 1 });
      expect(JSON.stringify(await shown(one))).not.toContain(harness.canary);
      expect((await one.ask(`/api/story/${story.slug}`)).json.data.author.name).not.toContain(harness.canary);
    }
    const [left] = await site.db.select().from(reviews).where(eq(reviews.id, othersReview.id));
    expect(left?.helpfulCount).toBe(0);
    const [place] = await site.db.select().from(destinations).where(eq(destinations.id, harness.lisbon.id));
    expect([place?.ratingSum, place?.ratingCount]).toEqual([2, 1]);
    expect((await site.db.select().from(stories).where(eq(stories.id, story.id)))[0]?.authorId).toBeNull();
    expect(
      await site.db.select().from(favouriteDestinations).where(eq(favouriteDestinations.itemId, harness.lisbon.id)),
    ).toEqual([]);
    expect(await columnsThatHold(site.db, [harness.canary, harness.ana.email])).toEqual([]);
  });

  test('leaves no image file behind (T72)', async () => {
    const avatar = await anImageFile();
    const { status, json: answer } = await sendForm(site, 'PUT', '/api/v3/auth/UpdateProfile', harness.headers, {
      avatar,
    });
    expect(status).toBe(200);
    const address = /\/media\/([0-9a-f]{32})[^"]*/.exec(JSON.stringify(answer)) ?? [];
    expect((await site.ask(String(address[0]))).status).toBe(200);
    expect((await deleteOwn({ password: 'former Horse 7' })).status).toBe(200);
    // What the job does every hour, a day later.
    const storage = await diskStorage(path.join(site.dataDirectory, 'media'));
    await sweepMedia(site.db, storage, new Date(Date.now() + 60_000));
    expect(await columnsThatHold(site.db, [String(address[1])])).toEqual([]);
    expect((await Array.fromAsync(storage.list())).filter(({ name }) => name.startsWith(String(address[1])))).toEqual(
      [],
    );
    expect((await site.ask(String(address[0]))).status).toBe(404);
  });

  test('requires the password', async () => {
    for (const [body, message] of [
      [{ password: 'wrong Horse 7' }, 'This isn’t your current password'],
      [{}, 'Please enter your password'],
      [{ password: '' }, 'Please enter your password'],
      [null, 'Please enter your password'],
    ]) {
      const { status, json: answer } = await deleteOwn(body);
      expect([status, answer.errors]).toEqual([400, [{ field: 'password', message }]]);
    }
    expect(await exists(harness.ana.id)).toBe(true);
  });

  test('without a password requires a recent login', async () => {
    await site.db.update(accounts).set({ passwordHash: null }).where(eq(accounts.id, harness.ana.id));
    await site.db
      .update(sessions)
      .set({ createdAt: sql`now() - interval '11 minutes'` })
      .where(eq(sessions.accountId, harness.ana.id));
    expect((await deleteOwn({})).status).toBe(403);
    expect((await deleteOwn({}, await logInAs(site.db, harness.ana))).status).toBe(200);
    expect(await exists(harness.ana.id)).toBe(false);
  });

  test.each(['one process', 'two processes'])('ten times at once on %s succeeds once', async (how) => {
    const to = (index: number) => (how === 'one process' || index % 2 === 0 ? site : harness.twin);
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, index) => deleteOwn({ password: 'former Horse 7' }, harness.headers, to(index))),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    // On a busy machine some wait for their turn as long as a statement may take, and are told to come again.
    const others = answers.map(({ status }) => status).filter((status) => status !== 200);
    expect(others).toEqual(others.map((status) => (status === 503 ? 503 : 401)));
    expect(others).toHaveLength(9);
  });

  test('allows a new account with the address, which has none of the old rows (T02)', async () => {
    await aFullLife();
    await site.db.update(accounts).set({ role: 'ADMIN' }).where(eq(accounts.id, harness.ana.id));
    await deleteOwn({ password: 'former Horse 7' });
    const form = {
      name: 'Ana again',
      email: harness.ana.email,
      password: 'another Horse 8',
      confirmPassword: 'another Horse 8',
      acceptTerms: true,
    };
    const { json: made } = await call('POST', '/api/v3/auth/register', form, {});
    expect(made.user).toMatchObject({ role: 'USER', favoriteDestinations: [], travelAchievements: [], avatar: null });
  });
});
