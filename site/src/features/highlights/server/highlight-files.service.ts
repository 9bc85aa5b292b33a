import type { MediaUpload } from '../../../server/media-upload.ts';
import type { Queryable } from '../../../server/queryable.ts';
import { attachMedia } from '../../media/server/media.service.ts';
import { highlightsTag, highlightTag } from '../highlight.contract.ts';

export type HighlightFiles = Record<'image' | 'video' | 'avatar', MediaUpload | undefined>;
type FileIds = Partial<Record<'imageId' | 'videoId' | 'avatarId', string | null>>;

/** Stores the files that came with a call, and names the columns that change. */
export async function attachFiles(
  tx: Queryable,
  { id, name, location }: { id: string; name: string; location: string },
  { image, video, avatar }: HighlightFiles,
  { removeVideo = false, removeAvatar = false } = {},
): Promise<FileIds> {
  const cacheTags = [highlightTag(id), highlightsTag];
  const ids: FileIds = {};
  if (image) ids.imageId = await attachMedia(tx, image, { alt: location, cacheTags });
  if (video) ids.videoId = await attachMedia(tx, video, { cacheTags });
  else if (removeVideo) ids.videoId = null;
  if (avatar) ids.avatarId = await attachMedia(tx, avatar, { alt: name, cacheTags });
  else if (removeAvatar) ids.avatarId = null;
  return ids;
}
