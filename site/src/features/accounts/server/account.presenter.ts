import { presentSecureImage } from '../../media/server/media.presenter.ts';
import type { User } from '../auth.contract.ts';
import type { StaffUser } from '../staff-account.contract.ts';
import type { AccountWithAvatar } from './account.repository.ts';

/** What a person has saved, as far as it is published. */
export type FavouriteIds = { stories: string[]; destinations: string[] };

export function presentUser(found: NonNullable<AccountWithAvatar>, { stories, destinations }: FavouriteIds): User {
  return {
    ...presentUserForStaff(found),
    pendingEmail: found.pendingEmail ?? '',
    hasPassword: found.account.passwordHash !== null,
    favoriteStories: stories,
    favoriteDestinations: destinations,
  };
}

/** What staff see of anybody. */
export function presentUserForStaff({
  account,
  avatar,
}: Pick<NonNullable<AccountWithAvatar>, 'account' | 'avatar'>): StaffUser {
  const { country, city, state } = account;
  return {
    _id: account.id,
    role: account.role,
    userName: account.name,
    fullName: account.name,
    name: account.name,
    email: account.email,
    emailVerified: account.emailVerifiedAt !== null,
    phoneNumber: account.phoneNumber,
    avatar: avatar && presentSecureImage(avatar),
    isSubscribed: account.isSubscribed,
    address: { country, city, state },
    gender: account.gender,
    dob: account.dateOfBirth ?? '',
    createdAt: account.createdAt.toISOString(),
    updatedAt: account.updatedAt.toISOString(),
    travelAchievements: account.travelAchievements,
  };
}
