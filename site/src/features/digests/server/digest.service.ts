import { createHash, randomBytes } from 'node:crypto';
import { enqueue } from '@trekker/job-queue/enqueue.ts';
import { Problem } from '#contract/problem.ts';
import type { Queryable, Transactor } from '#server/queryable.ts';
import { updateAccount } from '../../accounts/server/account.repository.ts';
import { mailOwner } from '../../mail/server/mail.service.ts';
import { t } from './api-digests.texts.ts';
import { digestMail } from './digest.mails.ts';
import * as store from './digest.repository.ts';
import { collectAlerts } from './story-alert.jobs.ts';

const hashOf = (token: string) => createHash('sha256').update(token).digest('hex');

/** So many people are looked at in one transaction. */
const collectedAtOnce = 1000;
const writtenAtOnce = 100;

/** A story was published for the first time: part of the transaction that does it. */
export async function announceStory(tx: Queryable, storyId: string): Promise<void> {
  await enqueue(tx, collectAlerts, { storyId }, { singletonKey: storyId });
}

/** Notes for all who are to hear of a story that they are; once more adds nobody twice. */
export async function collectAlertsOf(db: Transactor, storyId: string): Promise<void> {
  let after: string | undefined;
  do after = await store.addAlerts(db, storyId, after, collectedAtOnce);
  while (after);
}

/** Writes to everybody for whom something waits and who had no digest in the last 24 hours. */
export async function sendDigests(db: Transactor, siteUrl: string): Promise<void> {
  let after: string | undefined;
  for (;;) {
    const ids = await store.listWaiting(db, after, writtenAtOnce);
    if (ids.length === 0) return;
    await db.transaction((tx) => writeTo(tx, siteUrl, ids));
    after = ids.at(-1);
  }
}

async function writeTo(tx: Queryable, siteUrl: string, ids: readonly string[]): Promise<void> {
  const recipients = await store.lockRecipients(tx, ids);
  if (recipients.length === 0) return;
  const told = Map.groupBy(await store.listStoriesFor(tx, recipients), ({ accountId }) => accountId);
  const letters = [...told].map(([accountId, stories]) => ({
    accountId,
    stories,
    token: randomBytes(24).toString('base64url'),
  }));
  await store.addTokens(
    tx,
    letters.map(({ accountId, token }) => ({ accountId, hash: hashOf(token) })),
  );
  for (const { accountId, stories, token } of letters) {
    const { email, language } = stories[0] ?? {};
    if (!email || language === undefined) continue;
    await mailOwner(tx, { id: accountId, email, language }, () => digestMail(siteUrl, token, stories));
  }
  await store.settleAlerts(tx, recipients);
  await store.recordSent(tx, [...told.keys()]);
}

/** Turns Travel Notifications off; once more is no error. Throws `invalid_input` for an unknown token. */
export async function stopDigests(db: Transactor, token: string): Promise<void> {
  await db.transaction(async (tx) => {
    const accountId = await store.findTokenOwner(tx, hashOf(token));
    if (!accountId) throw new Problem('invalid_input', t.linkInvalid);
    // As the box in the profile does.
    await updateAccount(tx, accountId, { isSubscribed: false });
  });
}

/** What is kept of somebody here, for themselves. */
export function copyAlerts(db: Queryable, accountId: string) {
  return store.listAlertsOf(db, accountId);
}
