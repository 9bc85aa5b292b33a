import { countRole, lockRoles } from '#features/accounts/server/account.repository.ts';
import { adoptBios } from '#features/authors/server/author-bio.service.ts';
import type * as people from '#features/exports/people-files.contract.ts';
import type { AuthorFile } from '#features/exports/site-files.contract.ts';
import type { Queryable } from '#server/queryable.ts';
import * as store from './own-people.repository.ts';
import type { Names } from './own-write.service.ts';

const date = (at: string) => new Date(at);
const dateOrNull = (at: string | null) => (at === null ? null : new Date(at));

/** How many may have a role, as in role.service.ts of accounts. */
const caps = { ADMIN: 5, AUTHOR: 2 } as const;

/** An account without a password: its owner sets one by a mailed link. Staff stay staff while there is room. */
export async function writeAccount(tx: Queryable, account: people.AccountFile): Promise<{ isRoleLeft: boolean }> {
  const { emailVerifiedAt, avatarId, createdAt, updatedAt, ...row } = account;
  await lockRoles(tx);
  const isStaff = row.role !== 'USER';
  const hasRoom = row.role === 'USER' || (await countRole(tx, row.role)) < caps[row.role];
  await store.putAccount(tx, {
    ...row,
    role: hasRoom ? row.role : 'USER',
    emailVerifiedAt: dateOrNull(emailVerifiedAt),
    avatarId: avatarId !== null && (await store.isMediaHere(tx, avatarId)) ? avatarId : null,
    createdAt: date(createdAt),
    updatedAt: date(updatedAt),
  });
  return { isRoleLeft: isStaff && !hasRoom };
}

/**
 * A profile as the export has it. The one that an account got here by itself, or somebody of the same name, makes room
 * for it where nobody has written under it yet.
 * @returns whose profile stands for it; undefined where its address belongs to somebody else
 */
export async function writeAuthor(tx: Queryable, names: Names, author: AuthorFile): Promise<string | undefined> {
  const { image, formerSlugs, bios = {}, accountId: owner, createdAt, updatedAt, ...row } = author;
  const accountId = names.accountAt(owner);
  const here = await store.findProfiles(tx, { id: row.id, slug: row.slug, accountId });
  const isSame = (one: store.ProfileHere) =>
    (accountId !== null && one.accountId === accountId) || one.name.toLowerCase() === row.name.toLowerCase();
  if (!here.every(isSame)) return undefined;
  const kept = here.find(({ hasStories }) => hasStories);
  if (kept) return kept.id;
  await store.putAuthor(
    tx,
    {
      ...row,
      accountId: accountId ?? here.find((one) => one.accountId !== null)?.accountId ?? null,
      avatarId: image === null ? null : names.mediaAt(image.file),
      createdAt: date(createdAt),
      updatedAt: date(updatedAt),
    },
    { formerSlugs, instead: here.map(({ id }) => id) },
  );
  await adoptBios(tx, row.id, bios);
  return row.id;
}

/** False where whoever wrote it, or what it is about, is not here. */
export async function writeReview(tx: Queryable, names: Names, review: people.ReviewFile): Promise<boolean> {
  const { votes, createdAt, updatedAt, ...row } = review;
  const accountId = names.accountAt(row.accountId);
  if (accountId === null || !(await store.isPlaceHere(tx, row.destinationId))) return false;
  const known = votes.flatMap((vote) => {
    const voter = names.accountAt(vote.accountId);
    return voter === null ? [] : [{ accountId: voter, vote: vote.vote, createdAt: date(vote.createdAt) }];
  });
  await store.putReview(tx, { ...row, accountId, createdAt: date(createdAt), updatedAt: date(updatedAt) }, known);
  return true;
}

export async function writeFavourite(tx: Queryable, names: Names, favourite: people.FavouriteFile): Promise<boolean> {
  const accountId = names.accountAt(favourite.accountId);
  if (accountId === null) return false;
  return store.putFavourite(tx, { ...favourite, accountId, createdAt: date(favourite.createdAt) });
}

export async function writeFeedback(tx: Queryable, names: Names, row: people.FeedbackFile): Promise<void> {
  await store.putFeedback(tx, { ...row, accountId: names.accountAt(row.accountId), createdAt: date(row.createdAt) });
}

export async function writeMessage(tx: Queryable, row: people.MessageFile): Promise<void> {
  await store.putMessage(tx, { ...row, repliedAt: dateOrNull(row.repliedAt), createdAt: date(row.createdAt) });
}

/** What somebody has said here of their subscription stays: false. No mail goes to them. */
export function writeSubscriber(tx: Queryable, row: people.SubscriberFile): Promise<boolean> {
  const { confirmedAt, unsubscribedAt, createdAt, ...known } = row;
  return store.putSubscriber(tx, {
    ...known,
    confirmedAt: dateOrNull(confirmedAt),
    unsubscribedAt: dateOrNull(unsubscribedAt),
    createdAt: date(createdAt),
  });
}
