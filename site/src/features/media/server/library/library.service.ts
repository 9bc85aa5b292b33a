import { enqueue } from '@trekker/job-queue/enqueue.ts';
import type { z } from 'zod';
import { Problem } from '#contract/problem.ts';
import { uuidShape } from '#contract/rules/item-id.ts';
import { recordActivity } from '#features/activity/server/activity.service.ts';
import type { ToldDetail } from '#features/activity/told-detail.ts';
import type { Purger } from '#features/trash/server/purge.service.ts';
import { findTitles } from '#features/trash/server/trash.repository.ts';
import { moveToTrash, type TrashKind, trashing } from '#features/trash/server/trash.service.ts';
import type { Viewer } from '#server/dependencies.ts';
import { dropCached } from '#server/endpoints/cache-drops.ts';
import type { MediaUpload } from '#server/forms/media-upload.ts';
import type { Queryable } from '#server/queryable.ts';
import type { MediaTexts } from '../../media.contract.ts';
import type { describeMedia, MediaUse } from '../../staff-media.contract.ts';
import { t } from '../api-media-library.texts.ts';
import { formerFilesMs, makeImageSizes, removeFormer } from '../media.jobs.ts';
import { attachMedia, factsOf } from '../media.service.ts';
import type { MediaRow } from '../media.table.ts';
import { namesOfFiles } from '../media-files.rules.ts';
import { findTexts, putTexts } from '../media-text.repository.ts';
import { readCaptions } from './captions.service.ts';
import { presentUses } from './library.presenter.ts';
import * as store from './library.repository.ts';
import type { Library, LibraryLanguages } from './library-access.ts';
import type { MediaOwner } from './media-owner.ts';
import { findUsers, tagsOfUsers } from './media-users.service.ts';

type Description = z.output<(typeof describeMedia)['body']>;

type Added = store.LibraryRow & { duplicate: boolean };

/** An item with every place that shows it. Throws `not_found`. */
export async function readItem({ db, owners, languages }: Library, id: string) {
  const item = await requireItem(db, id);
  const captions = await readCaptions(db, item);
  const usedIn = await readUses(db, owners, id);
  return { item, ...(await readTexts(languages, db, id)), usedIn, ...(captions && { captions }) };
}

/** What is said of it in each of the site's other languages; nothing where there is none. */
async function readTexts({ list }: LibraryLanguages, db: Queryable, id: string) {
  const [languages, known] = [await list(db), await findTexts(db, id)];
  if (languages.length === 0) return {};
  const texts = Object.fromEntries(languages.map(({ code }) => [code, known[code] ?? { alt: '', caption: '' }]));
  return { texts, languages };
}

async function requireItem(db: Queryable, id: string): Promise<store.LibraryRow> {
  const [item] = await store.findInLibrary(db, [id]);
  return item ?? notFound();
}

async function readUses(db: Queryable, owners: readonly MediaOwner[], id: string): Promise<MediaUse[]> {
  const uses = await store.listUses(db, [id]);
  const ids = uses.map(({ itemId }) => itemId).filter((itemId) => uuidShape.test(itemId));
  return presentUses(uses, await findUsers(db, owners, uses), await findTitles(db, ids));
}

/**
 * Adds files to the library, all of them or none, and gives their items in the same order. Bytes that are there already
 * make no other item, however many send them at the same moment.
 */
export function addToLibrary({ db }: Library, viewer: Viewer, uploads: readonly MediaUpload[]): Promise<Added[]> {
  return db.transaction(async (tx) => {
    await store.lockDigests(
      tx,
      uploads.flatMap(({ digest }) => digest ?? []),
    );
    const added: { id: string; duplicate: boolean }[] = [];
    for (const upload of uploads) {
      const known = upload.digest ? await store.findByDigest(tx, upload.digest) : undefined;
      if (known) await store.updateItem(tx, known, { kept: true });
      added.push({ id: known ?? (await attachMedia(tx, upload, { kept: true })), duplicate: known !== undefined });
    }
    const isNew = uploads.filter((_, index) => !added[index]?.duplicate);
    if (isNew.length > 0)
      await recordActivity(tx, viewer, { action: 'Added media', detail: namesOf(isNew), type: 'add' });
    const rows = new Map(
      (
        await store.findInLibrary(
          tx,
          added.map(({ id }) => id),
        )
      ).map((row) => [row.id, row]),
    );
    return added.flatMap(({ id, duplicate }) => {
      const row = rows.get(id);
      return row ? [{ ...row, duplicate }] : [];
    });
  });
}

const namesOf = ([first, ...others]: readonly MediaUpload[]): ToldDetail => [
  { what: 'files', words: first?.fileName ?? '', more: others.length },
];

