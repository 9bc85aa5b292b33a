import { enqueue, runSooner } from '@trekker/job-queue/enqueue.ts';
import { defineJob, type Work, workOn } from '@trekker/job-queue/job.ts';
import { z } from 'zod';
import { timeIn } from '#features/mail/server/mail.repository.ts';
import { queueMail } from '#features/mail/server/mail.service.ts';
import { consumeBudgets, type ScaledBudgets } from '#features/mail/server/mail-budget.ts';
import type { RenderedMail } from '#features/mail/server/mail-template.ts';
import { inReadersLanguage } from '#server/languages/reader-language.repository.ts';
import type { Queryable, Transactor } from '#server/queryable.ts';
import { addressInUseMail, confirmEmailMail, signInMail } from '../account.mails.ts';
import { type Account, findAccountByEmail, lockAccount } from '../account.repository.ts';
import { isSomebodyElses } from '../email/address-holder.service.ts';
import { resetMail } from '../password/password.mails.ts';
import { issueToken, tokenSeconds, waitsToBeConfirmed } from '../tokens/one-time-token.service.ts';
import { secondsUntilMail } from './mail-allowance.ts';

/**
 * Mails a link that somebody asked for, if there is an account for it. Whoever asks is answered before anybody has
 * looked: the answer and its time are the same for every address. What is over a budget waits here.
 */
export const mailLink = defineJob({
  name: 'mail-account-link',
  payload: z.object({
    email: z.string(),
    purpose: z.enum(['reset', 'sign-in', 'confirm-email']),
    /** Stands for whoever asked. */
    requester: z.string().default(''),
    /** The account that it is for was logged in in the browser that asked. */
    isKnown: z.boolean().default(false),
    /** Whose address it is to be, where that has to be confirmed. */
    accountId: z.string().optional(),
    /** The hash of what the browser that asked was given. */
    browser: z.string().optional(),
  }),
  personal: { account: 'accountId', login: 'email' },
  retries: 5,
  backoff: { firstSeconds: 2, mostSeconds: 60 },
  expires: { seconds: 60 },
});

export type AskedMail = z.input<typeof mailLink.payload> & { requester: string };

/**
 * Has a link mailed as part of the caller's transaction: now, or when the same requester may have one for this address
 * again.
 */
export async function askForMail(tx: Queryable, asked: AskedMail, rateLimitScale: number): Promise<void> {
  const seconds = await secondsUntilMail(tx, asked, rateLimitScale);
  if (seconds > 0) return postpone(tx, asked, seconds);
  await enqueue(tx, mailLink, asked, { priority: priorityOf(asked) });
}

/**
 * Of all that is asked for one purpose and address, one waits, the one that may leave first: when it leaves, it is the
 * newest. What its owner asks for waits for itself.
 */
async function postpone(tx: Queryable, asked: AskedMail, seconds: number): Promise<void> {
  const { purpose, email, accountId = '', isKnown } = asked;
  const startAfter = await timeIn(tx, seconds);
  const singletonKey = `${purpose} ${accountId} ${email.toLowerCase()}${isKnown ? ' known' : ''}`;
  const isAlone = await enqueue(tx, mailLink, asked, { startAfter, singletonKey, priority: priorityOf(asked) });
  // Whoever has used up their own budget must not keep somebody else waiting as long as they do.
  if (!isAlone) await runSooner(tx, mailLink, asked, { startAfter, singletonKey });
}

/** Whoever has an account already is not kept waiting by any number of new ones. */
const priorityOf = ({ purpose }: AskedMail) => (purpose === 'confirm-email' ? 0 : 1);

export function askedMailWork(db: Transactor, siteUrl: string, budgets: ScaledBudgets): Work {
  return workOn(mailLink, async (asked) => {
    await db.transaction(async (tx) => {
      const receiver = await findReceiver(tx, asked);
      if (!receiver) return;
      const { account, to } = receiver;
      const { purpose, requester, isKnown } = asked;
      const isConfirmed = purpose !== 'confirm-email' && account.emailVerifiedAt !== null;
      // A member's new address does not wait for any number of new accounts.
      const kind = account.emailVerifiedAt === null ? 'unconfirmed' : isConfirmed ? 'confirmed' : 'changed';
      const seconds = await consumeBudgets(tx, budgets, { kind, purpose, address: to, requester, isKnown });
      if (seconds > 0) return postpone(tx, asked, seconds);
      const mail = await write(tx, siteUrl, asked, account);
      await queueMail(tx, { to, ...mail, usefulSeconds: tokenSeconds[purpose], isUrgent: isConfirmed });
    });
  });
}

/** Undefined where nobody waits for such a mail, or nobody does any more. */
async function findReceiver(tx: Queryable, { purpose, email, accountId }: AskedMail) {
  if (purpose !== 'confirm-email') {
    const found = await findAccountByEmail(tx, email);
    const account = found && (await lockAccount(tx, found.id));
    // Until it was locked, its owner may have taken a change of address back: a link for the other address would undo
    // that.
    if (account?.email.toLowerCase() !== email.toLowerCase()) return undefined;
    // To the address that is stored, never to the one that was typed.
    return { account, to: account.email };
  }
  // Before its tokens, as everybody who ends them does: two would wait for each other.
  const account = accountId === undefined ? undefined : await lockAccount(tx, accountId);
  if (!account) return undefined;
  const isOwn = account.emailVerifiedAt === null && account.email.toLowerCase() === email.toLowerCase();
  return isOwn || (await waitsToBeConfirmed(tx, account.id, email)) ? { account, to: email } : undefined;
}

type WrittenMail = RenderedMail & { accountId: string | null };

async function write(tx: Queryable, siteUrl: string, asked: AskedMail, account: Account): Promise<WrittenMail> {
  const { purpose, email, browser } = asked;
  const accountId = account.id;
  if (purpose !== 'confirm-email') {
    const token = await issueToken(tx, purpose, accountId, browser === undefined ? {} : { browser });
    const mailOf = purpose === 'reset' ? resetMail : signInMail;
    return { accountId, ...(await inReadersLanguage(tx, account.language, () => mailOf({ siteUrl, token }))) };
  }
  const token = await issueToken(tx, purpose, accountId, { email });
  // The token of an address that is somebody else's is mailed to nobody; that it waits shows like any other. What they
  // are told is theirs.
  if (!(await isSomebodyElses(tx, email, accountId)))
    return {
      accountId,
      ...(await inReadersLanguage(tx, account.language, () => confirmEmailMail({ siteUrl, token }))),
    };
  const holder = await findAccountByEmail(tx, email);
  return { accountId: null, ...(await inReadersLanguage(tx, holder?.language ?? '', () => addressInUseMail(siteUrl))) };
}
