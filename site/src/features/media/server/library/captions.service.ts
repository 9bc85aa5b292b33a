import { enqueue } from '@trekker/job-queue/enqueue.ts';
import { ownLanguage } from '@trekker/texts/own-language.ts';
import { Problem } from '#contract/problem.ts';
import { recordActivity } from '#features/activity/server/activity.service.ts';
import type { Viewer } from '#server/dependencies.ts';
import { dropCached } from '#server/endpoints/cache-drops.ts';
import type { MediaUpload } from '#server/forms/media-upload.ts';
import type { Queryable } from '#server/queryable.ts';
import { t } from '../api-media-library.texts.ts';
import { formerFilesMs, removeFormer } from '../media.jobs.ts';
import { mediaUrl } from '../media.presenter.ts';
import { listCaptions, putCaptions } from '../media-text.repository.ts';
import * as store from './library.repository.ts';
import type { Library } from './library-access.ts';
import { tagsOfUsers } from './media-users.service.ts';

/** The addresses of a video's captions, by language; undefined for an image. */
export async function readCaptions(db: Queryable, item: Pick<store.LibraryRow, 'id' | 'kind' | 'captionsFile'>) {
  if (item.kind !== 'video') return undefined;
  const others = await listCaptions(db, item.id);
  const own = item.captionsFile === null ? [] : [[ownLanguage(), item.captionsFile] as const];
  return Object.fromEntries([...own, ...others].map(([language, file]) => [language, mediaUrl(file)]));
}

/**
 * Gives a video captions in a language of the site, or takes them away (`null`); what shows it follows. Former ones are
 * there for a day more. Throws `not_found`; `invalid_input` for an image and for a language that is none of the site's.
 */
export function changeCaptions(
  { db, owners, languages }: Library,
  viewer: Viewer,
  { id, language }: { id: string; language: string },
  upload: MediaUpload | null,
): Promise<Record<string, string>> {
  return db.transaction(async (tx) => {
    const stored = await lockVideo(tx, id);
    const isOwn = language === ownLanguage();
    if (!isOwn) await languages.keep(tx, 'captions', { [language]: { alt: '', caption: '' } });
    const former = isOwn ? stored.captionsFile : (await listCaptions(tx, id)).get(language);
    if (former) await takeLeave(tx, former);
    // As in attachMedia: from here on only the database knows whether the file is needed.
    if (upload) upload.attached = true;
    const captionsFile = upload?.file ?? null;
    if (!isOwn) await putCaptions(tx, id, language, captionsFile);
    if (upload || former) {
      await store.updateItem(tx, id, { ...(isOwn && { captionsFile }), kept: true });
      await recordActivity(tx, viewer, { action: 'Described media', detail: stored.fileName, type: 'update' });
      await dropCached(tx, await tagsOfUsers(tx, owners, [id]));
    }
    return (await readCaptions(tx, { ...stored, ...(isOwn && { captionsFile }) })) ?? {};
  });
}

async function lockVideo(tx: Queryable, id: string) {
  const stored = await store.lockInLibrary(tx, id);
  if (!stored) throw new Problem('not_found', t.notFound);
  const errors = [{ field: 'file', message: t.onlyVideos }];
  if (stored.kind !== 'video') throw new Problem('invalid_input', t.onlyVideos, { errors });
  return stored;
}

async function takeLeave(tx: Queryable, file: string): Promise<void> {
  await store.addFormerFiles(tx, [file]);
  await enqueue(tx, removeFormer, {}, { startAfter: new Date(Date.now() + formerFilesMs + 1000) });
}
