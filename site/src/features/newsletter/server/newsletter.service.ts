import { createHash, randomBytes } from 'node:crypto';
import { Problem } from '../../../contract/problem.ts';
import type { Queryable, Transactor } from '../../../server/queryable.ts';
import { countOne } from '../../../server/rate-limit.repository.ts';
import { queueMail } from '../../mail/server/mail.service.ts';
import * as store from './newsletter.repository.ts';
import { alreadySubscribedMail, confirmationMail } from './newsletter-mails.ts';

/**
 * So many mails about subscriptions leave the whole site in an hour, of 300 in all; what is beyond it is an attack, and is not mailed.
 */
const fuse = { most: 100, seconds: 60 * 60 };

const hashOf = (token: string) => createHash('sha256').update(token).digest('hex');

async function issueToken(tx: Queryable, subscriberId: string, purpose: store.TokenPurpose): Promise<string> {
  const token = randomBytes(24).toString('base64url');
  await store.addToken(tx, subscriberId, purpose, hashOf(token));
  return token;
}

/**
 * Takes an address down and mails it a link that confirms it, or that it is on the list already. Without a mail, and without
 * a word of it, when the address or the site had too many: who asks learns nothing of who reads.
 */
export async function subscribe(db: Transactor, siteUrl: string, email: string): Promise<void> {
  const address = email.toLowerCase();
  await db.transaction(async (tx) => {
    const { id, state, mayBeMailed } = await store.lockSubscriber(tx, address);
    if (!mayBeMailed) return;
    const { count } = await countOne(tx, 'newsletter mails', fuse.seconds);
    if (count > fuse.most) return;
    await store.noteMailed(tx, id);
    const unsubscribeToken = await issueToken(tx, id, 'unsubscribe');
    const mail =
      state === 'confirmed'
        ? alreadySubscribedMail({ siteUrl, unsubscribeToken })
        : {
            ...confirmationMail({ siteUrl, unsubscribeToken, confirmToken: await issueToken(tx, id, 'confirm') }),
            usefulSeconds: store.confirmationSeconds,
          };
    await queueMail(tx, { to: address, ...mail });
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

const usedLink = () => new Problem('invalid_input', 'This link has been used already.');
const badLink = () => new Problem('invalid_input', 'This link is not valid, or not any more.');
