import { Problem } from '#contract/problem.ts';
import { recordActivity } from '#features/activity/server/activity.service.ts';
import { mailOwner } from '#features/mail/server/mail.service.ts';
import type { Viewer } from '#server/dependencies.ts';
import type { Browser } from '#server/http/browser.ts';
import type { Queryable } from '#server/queryable.ts';
import { type Account, findAccount, findAccountByEmail, lockAccount } from '../account.repository.ts';
import type { AccountDependencies } from '../account-dependencies.ts';
import { t } from '../api-account-answers.texts.ts';
import { deletePasskeysOf } from '../passkeys/passkey.repository.ts';
import { requireUnchanged } from '../password/password.service.ts';
import { recordStaffSecurity } from '../roles/staff-security.service.ts';
import { deleteSessionsOf } from '../sessions/session.repository.ts';
import { endTokens } from '../tokens/one-time-token.service.ts';
import { type Proof, requireOwner } from './owner-proof.service.ts';
import { factorsOf } from './required-factor.service.ts';
import { factorMail } from './second-factor.mails.ts';
import { deleteTotp } from './second-factor.repository.ts';
import * as rule from './second-factor-rule.repository.ts';

type RuleDependencies = Pick<AccountDependencies, 'db' | 'siteUrl'>;

/**
 * Requires a second factor of staff, from now on, or no longer. Throws `conflict` for an AUTHOR who has none: whoever
 * asks it of others must not be the first whom it keeps out.
 */
export async function changeRule(
  { db }: RuleDependencies,
  viewer: Viewer,
  { required, ...proof }: { required: boolean } & Proof,
  browser: Browser,
): Promise<void> {
  const compared = await requireOwner(db, viewer, proof, browser);
  await db.transaction(async (tx) => {
    if (required) await rule.lockStaff(tx);
    const account = await requireUnchanged(tx, compared);
    if (account.role !== 'AUTHOR') throw new Problem('not_allowed');
    if (required && (await factorsOf(tx, account)).length === 0) throw new Problem('conflict', t.ownSecondFactorFirst);
    if ((await rule.isRequired(tx)) === required) return;
    await rule.saveRequired(tx, required);
    await (required ? rule.endLoginsWithout(tx, viewer.sessionId) : rule.liftSetupOnly(tx));
    const detail = [{ what: required ? 'factorRequired' : 'factorFree' }] as const;
    await recordActivity(tx, viewer, { action: 'Changed settings', detail, type: 'update' });
  });
}

/**
 * Takes somebody's lost second factor away, asked by another AUTHOR. Throws `not_allowed` for oneself, whose own factor
 * may be in the hands of whoever borrowed the login; `not_found` where there is none.
 */
export async function resetSecondFactor(
  { db, siteUrl }: RuleDependencies,
  viewer: Viewer,
  { id, proof }: { id: string; proof: Proof | null | undefined },
  browser: Browser,
): Promise<void> {
  if (id === viewer.accountId) throw new Problem('not_allowed', t.ownSecondFactorElsewhere);
  const compared = await requireOwner(db, viewer, proof, browser);
  await db.transaction(async (tx) => {
    // What the actor was when the call began may be over.
    if ((await findAccount(tx, compared.id))?.role !== 'AUTHOR') throw new Problem('not_allowed');
    const target = await lockAccount(tx, id);
    if (!target) throw new Problem('not_found', t.userNotFound);
    await takeAway(tx, siteUrl, target);
    const entry = { action: 'Second factor reset', detail: target.name, type: 'update', aboutId: id } as const;
    await recordActivity(tx, viewer, entry);
  });
}

/** The same by a command of the owner, where no other AUTHOR is left. */
export async function resetSecondFactorByCommand({ db, siteUrl }: RuleDependencies, email: string): Promise<void> {
  await db.transaction(async (tx) => {
    const found = await findAccountByEmail(tx, email);
    const target = found && (await lockAccount(tx, found.id));
    if (!target) throw new Problem('not_found', t.noAccountAt({ email }));
    await takeAway(tx, siteUrl, target);
    await recordStaffSecurity(tx, target, { action: 'Second factor reset', detail: 'By a command' });
  });
}

/** Whoever is logged in with the lost factor is logged out; the owner is told. */
async function takeAway(tx: Queryable, siteUrl: string, target: Account): Promise<void> {
  const [hadApp, hadPasskeys] = [await deleteTotp(tx, target.id), await deletePasskeysOf(tx, target.id)];
  if (!hadApp && !hadPasskeys) throw new Problem('not_found', t.noSecondFactor);
  await deleteSessionsOf(tx, target.id);
  await endTokens(tx, target.id);
  await mailOwner(tx, target, () => factorMail(siteUrl, 'reset'));
}
