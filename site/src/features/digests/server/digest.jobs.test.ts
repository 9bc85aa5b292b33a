import { and, eq, isNull, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { testSite } from '#test/site/test-site.ts';
import { type Account, aLogin, anAccount } from '../../accounts/server/account.fixture.ts';
import { accounts } from '../../accounts/server/account.table.ts';
import { aDestination, type Destination } from '../../destinations/server/destination.fixture.ts';
import { destinations } from '../../destinations/server/destination.table.ts';
import { destinationTexts } from '../../destinations/server/editions/destination-text.table.ts';
import { favouriteDestinations } from '../../favourites/server/favourite.table.ts';
import { aLanguage } from '../../languages/server/language.fixture.ts';
import { storyTexts } from '../../stories/server/editions/story-text.table.ts';
import { aStory } from '../../stories/server/story.fixture.ts';
import { stories } from '../../stories/server/story.table.ts';
import { collectAlertsOf, sendDigests } from './digest.service.ts';
import { digestRecipients, storyAlerts } from './digest.table.ts';

const site = testSite();
const siteUrl = 'https://trekker.example';

type QueuedMail = { to: string; subject: string; text: string; html: string; headers: Record<string, string> };

/** The mails that were queued since the last look. */
async function mails(): Promise<QueuedMail[]> {
  const { rows } = await site.db.execute<{ data: QueuedMail }>(
    sql`delete from pgboss.job where name = 'send-mail' returning data`,
  );
  return rows.map(({ data }) => data).sort((one, other) => one.to.localeCompare(other.to));
}

async function collectJobs(): Promise<string[]> {
  const { rows } = await site.db.execute<{ id: string }>(
    sql`delete from pgboss.job where name = 'collect-story-alerts' returning data ->> 'storyId' as id`,
  );
  return rows.map(({ id }) => id);
}

let number = 0;
let lisbon: Destination;
let ana: Account;
const saver = async (values: Parameters<typeof anAccount>[1] = {}) => {
  const account = await anAccount(site.db, { isSubscribed: true, emailVerifiedAt: new Date(), ...values });
  await site.db.insert(favouriteDestinations).values({ accountId: account.id, itemId: lisbon.id });
  return account;
};
const aDraft = (title: string) => aStory(site.db, { title, placeId: lisbon.id, published: false, publishedAt: null });

let headers: Record<string, string>;
const publish = async (id: string, isPublished = true) => {
  const body = JSON.stringify({ isPublished });
  const call = { method: 'PUT', headers: { ...headers, 'content-type': 'application/json' }, body };
  expect((await site.ask(`/api/v5/admin/stories/published/${id}`, call)).status).toBe(200);
};

/** Publishes, does the job that this queued, and writes what is due. */
async function publishAndSend(id: string): Promise<QueuedMail[]> {
  await publish(id);
  for (const storyId of await collectJobs()) await collectAlertsOf(site.db, storyId);
  await sendDigests(site.db, siteUrl);
  return mails();
}

const aDayLater = () => site.db.update(digestRecipients).set({ lastSentAt: sql`last_sent_at - interval '25 hours'` });

beforeEach(async () => {
  await site.db.delete(storyAlerts);
  await site.db.delete(digestRecipients);
  await mails();
  number += 1;
  headers = (await aLogin(site.db, { role: 'ADMIN' })).headers;
  lisbon = await aDestination(site.db, { name: `Lisbon ${number}`, images: 0 });
  ana = await saver({ email: `ana-${number}@example.com` });
});

describe('the first publication of a story about a saved destination', () => {
  test('is mailed only to confirmed members who saved it and want Travel Notifications', async () => {
    await saver({ isSubscribed: false });
    await saver({ emailVerifiedAt: null });
    await anAccount(site.db, { isSubscribed: true, emailVerifiedAt: new Date() });
    const story = await aDraft(`Trams & <hills> ${number}`);
    const [mail, ...others] = await publishAndSend(story.id);
    expect([mail?.to, others]).toEqual([ana.email, []]);
    expect(mail?.subject).toBe(`A new story about Lisbon ${number}`);
    expect(mail?.text).toContain(`${siteUrl}/stories/${story.slug}`);
    expect(mail?.html).toContain('Trams &amp; &lt;hills&gt;');
    expect(mail?.headers['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click');
  });

  test('is mailed once, even if publishing, collecting and sending happen again', async () => {
    const story = await aDraft(`Once ${number}`);
    expect(await publishAndSend(story.id)).toHaveLength(1);
    await publish(story.id, false);
    await aDayLater();
    expect(await publishAndSend(story.id)).toEqual([]);
    await collectAlertsOf(site.db, story.id);
    await sendDigests(site.db, siteUrl);
    expect(await mails()).toEqual([]);
  });

  test('is mailed together with others of the same day, and the next mail follows a day later', async () => {
    const [one, two, three] = [
      await aDraft(`One ${number}`),
      await aDraft(`Two ${number}`),
      await aDraft(`Three ${number}`),
    ];
    await publish(one.id);
    const [mail] = await publishAndSend(two.id);
    expect(mail?.subject).toBe('2 new stories about places you saved');
    expect(mail?.text).toMatch(/Two[\s\S]*One/);
    expect(await publishAndSend(three.id)).toEqual([]);
    await aDayLater();
    await sendDigests(site.db, siteUrl);
    expect((await mails()).map(({ subject }) => subject)).toEqual([`A new story about Lisbon ${number}`]);
  });

  test('is mailed once when two workers send at once', async () => {
    const story = await aDraft(`Two workers ${number}`);
    await publish(story.id);
    for (const storyId of await collectJobs()) await collectAlertsOf(site.db, storyId);
    await Promise.all([sendDigests(site.db, siteUrl), sendDigests(site.db, siteUrl), sendDigests(site.db, siteUrl)]);
    expect(await mails()).toHaveLength(1);
  });

  test.each<[string, (storyId: string) => Promise<unknown>]>([
    ['the story is taken back', (id) => publish(id, false)],
    [
      'the place is',
      () => site.db.update(destinations).set({ published: false }).where(eq(destinations.id, lisbon.id)),
    ],
    [
      'the place is not saved any more',
      () => site.db.delete(favouriteDestinations).where(eq(favouriteDestinations.accountId, ana.id)),
    ],
    [
      'they want no more mails',
      () => site.db.update(accounts).set({ isSubscribed: false }).where(eq(accounts.id, ana.id)),
    ],
    ['the story is deleted', (id) => site.db.delete(stories).where(eq(stories.id, id))],
  ])('is not mailed if meanwhile %s', async (_what, happens) => {
    const story = await aDraft(`Meanwhile ${number}`);
    await publish(story.id);
    for (const storyId of await collectJobs()) await collectAlertsOf(site.db, storyId);
    await happens(story.id);
    await sendDigests(site.db, siteUrl);
    expect(await mails()).toEqual([]);
    expect(
      await site.db
        .select()
        .from(storyAlerts)
        .where(and(eq(storyAlerts.accountId, ana.id), isNull(storyAlerts.settledAt))),
    ).toEqual([]);
  });

  test('is mailed to nobody if the story has no destination', async () => {
    const story = await aStory(site.db, { title: `Nowhere ${number}`, published: false, publishedAt: null });
    await publish(story.id);
    expect(await collectJobs()).toEqual([]);
  });

  test('reaches very many members, in batches', async () => {
    await site.db.execute(sql`
      with people as (
        insert into accounts (name, email, is_subscribed, email_verified_at)
        select 'Crowd', ${`crowd-${number}-`} || n || '@example.com', true, now() from generate_series(1, 2500) n returning id)
      insert into favourite_destinations (account_id, destination_id) select id, ${lisbon.id}::uuid from people`);
    const story = await aDraft(`Crowd ${number}`);
    const told = await publishAndSend(story.id);
    expect(new Set(told.map(({ to }) => to)).size).toBe(2501);
    expect(told).toHaveLength(2501);
  });
});

describe('the link that turns Travel Notifications off', () => {
  const stop = (token: string, how: 'mail program' | 'page') => {
    const path = '/api/v3/auth/travel-notifications/unsubscribe';
    if (how === 'page')
      return site.ask(path, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ token }),
      });
    const form = { 'content-type': 'application/x-www-form-urlencoded' };
    return site.ask(`${path}?token=${token}`, { method: 'POST', headers: form, body: 'List-Unsubscribe=One-Click' });
  };
  const wants = async () => (await site.db.select().from(accounts).where(eq(accounts.id, ana.id)))[0]?.isSubscribed;

  test.each(['mail program', 'page'] as const)(
    'works when pressed, more than once, from a %s; opening it changes nothing',
    async (how) => {
      const story = await aDraft(`Stop ${number}`);
      const [mail] = await publishAndSend(story.id);
      const address = /<([^>]+)>/.exec(mail?.headers['List-Unsubscribe'] ?? '')?.[1] ?? '';
      const token = new URL(address).searchParams.get('token') ?? '';
      expect(address).toBe(`${siteUrl}/api/v3/auth/travel-notifications/unsubscribe?token=${token}`);
      expect(mail?.text).toContain(`${siteUrl}/travel-notifications/unsubscribe?token=${token}`);
      const opened = await site.ask(new URL(address).pathname + new URL(address).search);
      const { pathname, search } = new URL(opened.headers.location ?? '', siteUrl);
      expect([opened.status, pathname + search]).toEqual([302, `/travel-notifications/unsubscribe?token=${token}`]);
      expect(await wants()).toBe(true);
      expect((await stop(token, how)).status).toBe(200);
      expect((await stop(token, how)).status).toBe(200);
      expect(await wants()).toBe(false);
    },
  );

  test('turns nothing off if it is made up (T61)', async () => {
    const { status, json } = await stop('made-up', 'page');
    expect([status, json.message]).toEqual([400, 'This link isn’t valid or has expired.']);
    expect(await wants()).toBe(true);
  });
});

