import { diskStorage } from '@trekker/media-storage/disk-storage.ts';
import type { MediaStorage } from '@trekker/media-storage/media-storage.ts';
import type { Config } from '../../config/config.ts';
import { mediaFolder } from '../start/data-folder.ts';

/** The media storage of the settings. What speaks to a store is loaded only where there is one: it is large. */
export async function openMediaStorage({ media, dataDirectory }: Config): Promise<MediaStorage> {
  if (media.kind === 'disk') return await diskStorage(mediaFolder(dataDirectory));
  const { s3Storage } = await import('@trekker/media-storage/s3-storage.ts');
  return s3Storage(media);
}
