import type { LibraryItem, MediaUse } from '../../staff-media.contract.ts';
import { mediaUrl, presentSizes } from '../media.presenter.ts';
import type { LibraryRow, UseRow } from './library.repository.ts';
import type { MediaOwner, UsingItem } from './media-owner.ts';

export function presentLibraryItem(row: LibraryRow): LibraryItem {
  const { id, kind, file, sizes, createdAt, deletedAt, uploaderId, uploaderName, latitude, longitude, ...facts } = row;
  return {
    ...facts,
    _id: id,
    kind: kind === 'video' ? 'video' : 'picture',
    url: mediaUrl(file),
    sizes: presentSizes(sizes),
    focalPoint: { x: row.focalX, y: row.focalY },
    position: latitude === null || longitude === null ? null : { latitude, longitude },
    fileName: row.fileName || file,
    contentType: row.originalType || row.contentType,
    bytes: row.originalBytes || row.sizeBytes,
    uploadedAt: createdAt.toISOString(),
    uploadedBy: uploaderId && uploaderName !== null ? { _id: uploaderId, name: uploaderName } : null,
    deletedAt: deletedAt?.toISOString() ?? null,
  };
}

/** What has been found of each use; of what is gone meanwhile, nothing. */
export function presentUses(
  uses: readonly UseRow[],
  found: ReadonlyMap<MediaOwner['kind'], readonly UsingItem[]>,
): MediaUse[] {
  return uses.flatMap(({ kind, itemId, field }) => {
    const known = kind as MediaOwner['kind'];
    const item = found.get(known)?.find(({ id }) => id === itemId);
    if (!item) return [];
    const { title, isPublished, adminUrl } = item;
    return [{ kind: known, _id: known === 'about' ? 'about' : itemId, title, field, isPublished, adminUrl }];
  });
}
