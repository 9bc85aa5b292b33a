import type { MediaUpload } from '../../../server/media-upload.ts';
import type { Queryable } from '../../../server/queryable.ts';
import { insertMediaItem } from './media.repository.ts';

export type AttachOptions = {
  /** What the picture shows, for those who do not see it. */
  alt?: string;
  /** Of all public answers that show the picture: they are made anew when its smaller sizes are there. */
  cacheTags?: readonly string[];
};

/**
 * Makes a media item of a file that came with a call, as part of the caller's transaction, and gives its id: some row must
 * name it (a foreign key on media_items) before the transaction ends, or it is swept away like any other orphan.
 */
export async function attachMedia(tx: Queryable, upload: MediaUpload, { alt = '' }: AttachOptions): Promise<string> {
  // Before the row: should the transaction fail in an unknown state, the file must stay.
  upload.attached = true;
  const { attached: _, ...facts } = upload;
  return await insertMediaItem(tx, { ...facts, alt });
}
