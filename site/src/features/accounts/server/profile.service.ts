import { limits } from '#contract/limits.ts';
import { Problem } from '#contract/problem.ts';
import type { Viewer } from '#server/dependencies.ts';
import { dropCached } from '#server/endpoints/cache-drops.ts';
import type { MediaUpload } from '#server/forms/media-upload.ts';
import type { Browser } from '#server/http/browser.ts';
import { addToCount } from '#server/limits/rate-limit.repository.ts';
import { allowedCalls } from '#server/limits/rate-limit.ts';
import type { Queryable } from '#server/queryable.ts';
import { attachMedia } from '../../media/server/media.service.ts';
import type { ProfileChange } from '../profile.contract.ts';
import { type Account, findAccount, lockAccount, updateAccount } from './account.repository.ts';
import type { AccountDependencies } from './account-dependencies.ts';
import { t } from './api-account-answers.texts.ts';
import { requestEmailChange } from './email/email-change.service.ts';
import { requireTypedPassword, requireUnchanged } from './password/password.service.ts';
import { freshSeconds, isFresh } from './sessions/session.service.ts';

/**
 * Changes what is given. A new email address waits for the link that is mailed to it. Throws `invalid_input` or
 * `not_allowed` where the email changes and nothing shows that it is the owner who asks, `too_many` for an address that
 * was mailed too often. True when an address waits now.
 */
export async function updateProfile(
  dependencies: AccountDependencies,
  viewer: Viewer,
  change: ProfileChange,
  avatar: MediaUpload | undefined,
  browser: Browser,
): Promise<boolean> {
  const compared = await requireOwner(dependencies.db, viewer, change, browser);
  return dependencies.db.transaction(async (tx) => {
    const account = compared ? await requireUnchanged(tx, compared) : await lockAccount(tx, viewer.accountId);
    if (!account) throw new Problem('not_logged_in');
    const { email, avatar: typedAvatar, dob, currentPassword: _, ...fields } = change;
    const name = fields.name ?? account.name;
    const isSeen = avatar || isEmpty(typedAvatar) || name !== account.name;
    if (isSeen) await countAppearance(tx, account.id, dependencies.rateLimitScale);
    const cacheTags = isSeen ? await dependencies.shownTags(tx, account.id) : [];
    const saved = await updateAccount(tx, account.id, {
      ...fields,
      ...(dob !== undefined && { dateOfBirth: dob || null }),
      ...(avatar && { avatarId: await attachMedia(tx, avatar, { cacheTags, accountId: account.id }) }),
      ...(!avatar && isEmpty(typedAvatar) && { avatarId: null }),
    });
    if (saved && isSeen) await dependencies.followAccount(tx, account.id, account, saved);
    await dropCached(tx, cacheTags);
    if (email === undefined || isSame(email, account)) return false;
    await requestEmailChange(tx, dependencies, account, {
      email,
      requester: browser.address,
      sessionId: viewer.sessionId,
    });
    return true;
  });
}

/** Whoever changes name or image in a loop would empty the memory of all that shows them. Throws `too_many`. */
async function countAppearance(tx: Queryable, accountId: string, scale: number): Promise<void> {
  const { count, secondsLeft } = await addToCount(tx, `appearance of ${accountId}`, limits.appearances.seconds);
  if (count > allowedCalls('appearances', scale))
    throw new Problem('too_many', t.changedTooOften, {
      retryAfterSeconds: secondsLeft,
    });
}

/** Whoever changes the address decides who has the account. The account, if its address changes. */
async function requireOwner(db: Queryable, viewer: Viewer, change: ProfileChange, browser: Browser) {
  if (change.email === undefined) return undefined;
  const account = await findAccount(db, viewer.accountId);
  if (!account || isSame(change.email, account)) return undefined;
  if (await isFresh(db, viewer.sessionId, freshSeconds)) return account;
  return requireTypedPassword(db, account, change.currentPassword, { field: 'currentPassword', browser });
}

const isSame = (email: string, account: Account) => email.toLowerCase() === account.email.toLowerCase();
const isEmpty = (value: unknown) => value === '' || value === null;
