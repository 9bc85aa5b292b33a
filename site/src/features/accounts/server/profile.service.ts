import { Problem } from '../../../contract/problem.ts';
import { dropCached } from '../../../server/cache-drops.ts';
import type { Viewer } from '../../../server/dependencies.ts';
import type { MediaUpload } from '../../../server/media-upload.ts';
import { attachMedia } from '../../media/server/media.service.ts';
import type { ProfileChange } from '../profile.contract.ts';
import { type Account, lockAccount, updateAccount } from './account.repository.ts';
import type { AccountDependencies } from './account-dependencies.ts';
import { requestEmailChange } from './email-change.service.ts';

/**
 * Changes what is given. A new email address waits for the link that is mailed to it. Throws `conflict` for an address that has another
 * account, `too_many` for one that was mailed too often. True when an address waits now.
 */
export async function updateProfile(
  dependencies: AccountDependencies,
  viewer: Viewer,
  change: ProfileChange,
  avatar: MediaUpload | undefined,
): Promise<boolean> {
  return dependencies.db.transaction(async (tx) => {
    const account = await lockAccount(tx, viewer.accountId);
    if (!account) throw new Problem('not_logged_in');
    const { email, avatar: typedAvatar, dob, ...fields } = change;
    const name = fields.name ?? account.name;
    const isSeen = avatar || isEmpty(typedAvatar) || name !== account.name;
    const cacheTags = isSeen ? await dependencies.shownTags(tx, account.id) : [];
    await updateAccount(tx, account.id, {
      ...fields,
      ...(dob !== undefined && { dateOfBirth: dob || null }),
      ...(avatar && { avatarId: await attachMedia(tx, avatar, { cacheTags }) }),
      ...(!avatar && isEmpty(typedAvatar) && { avatarId: null }),
    });
    await dropCached(tx, cacheTags);
    if (email === undefined || isSame(email, account)) return false;
    await requestEmailChange(tx, dependencies, account, email);
    return true;
  });
}

const isSame = (email: string, account: Account) => email.toLowerCase() === account.email.toLowerCase();
const isEmpty = (value: unknown) => value === '' || value === null;
