import { eq, inArray, sql } from 'drizzle-orm';
import type { Queryable } from '#server/queryable.ts';
import { digestRecipients, digestTokens, storyAlerts } from './digest.table.ts';

const firstId = '00000000-0000-0000-0000-000000000000';

/**
 * Notes for up to `most` people behind `after`, in the order of their ids, that they are to hear of the story: those
 * who saved its place, have Travel Notifications on and have confirmed their address. Gives the last of those that were
 * looked at; undefined when there are no more.
 */
export async function addAlerts(
  tx: Queryable,
  storyId: string,
  after: string | undefined,
  most: number,
): Promise<string | undefined> {
  const { rows } = await tx.execute<{ last: string | null }>(sql`
    with savers as (
      select saved.account_id from public_stories story
      join public_destinations place on place.id = story.place_id
      join favourite_destinations saved on saved.destination_id = place.id
      where story.id = ${storyId} and saved.account_id > ${after ?? firstId}::uuid
      order by saved.account_id limit ${most}),
    added as (
      insert into story_alerts (account_id, story_id)
      select accounts.id, ${storyId} from savers join accounts on accounts.id = savers.account_id
      where accounts.is_subscribed and accounts.email_verified_at is not null
      on conflict do nothing)
    select max(account_id::text) as last from savers`);
  return rows[0]?.last ?? undefined;
}

/** People for whom something waits, in the order of their ids, behind `after`. */
export async function listWaiting(db: Queryable, after: string | undefined, most: number): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(sql`
    select distinct account_id as id from story_alerts
    where settled_at is null and account_id > ${after ?? firstId}::uuid order by account_id limit ${most}`);
  return rows.map(({ id }) => id);
}

/** Those of them who may get a digest now; nobody else writes to them until the transaction ends. */
export async function lockRecipients(tx: Queryable, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  await tx
    .insert(digestRecipients)
    .values(ids.map((accountId) => ({ accountId })))
    .onConflictDoNothing();
  const { accountId, lastSentAt } = digestRecipients;
  const rows = await tx
    .select({ accountId })
    .from(digestRecipients)
    .where(
      sql`${inArray(accountId, [...ids])} and (${lastSentAt} is null or ${lastSentAt} <= now() - interval '24 hours')`,
    )
    .orderBy(accountId)
    .for('update', { skipLocked: true });
  return rows.map((row) => row.accountId);
}

export type WaitingStory = {
  accountId: string;
  email: string;
  language: string;
  slug: string;
  title: string;
  excerpt: string;
  place: string;
  /** Title and excerpt are in the language of the person. */
  isTranslated: boolean;
};

/**
 * What these people are told of: as it is now, and as they want it now, in their language. The newest first. Where its
 * lists leave out what is not translated, so does this.
 */
export async function listStoriesFor(tx: Queryable, ids: readonly string[]): Promise<WaitingStory[]> {
  const { rows } = await tx.execute<WaitingStory>(sql`
    select alert.account_id as "accountId", accounts.email, accounts.language,
      coalesce(text.slug, story.slug) as slug, coalesce(text.title, story.title) as title,
      case when text.title is null then story.excerpt else text.excerpt end as excerpt,
      coalesce(place_text.name, place.name) as place, language.code is null or text.title is not null as "isTranslated"
    from story_alerts alert
    join accounts on accounts.id = alert.account_id and accounts.is_subscribed and accounts.email_verified_at is not null
    join public_stories story on story.id = alert.story_id
    join public_destinations place on place.id = story.place_id
    join favourite_destinations saved on saved.account_id = alert.account_id and saved.destination_id = place.id
    left join languages language on language.code = accounts.language and language.state = 'public'
    left join public_story_texts text on text.story_id = story.id and text.language = language.code
    left join public_destination_texts place_text
      on place_text.destination_id = place.id and place_text.language = language.code
    where (text.title is not null or language.untranslated is distinct from 'hidden') and alert.settled_at is null and alert.account_id = any (${sql.param([...ids])}::uuid[])
    order by story.published_at desc, story.id desc`);
  return rows;
}

/** Nothing waits for these people any more. */
export async function settleAlerts(tx: Queryable, ids: readonly string[]): Promise<void> {
  await tx
    .update(storyAlerts)
    .set({ settledAt: sql`now()` })
    .where(sql`${inArray(storyAlerts.accountId, [...ids])} and ${storyAlerts.settledAt} is null`);
}

export async function recordSent(tx: Queryable, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .update(digestRecipients)
    .set({ lastSentAt: sql`now()` })
    .where(inArray(digestRecipients.accountId, [...ids]));
}

export async function addTokens(tx: Queryable, tokens: readonly { hash: string; accountId: string }[]): Promise<void> {
  if (tokens.length > 0) await tx.insert(digestTokens).values([...tokens]);
}

export async function findTokenOwner(db: Queryable, hash: string): Promise<string | undefined> {
  const { accountId } = digestTokens;
  return (await db.select({ accountId }).from(digestTokens).where(eq(digestTokens.hash, hash)))[0]?.accountId;
}

/** What is kept of somebody here, for themselves. */
export function listAlertsOf(db: Queryable, accountId: string) {
  const { storyId, createdAt, settledAt } = storyAlerts;
  return db
    .select({ storyId, createdAt, settledAt })
    .from(storyAlerts)
    .where(eq(storyAlerts.accountId, accountId))
    .orderBy(createdAt)
    .limit(1000);
}

/** Alerts that were told two months ago, and links of mails that are older than two years. */
export async function deleteOld(db: Queryable): Promise<void> {
  await db.execute(sql`delete from story_alerts where settled_at < now() - interval '60 days'`);
  await db.execute(sql`delete from digest_tokens where created_at < now() - interval '2 years'`);
}