test('a digest is in the words of its readers, and leaves out what their lists leave out', async () => {
  await aLanguage(site.db, { code: 'de' });
  await aLanguage(site.db, { code: 'fr', position: 1, untranslated: 'hidden' });
  await saver({ email: 'bruno@example.com', language: 'de' });
  await saver({ email: 'chloe@example.com', language: 'fr' });
  const place = { destinationId: lisbon.id, name: 'Lissabon', slug: 'lissabon' };
  const standing = { language: 'de', published: true, publishedAt: new Date(0), sourceVersion: 1 };
  await site.db.insert(destinationTexts).values({ ...standing, ...place });
  const [plain, german] = [await aDraft('No trains'), await aDraft('Night trains')];
  const text = { storyId: german.id, title: 'Nachtzüge', excerpt: 'Sie fahren.', slug: 'nachtzüge' };
  await site.db.insert(storyTexts).values([
    { ...standing, ...text },
    { ...standing, ...text, language: 'fr', title: 'Trains de nuit', slug: 'trains-de-nuit' },
  ]);
  await publish(plain.id);
  const sent = await publishAndSend(german.id);
  const [, bruno, chloe] = sent;
  expect(sent.map(({ to }) => to)).toEqual([ana.email, 'bruno@example.com', 'chloe@example.com']);
  expect(bruno?.text).toContain('Nachtzüge\nLissabon: Sie fahren.\nhttps://trekker.example/de/stories/nachtz%C3%BCge');
  expect(bruno?.text).toMatch(/No trains\nLissabon: .* \(Noch nicht übersetzt\)/);
  expect(chloe?.text).toContain('https://trekker.example/fr/stories/trains-de-nuit');
  expect(chloe?.text).not.toContain('No trains');
});
