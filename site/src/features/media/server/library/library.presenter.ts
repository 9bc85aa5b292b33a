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

/**
 * What has been found of each use; of what is gone meanwhile, nothing. That earlier versions show it is told only of
 * what no longer does.
 */
export function presentUses(
  uses: readonly UseRow[],
  found: ReadonlyMap<MediaOwner['kind'], readonly UsingItem[]>,
  trashed: readonly { id: string; title: string }[],
): MediaUse[] {
  const areAlike = (one: UseRow, other: UseRow) => one.kind === other.kind && one.itemId === other.itemId;
  const isFormer = (use: UseRow) => use.field === 'versions';
  const told = uses.filter((use) => !isFormer(use) || !uses.some((other) => !isFormer(other) && areAlike(use, other)));
  return told.flatMap(({ kind, itemId, field }) => {
    const known = kind as MediaOwner['kind'];
    const title = trashed.find(({ id }) => id === itemId)?.title;
    if (title !== undefined)
      return [{ kind: known, _id: itemId, title, field, isPublished: false, adminUrl: '/admin/trash', inTrash: true }];
    const item = found.get(known)?.find(({ id }) => id === itemId);
    if (!item) return [];
    const { isPublished, adminUrl } = item;
    const _id = known === 'about' ? 'about' : itemId;
    return [{ kind: known, _id, title: item.title, field, isPublished, adminUrl }];
  });
}