/**
 * Changes what is given and nothing else. What shows the item follows. Throws `not_found`; `invalid_input` for a
 * language that the site does not have.
 */
export function describeItem(
  { db, owners, languages }: Library,
  viewer: Viewer,
  id: string,
  { focalPoint, alt, decorative, texts, ...words }: Description,
): Promise<{ item: store.LibraryRow; texts?: MediaTexts }> {
  return db.transaction(async (tx) => {
    const stored = (await store.lockInLibrary(tx, id)) ?? notFound();
    await store.updateItem(tx, id, {
      ...words,
      ...(alt !== undefined && { alt, ...(alt !== '' && { decorative: false }) }),
      ...(decorative !== undefined && { decorative, ...(decorative && { alt: '' }) }),
      ...(focalPoint && { focalX: focalPoint.x, focalY: focalPoint.y }),
      kept: true,
    });
    if (texts) {
      await languages.keep(tx, 'texts', texts);
      await putTexts(tx, id, texts);
    }
    await recordActivity(tx, viewer, {
      action: 'Described media',
      detail: words.fileName ?? stored.fileName,
      type: 'update',
    });
    await dropCached(tx, await tagsOfUsers(tx, owners, [id]));
    return { item: await requireItem(tx, id), ...(await readTexts(languages, tx, id)) };
  });
}

/** Of the same shape, so that what was to be kept in view is where it was. */
const isAlike = (before: MediaRow, after: MediaUpload) =>
  Math.abs(before.width * after.height - before.height * after.width) < 0.01 * before.width * after.height;

/**
 * Puts another file in the place of an item's. What shows it follows; its former files are there for a day more, for
 * whoever still has an older page. Throws `not_found`; `wrong_type` for a video in an image's place, or an image in a
 * video's.
 */
export function replaceFile(
  { db, owners }: Library,
  viewer: Viewer,
  id: string,
  upload: MediaUpload,
): Promise<store.LibraryRow> {
  return db.transaction(async (tx) => {
    const stored = (await store.lockInLibrary(tx, id)) ?? notFound();
    if (upload.kind !== stored.kind) throw wrongKind(stored.kind);
    // As in attachMedia: from here on only the database knows whether the file is needed.
    upload.attached = true;
    await store.addFormerFiles(tx, namesOfFiles({ ...stored, captionsFile: null }));
    await store.updateItem(tx, id, {
      ...factsOf(upload),
      uploaderId: stored.uploaderId,
      alternatives: [],
      kept: true,
      ...(!isAlike(stored, upload) && { focalX: 0.5, focalY: 0.5 }),
    });
    const cacheTags = await tagsOfUsers(tx, owners, [id]);
    if (upload.kind === 'image') await enqueue(tx, makeImageSizes, { mediaId: id, cacheTags });
    await enqueue(tx, removeFormer, {}, { startAfter: new Date(Date.now() + formerFilesMs + 1000) });
    await recordActivity(tx, viewer, { action: 'Replaced media', detail: stored.fileName, type: 'update' });
    await dropCached(tx, cacheTags);
    return requireItem(tx, id);
  });
}

function wrongKind(kind: MediaRow['kind']): Problem {
  const message = kind === 'video' ? t.chooseVideo : t.chooseImage;
  return new Problem('wrong_type', message, { errors: [{ field: 'file', message }] });
}

/** Moves an item to the trash. Throws `not_found`; `conflict` while anything shows it, a draft as well. */
export async function deleteItem({ db, owners }: Library, viewer: Viewer, id: string): Promise<void> {
  await trashing(db, async (tx) => {
    // With the row locked nobody can begin to use it: their foreign key waits for it.
    const stored = (await store.lockInLibrary(tx, id)) ?? notFound();
    if ((await store.listUses(tx, [id])).length > 0) {
      const usedIn = await readUses(tx, owners, id);
      throw new Problem('conflict', t.inUse, { data: { usedIn } });
    }
    await store.updateItem(tx, id, { deletedAt: new Date() });
    await moveToTrash(tx, viewer, { kind: 'media', id, title: stored.fileName, imageId: id, table: null });
    await recordActivity(tx, viewer, { action: 'Deleted media', detail: stored.fileName, type: 'Delete' });
  });
}

/** Its row stays where it is: its files are found by it. */
export const mediaTrash: TrashKind & Purger = {
  kind: 'media',
  restored: (tx, id) => store.updateItem(tx, id, { deletedAt: null }),
  purge: (tx, ids) => store.deleteTrashed(tx, ids),
};

function notFound(): never {
  throw new Problem('not_found', t.notFound);
}
