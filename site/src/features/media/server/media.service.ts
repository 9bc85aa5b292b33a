import { enqueue } from '@trekker/job-queue/enqueue.ts';
import { Problem } from '#contract/problem.ts';
import type { ChosenMedia, MediaUpload, SentMedia } from '#server/forms/media-upload.ts';
import type { Queryable } from '#server/queryable.ts';
import { t } from './api-media-library.texts.ts';
import { holdUsable } from './library/library.repository.ts';
import { makeImageSizes, refreshUsers } from './media.jobs.ts';
import { insertMediaItem, updateAlternativeTexts } from './media.repository.ts';

export type AttachOptions = {
  /** What the image shows, for those who do not see it. */
  alt?: string | undefined;
  /** Of all public answers that show the image: they are made anew when its smaller sizes are there. */
  cacheTags?: readonly string[];
  /** The account that it is an image of, if it is one: it is not in the library then. */
  accountId?: string | null;
  /** Somebody put it into the library: it stays there, used or not. */
  kept?: boolean;
};

/**
 * Makes a media item of a file that came with a call, as part of the caller's transaction, and gives its id: some row
 * must name it (a foreign key on media_items) before the transaction ends, or it is swept away like any other orphan.
 * The smaller sizes of an image are made by a job. Of what the library has it gives the id, once that is sure to stay.
 * @throws Problem `invalid_input` for an id that is none
 */
export async function attachMedia(
  tx: Queryable,
  upload: SentMedia,
  { alt = '', cacheTags = [], accountId, kept = false }: AttachOptions = {},
): Promise<string> {
  if ('chosenId' in upload) return attachChosen(tx, upload, alt);
  // Before the row: should the transaction end in a way that nobody hears of, the file must stay.
  upload.attached = true;
  const mediaId = await insertMediaItem(tx, {
    ...factsOf(upload),
    alt,
    ...(accountId
      ? { personal: true, uploaderId: null }
      : { kept: kept || (alt !== '' && upload.uploaderId !== null) }),
  });
  const job = { mediaId, cacheTags: [...cacheTags], ...(accountId && { accountId }) };
  if (upload.kind === 'image') await enqueue(tx, makeImageSizes, job);
  return mediaId;
}

/** What the row of a media item holds of the file that it was made of. */
export function factsOf({ attached: _, position, kind, ...facts }: MediaUpload) {
  if (kind === 'archive') throw new Error('What another system has exported is no media item.');
  return { ...facts, kind, latitude: position?.latitude ?? null, longitude: position?.longitude ?? null };
}

/** An alternative text is that of the image: what is said of it here is said of it everywhere. */
async function attachChosen(tx: Queryable, { chosenId, kind, field }: ChosenMedia, alt: string): Promise<string> {
  const [found] = await holdUsable(tx, [chosenId]);
  const wanted = kind === 'video' ? 'video' : 'image';
  if (found?.kind !== wanted) {
    const message = wanted === 'video' ? t.noVideo : t.noImage;
    throw new Problem('invalid_input', message, { errors: [{ field, message }] });
  }
  if (alt !== '') await describeImages(tx, [{ mediaId: chosenId, alt }]);
  return chosenId;
}

/** Writes down what images show. Whatever else shows one of them is made anew by a job. */
export async function describeImages(tx: Queryable, texts: readonly { mediaId: string; alt: string }[]): Promise<void> {
  const mediaIds = await updateAlternativeTexts(tx, texts);
  if (mediaIds.length > 0) await enqueue(tx, refreshUsers, { mediaIds });
}
