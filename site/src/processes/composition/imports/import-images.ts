import type { MediaStorage } from '@trekker/media-storage/media-storage.ts';
import type { Config } from '#config/config.ts';
import type { ImageSources } from '#features/imports/server/import-media.service.ts';
import { takeImportedImage } from '#features/media/server/images/image-queue.ts';
import { mostImportedImageBytes } from '#features/media/server/uploads/file-kinds.rules.ts';
import { createSpool } from '#features/media/server/uploads/spool.ts';
import { createUploads } from '#features/media/server/uploads/upload.service.ts';
import { createUploadQuota } from '#features/media/server/uploads/upload-quota.service.ts';
import { createHasDiskSpace, noRoom } from '#server/limits/disk-space.ts';
import type { Queryable } from '#server/queryable.ts';
import { spoolFolder } from '../../start/data-folder.ts';

/** How images of an import come in: as uploads do, in a queue of their own. */
export function imageTools(
  { dataDirectory, leastFreeMegabytes, uploadQuota }: Config,
  db: Queryable,
  storage: MediaStorage,
): Pick<ImageSources, 'uploads' | 'requireRoom'> {
  const hasRoom = createHasDiskSpace(dataDirectory, leastFreeMegabytes);
  const { requireRoom } = createUploadQuota(db, uploadQuota);
  return {
    uploads: createUploads(storage, createSpool(spoolFolder(dataDirectory)), {
      take: takeImportedImage,
      mostBytes: mostImportedImageBytes,
    }),
    async requireRoom() {
      if (!(await hasRoom())) throw noRoom();
      await requireRoom();
    },
  };
}
