import type { MediaUpload } from '#server/forms/media-upload.ts';
import type { Queryable } from '#server/queryable.ts';
import { attachOrDescribe } from '../../media/server/images/gallery.service.ts';
import { attachMedia } from '../../media/server/media.service.ts';
import { highlightsTag, highlightTag } from '../highlight.contract.ts';

export type HighlightFiles = Record<'image' | 'video' | 'avatar' | 'captions', MediaUpload | undefined>;
type FileIds = Partial<Record<'imageId' | 'videoId' | 'avatarId' | 'captionsId', string | null>>;

/** Stores the files that came with a call, and names the columns that change. */
export async function attachFiles(
  tx: Queryable,
  { id, imageId, imageAlt }: { id: string; imageId?: string | null; imageAlt?: string | undefined },
  { image, video, avatar, captions }: HighlightFiles,
  { removeVideo = false, removeAvatar = false, removeCaptions = false } = {},
): Promise<FileIds> {
  const cacheTags = [highlightTag(id), highlightsTag];
  const ids: FileIds = { imageId: await attachOrDescribe(tx, image, imageId ?? null, { alt: imageAlt, cacheTags }) };
  if (video) ids.videoId = await attachMedia(tx, video, { cacheTags });
  else if (removeVideo) ids.videoId = null;
  if (avatar) ids.avatarId = await attachMedia(tx, avatar, { cacheTags });
  else if (removeAvatar) ids.avatarId = null;
  if (captions) ids.captionsId = await attachMedia(tx, captions, { cacheTags });
  // Captions are nothing without the video.
  else if (removeCaptions || (removeVideo && !video)) ids.captionsId = null;
  return ids;
}
