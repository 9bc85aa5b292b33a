import type { Role } from '#contract/roles.ts';
import type { Dependencies } from '#server/dependencies.ts';
import type { Queryable } from '#server/queryable.ts';
import type { FavouriteIds } from './account.presenter.ts';
import type { GoogleProvider } from './google/google-provider.ts';

/**
 * Whose data other features are asked for. The address is "" until it is confirmed: whoever only claims it must neither
 * see nor delete what is kept under it.
 */
export type Person = { id: string; email: string };

/**
 * Of whom nothing is to be left. `login`: the address of the account, confirmed or not; what is kept of its logins goes
 * by that.
 */
export type LeavingPerson = Person & { login: string };

/** What an account gives to those who show it. */
export type ShownOfAccount = { name: string; avatarId: string | null };

/** What accounts need of features that they do not know, given by the process that composes them. */
export type AccountDependencies = Dependencies & {
  /** Factor on limits. */
  rateLimitScale: number;
  /** Where it is written down, outside of the database, which accounts were deleted. */
  dataDirectory: string;
  /** Null where no client of Google's is configured. */
  google: GoogleProvider | null;
  /** What the site is called, for authenticator apps. */
  siteName: (db: Queryable) => Promise<string>;
  favouriteIds: (db: Queryable, accountId: string) => Promise<FavouriteIds>;
  /** The cache tags of what shows somebody's name or image: dropped in the transaction that changes them. */
  shownTags: (tx: Queryable, accountId: string) => Promise<string[]>;
  notifyRoleChange: (tx: Queryable, accountId: string, role: Role) => Promise<void>;
  /** Whoever becomes staff has a public profile from then on; whoever is no more keeps it. */
  ensureProfile: (tx: Queryable, accountId: string) => Promise<unknown>;
  /** What shows somebody as an author follows another name or image of the account. */
  followAccount: (tx: Queryable, accountId: string, before: ShownOfAccount, after: ShownOfAccount) => Promise<void>;
  /** What other features keep of a person, by the name under which they are given a copy. */
  copies: Readonly<Record<string, (db: Queryable, person: Person) => Promise<unknown>>>;
  /**
   * Deletes what other features keep of a person and does not go with the account's row, and corrects what was counted
   * with it. The row is locked already.
   */
  erase: (tx: Queryable, person: LeavingPerson) => Promise<void>;
};
