import { Problem } from '../../../contract/problem.ts';
import type { Viewer } from '../../../server/dependencies.ts';
import type { Queryable, Transactor } from '../../../server/queryable.ts';
import { queueMail } from '../../mail/server/mail.service.ts';
import { type Account, findAccountByEmail, lockAccount, updateAccount } from './account.repository.ts';
import type { AccountDependencies } from './account-dependencies.ts';
import { addressChangedMail, confirmEmailMail, restoredMail } from './account-mails.ts';
import { emailTaken } from './login.service.ts';
import { mayMailAtAll, mayMailFor, mayMailTo } from './mail-allowance.ts';
import { endTokens, isKept, issueToken, takeToken, tokenSeconds } from './one-time-token.service.ts';
import { lockOutEverybody } from './ownership.service.ts';
import { invalidToken } from './password.service.ts';
import { deleteSessionsOf } from './session.repository.ts';

/**
 * Asks the new address whether it is read by its owner, and tells the old one, which can take the change back for 7 days from now. An
 * old address that nobody has confirmed may be a stranger's: it is told nothing.
 */
export async function requestEmailChange(
  tx: Queryable,
  { siteUrl, rateLimitScale }: Pick<AccountDependencies, 'siteUrl' | 'rateLimitScale'>,
  account: Account,
  email: string,
): Promise<void> {
  if (await isSomebodyElses(tx, email, account.id)) throw emailTaken();
  const mayAsk = (await mayMailFor(tx, 'confirm-email', email, rateLimitScale)) && (await mayMailAtAll(tx));
  const mayTell = await mayMailTo(tx, account.email, rateLimitScale);
  if (!mayAsk || !mayTell) throw tooManyMails();
  const token = await issueToken(tx, 'confirm-email', account.id, { email });
  await queueMail(tx, {
    to: email,
    ...confirmEmailMail({ siteUrl, token }),
    usefulSeconds: tokenSeconds['confirm-email'],
  });
  if (account.emailVerifiedAt === null) return;
  const undoToken = await issueToken(tx, 'undo-email', account.id, { email: account.email });
  await queueMail(tx, { to: account.email, ...addressChangedMail({ siteUrl, token: undoToken }) });
}

/**
 * The address of the link is read by its owner; if it is a new one it counts from now on, and the other sessions end. Throws `invalid_input` for
 * a token that is no good, `conflict` when the address has another account by now.
 */
export async function confirmEmail(db: Transactor, token: string, viewer: Viewer | null): Promise<void> {
  await db.transaction(async (tx) => {
    const { account, email } = await requireTaken(tx, 'confirm-email', token);
    if (email.toLowerCase() !== account.email.toLowerCase()) {
      if (await isSomebodyElses(tx, email, account.id)) throw emailTaken();
      const own = viewer?.accountId === account.id ? viewer.sessionId : undefined;
      await deleteSessionsOf(tx, account.id, own);
      // What was mailed to the old address opens nothing any more.
      await endTokens(tx, account.id);
    }
    await updateAccount(tx, account.id, { email, emailVerifiedAt: new Date() });
  });
}

/**
 * Gives an account back to the address that it had. Whoever changed it may know the password: that goes too, and a link to set a new one
 * is mailed. Throws as `confirmEmail` does.
 */
export async function undoEmailChange(db: Transactor, siteUrl: string, token: string): Promise<void> {
  await db.transaction(async (tx) => {
    const { account, email } = await requireTaken(tx, 'undo-email', token);
    const holder = await findAccountByEmail(tx, email);
    if (holder && holder.id !== account.id) throw emailTaken();
    await lockOutEverybody(tx, account.id);
    await updateAccount(tx, account.id, { email, emailVerifiedAt: new Date(), passwordHash: null });
    const resetToken = await issueToken(tx, 'reset', account.id);
    await queueMail(tx, { to: email, ...restoredMail({ siteUrl, token: resetToken }) });
  });
}

async function requireTaken(tx: Queryable, purpose: 'confirm-email' | 'undo-email', token: string) {
  const taken = await takeToken(tx, purpose, token);
  const account = taken?.accountId ? await lockAccount(tx, taken.accountId) : undefined;
  const email = taken?.payload.email;
  if (!account || !email) throw new Problem('invalid_input', invalidToken);
  return { account, email };
}

/** Also when another account can still have it back. */
async function isSomebodyElses(tx: Queryable, email: string, accountId: string): Promise<boolean> {
  const holder = await findAccountByEmail(tx, email);
  return holder ? holder.id !== accountId : isKept(tx, email, accountId);
}

const tooManyMails = () =>
  new Problem('too_many', 'Too many mails went to this address, please wait half an hour', {
    retryAfterSeconds: 30 * 60,
  });
