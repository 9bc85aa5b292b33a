import type { MediaUpload } from '#server/forms/media-upload.ts';
import type { Queryable } from '#server/queryable.ts';
import { mediaRules } from '../../staff-media.contract.ts';
import { attachMedia } from '../media.service.ts';
import * as store from './library.repository.ts';

export type ImportedImage = { id: string; alt: string; isNew: boolean };

/**
 * Part of a transaction: an image that was brought in from elsewhere, with what was said of it there. Bytes that are in
 * the library make no other item. It stays for as long as something shows it, like an image that came with a form.
 */
export async function addImportedImage(
  tx: Queryable,
  upload: MediaUpload,
  { alt, caption }: { alt: string; caption: string },
): Promise<ImportedImage> {
  const { digest } = upload;
  await store.lockDigests(tx, digest ? [digest] : []);
  const id = digest ? await store.findByDigest(tx, digest) : undefined;
  if (id) return { id, alt: await altOf(tx, id), isNew: false };
  const words = { alt: shortened(alt, mediaRules.alt.most), caption: shortened(caption, mediaRules.caption.most) };
  const added = await attachMedia(tx, upload, { alt: words.alt });
  await store.updateItem(tx, added, { caption: words.caption });
  return { id: added, alt: words.alt, isNew: true };
}

/** An image of an earlier import, if it is still there. */
export async function findImportedImage(tx: Queryable, id: string): Promise<ImportedImage | undefined> {
  const [found] = await store.holdUsable(tx, [id]);
  return found?.kind === 'image' ? { id, alt: await altOf(tx, id), isNew: false } : undefined;
}

const altOf = async (tx: Queryable, id: string): Promise<string> => (await store.findInLibrary(tx, [id]))[0]?.alt ?? '';

const shortened = (text: string, most: number): string =>
  text.replace(/\s+/g, ' ').trim().slice(0, most).toWellFormed();
