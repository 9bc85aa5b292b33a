import { createHash, randomBytes } from 'node:crypto';
import { enqueue } from '@trekker/job-queue/enqueue.ts';
import { Problem } from '#contract/problem.ts';
import { inReadersLanguage } from '#server/languages/reader-language.repository.ts';
import type { Queryable, Transactor } from '#server/queryable.ts';
import { timeIn } from '../../mail/server/mail.repository.ts';
import { queueMail } from '../../mail/server/mail.service.ts';
import { consumeBudgets, type ScaledBudgets } from '../../mail/server/mail-budget.ts';
import { readTextSite } from '../../settings/server/texts/text.service.ts';
import { t } from './api-newsletter.texts.ts';
import { alreadySubscribedMail, confirmationMail } from './newsletter.mails.ts';
import * as store from './newsletter.repository.ts';
import { subscribeLater } from './subscription.jobs.ts';

export { subscribeLater };

const hashOf = (token: string) => createHash('sha256').update(token).digest('hex');

async function issueToken(tx: Queryable, subscriberId: string, purpose: store.TokenPurpose): Promise<string> {
  const token = randomBytes(24).toString('base64url');
  await store.addToken(tx, subscriberId, purpose, hashOf(token));
  return token;
}

export type NewsletterDependencies = { db: Transactor; siteUrl: string; mailBudgets: ScaledBudgets };

/**
 * Takes an address down and mails it a link that confirms it, or that it is on the list already; when the budgets have
 * no room, later. An address that was just mailed is not mailed again: the link that it has works for days. All of it
 * without a word: who asks learns nothing of who reads.
 */
export async function subscribe(
  { db, siteUrl, mailBudgets }: NewsletterDependencies,
  { email, requester, language }: { email: string; requester: string; language: string },
): Promise<void> {
  const address = email.toLowerCase();
  await db.transaction(async (tx) => {
    const { id, state, mayBeMailed, ...subscriber } = await store.lockSubscriber(tx, address, language);
    if (!mayBeMailed) return;
    const mailed = { kind: 'newsletter', purpose: 'newsletter', address, requester } as const;
    const seconds = await consumeBudgets(tx, mailBudgets, mailed);
    if (seconds > 0) {
      const startAfter = await timeIn(tx, seconds);
      const later = { email: address, requester, language };
      await enqueue(tx, subscribeLater, later, { startAfter, singletonKey: address });
      return;
    }
    await store.recordMailed(tx, id);
    // The same work for everybody: who reads already must not be answered sooner than a stranger.
    const unsubscribeToken = await issueToken(tx, id, 'unsubscribe');
    const confirmToken = await issueToken(tx, id, 'confirm');
    const mail = await inReadersLanguage(tx, subscriber.language, async () => {
      const site = await readTextSite(tx);
      return state === 'confirmed'
        ? alreadySubscribedMail({ siteUrl, site, unsubscribeToken })
        : confirmationMail({ siteUrl, site, unsubscribeToken, confirmToken });
    });
    await queueMail(tx, { to: address, accountId: null, ...mail, usefulSeconds: store.confirmationSeconds });
  });
}

/** Throws `invalid_input` for a token that is unknown, older than 7 days, replaced by a newer one, or used. */
export async function confirmSubscription(db: Transactor, token: string): Promise<void> {
  await db.transaction(async (tx) => {
    const subscriberId = await store.takeConfirmation(tx, hashOf(token));
    if (subscriberId) return store.setConfirmed(tx, subscriberId);
    const used = (await store.findToken(tx, hashOf(token), 'confirm'))?.usedAt;
    throw used ? usedLink() : badLink();
  });
}

/** Ends a subscription; once more is no error. Throws `invalid_input` for an unknown token. */
export async function unsubscribe(db: Transactor, token: string): Promise<void> {
  await db.transaction(async (tx) => {
    const found = await store.findToken(tx, hashOf(token), 'unsubscribe');
    if (!found) throw badLink();
    await store.setUnsubscribed(tx, found.subscriberId);
    // A link that is still in the mailbox must not subscribe again by itself.
    await store.deleteOpenConfirmations(tx, found.subscriberId);
  });
}

const usedLink = () => new Problem('invalid_input', t.linkUsed);
const badLink = () => new Problem('invalid_input', t.linkInvalid);

/** What is kept of the subscription of an address, for a copy of a person's data; null for none. */
export function describeSubscription(db: Queryable, email: string) {
  return store.describeSubscriber(db, email.toLowerCase());
}

/** Takes an address off the list without a trace. Part of the transaction that deletes its account. */
export async function eraseSubscriber(tx: Queryable, email: string): Promise<void> {
  await store.deleteSubscriber(tx, email.toLowerCase());
}
