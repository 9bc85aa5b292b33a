import { randomUUID } from 'node:crypto';
import { printNumber } from '@trekker/texts/print-values.ts';
import { Problem } from '#contract/problem.ts';
import type { Viewer } from '#server/dependencies.ts';
import type { SentMedia } from '#server/forms/media-upload.ts';
import type { Queryable, Transactor } from '#server/queryable.ts';
import { recordActivity } from '../../activity/server/activity.service.ts';
import { refuseOutdated } from '../../activity/server/outdated-edit.service.ts';
import { attachMedia } from '../../media/server/media.service.ts';
import { mostStoriesMoved, moveStories } from '../../stories/server/story.service.ts';
import type { ChangedAuthor, NewAuthor, StaffAuthor } from '../staff-author.contract.ts';
import { t } from './api-authors.texts.ts';
import { presentStaffAuthor } from './author.presenter.ts';
import * as store from './author.repository.ts';
import { readBios, saveBios } from './author-bio.service.ts';
import { dropAuthor, requireAuthor, slugFor, tagsOfAuthor } from './author-profile.service.ts';

type Saved = { message: string; data: StaffAuthor };

/** Throws `not_found`. */
export async function readAuthorForStaff(db: Queryable, id: string): Promise<StaffAuthor> {
  const row = (await store.findAuthor(db, id)) ?? notFound();
  const [counts, bios] = [await store.countStoriesOf(db, [id]), await readBios(db, id)];
  return { ...presentStaffAuthor(row, counts.get(id)), ...(bios && { bios }) };
}

/**
 * Adds an author without an account. A second call with the same `createKey` adds none and gives what the first has
 * made.
 */
export function createAuthor(
  db: Transactor,
  viewer: Viewer,
  { createKey, name, bio = '', bios, slug: typed }: NewAuthor,
  avatar: SentMedia | undefined,
): Promise<Saved> {
  const id = createKey ?? randomUUID();
  return db.transaction(async (tx) => {
    await store.lockSlugs(tx);
    if (!(await store.findAuthor(tx, id))) {
      const slug = typed ? await freeOrRefused(tx, id, typed) : await slugFor(tx, id, name);
      const avatarId = avatar ? await attachMedia(tx, avatar, { cacheTags: tagsOfAuthor(slug) }) : null;
      await store.insertAuthor(tx, { id, name, bio, slug, avatarId });
      if (bios) await saveBios(tx, id, bios);
      await recordActivity(tx, viewer, { action: 'Added author', detail: name, type: 'add' });
    }
    return { message: t.added, data: await readAuthorForStaff(tx, id) };
  });
}

/**
 * Changes what is given and nothing else. Throws `not_found`; `conflict`; `invalid_input` for an address that another
 * has, or had.
 */
export function updateAuthor(
  db: Transactor,
  viewer: Viewer,
  id: string,
  { updatedAt, removeAvatar, slug: typed, bios, ...values }: ChangedAuthor,
  avatar: SentMedia | undefined,
): Promise<Saved> {
  return db.transaction(async (tx) => {
    if (typed) await store.lockSlugs(tx);
    const stored = (await store.lockAuthor(tx, id)) ?? notFound();
    await refuseOutdated(tx, stored, updatedAt);
    const slug = typed && typed !== stored.slug ? await freeOrRefused(tx, id, typed) : stored.slug;
    const isMoved = slug !== stored.slug;
    const { accountId } = stored;
    const avatarId = avatar && (await attachMedia(tx, avatar, { cacheTags: tagsOfAuthor(slug), accountId }));
    await store.updateAuthor(tx, id, {
      ...values,
      ...(isMoved && { slug }),
      ...(avatarId ? { avatarId } : removeAvatar && { avatarId: null }),
    });
    if (bios) await saveBios(tx, id, bios);
    if (isMoved) await store.keepFormerSlug(tx, id, stored.slug, slug);
    const { name = stored.name } = values;
    const about = accountId && { aboutId: accountId };
    await recordActivity(tx, viewer, { action: 'Updated author', detail: name, type: 'update', ...about });
    await dropAuthor(tx, stored.slug);
    return { message: t.saved, data: await readAuthorForStaff(tx, id) };
  });
}

/**
 * Deletes an author without an account; `moveTo` says whose their stories are then, null nobody's.
 * @throws Problem `not_found`; `conflict` for the profile of an account, for one with stories where nothing is said
 * about them, and for one with too many to move at once; `invalid_input` when `moveTo` is no other author
 */
export async function deleteAuthor(
  db: Transactor,
  viewer: Viewer,
  id: string,
  moveTo: string | null | undefined,
): Promise<void> {
  await db.transaction(async (tx) => {
    const stored = (await store.lockAuthor(tx, id)) ?? notFound();
    if (stored.accountId) throw new Problem('conflict', t.ofAccount);
    const { stories = 0 } = (await store.countStoriesOf(tx, [id])).get(id) ?? {};
    if (stories > 0) await moveAll(tx, stored.id, stories, moveTo);
    await store.deleteAuthor(tx, id);
    await recordActivity(tx, viewer, { action: 'Deleted author', detail: stored.name, type: 'Delete' });
    await dropAuthor(tx, stored.slug);
  });
}

async function moveAll(tx: Queryable, id: string, stories: number, moveTo: string | null | undefined): Promise<void> {
  if (moveTo === undefined) throw new Problem('conflict', t.chooseNew({ count: stories }));
  if (stories > mostStoriesMoved)
    throw new Problem('conflict', t.tooMany({ count: stories, most: printNumber(mostStoriesMoved) }));
  if (moveTo === id) throw invalid('moveTo', t.another);
  if (moveTo) await requireAuthor(tx, moveTo);
  await moveStories(tx, id, moveTo);
}

/** What staff have typed must be free: nothing else is taken in its place. */
async function freeOrRefused(tx: Queryable, id: string, slug: string): Promise<string> {
  if ((await store.findUsedSlugs(tx, id, [slug])).length > 0) throw invalid('slug', t.addressTaken);
  return slug;
}

const invalid = (field: string, message: string) =>
  new Problem('invalid_input', message, { errors: [{ field, message }] });

function notFound(): never {
  throw new Problem('not_found', t.notFound);
}
