import { Problem } from '#contract/problem.ts';
import type { Role } from '#contract/roles.ts';
import { isStaff } from '#contract/roles.ts';
import { recordActivity } from '#features/activity/server/activity.service.ts';
import { mailOwner } from '#features/mail/server/mail.service.ts';
import type { Queryable } from '#server/queryable.ts';
import { roleMail } from '../account.mails.ts';
import { type Account, countRole, findAccount, lockAccount, lockRoles, updateAccount } from '../account.repository.ts';
import type { AccountDependencies } from '../account-dependencies.ts';
import { t } from '../api-account-answers.texts.ts';
import { deleteIdentitiesOf } from '../google/identity.repository.ts';
import { deletePasskeysOf } from '../passkeys/passkey.repository.ts';
import { deleteSessionsOf } from '../sessions/session.repository.ts';
import { canBeClaimedBack, endAllTokens, endTokens } from '../tokens/one-time-token.service.ts';
import { recordStaffSecurity } from './staff-security.service.ts';

/** How many may have a role, and what is said to one more. The texts are literal. */
const caps = {
  ADMIN: { most: 5, message: () => t.atMostAdmins },
  AUTHOR: { most: 2, message: () => t.atMostAuthors },
} as const;

type RoleDependencies = Pick<AccountDependencies, 'siteUrl' | 'notifyRoleChange' | 'ensureProfile'>;

/**
 * Gives somebody another role as part of the caller's transaction; the only function that does. `actor` is null for the
 * owner of the machine, and `by` says how. One change at a time, on all processes, so that no two overstep a cap or
 * take each other's role. Their sessions end; they are told. The role that they have already: nothing happens. Staff
 * have an address that is confirmed, and that nobody can take back any more. Throws `not_allowed`, `not_found`,
 * `conflict`.
 */
export async function changeRole(
  tx: Queryable,
  dependencies: RoleDependencies,
  actor: { accountId: string } | null,
  targetId: string,
  role: Role,
  by = 'a command',
): Promise<void> {
  await lockRoles(tx);
  // What the actor was when the call began may be over.
  if (actor) await requireAuthor(tx, actor.accountId);
  if (actor?.accountId === targetId) throw new Problem('not_allowed', t.ownRole);
  const target = await lockAccount(tx, targetId);
  if (!target) throw new Problem('not_found', t.userNotFound);
  if (target.role === role) return;
  if (isStaff(role) && target.emailVerifiedAt === null) throw new Problem('conflict', t.addressNotConfirmed);
  // Whoever changed the address may have borrowed the login. The owner of the site vouches for it.
  if (actor && isStaff(role) && (await canBeClaimedBack(tx, target))) throw changedLately();
  await requireVacancy(tx, target, role);
  await updateAccount(tx, targetId, { role });
  if (isStaff(role)) await dependencies.ensureProfile(tx, targetId);
  await deleteSessionsOf(tx, targetId);
  // A link that was mailed before would hand the new rights to whoever holds it. A way back into an account without
  // them stays open.
  await (isStaff(role) ? endAllTokens(tx, targetId) : endTokens(tx, targetId));
  await dependencies.notifyRoleChange(tx, targetId, role);
  // What logs a member in would go past the password and the second step of staff, and somebody with a borrowed login
  // may have added it.
  const hasEndedWays = !isStaff(target.role) && (await endOtherWays(tx, targetId));
  await mailOwner(tx, target, () => roleMail(dependencies.siteUrl, { role, hasEndedWays }));
  const detail = [{ what: 'role', words: target.name, from: target.role, to: role }] as const;
  if (!actor)
    await recordStaffSecurity(tx, { id: targetId, role }, { action: 'Role changed', detail: `To ${role}, by ${by}` });
  else await recordActivity(tx, actor, { action: 'Role changed', detail, type: 'update', aboutId: targetId });
}

/** Passkeys and logins elsewhere. True where there were any. */
async function endOtherWays(tx: Queryable, accountId: string): Promise<boolean> {
  const hadPasskeys = await deletePasskeysOf(tx, accountId);
  return (await deleteIdentitiesOf(tx, accountId)) || hadPasskeys;
}

const changedLately = () => new Problem('conflict', t.theirAddressJustChanged);

async function requireAuthor(tx: Queryable, accountId: string): Promise<void> {
  const actor = await findAccount(tx, accountId);
  if (actor?.role !== 'AUTHOR') throw new Problem('not_allowed');
}

async function requireVacancy(tx: Queryable, target: Account, role: Role): Promise<void> {
  if (isStaff(role) && (await countRole(tx, role)) >= caps[role].most)
    throw new Problem('conflict', caps[role].message());
  if (target.role === 'AUTHOR' && (await countRole(tx, 'AUTHOR')) <= 1) throw new Problem('conflict', t.oneAuthor);
}
