import { mediaUrl } from '../../media/server/media.presenter.ts';
import type { TrashedItem } from '../trash.contract.ts';
import type { TrashRow } from './trash.repository.ts';

const dayMs = 24 * 60 * 60 * 1000;

/** @param days for how long it is kept */
export function presentTrashed(row: TrashRow, days: number): TrashedItem {
  const { id, kind, title, deletedAt, deleter, face, image } = row;
  return {
    _id: id,
    kind,
    title,
    detail: detailOf(row),
    image: image && image.kind !== 'captions' ? { url: smallest(image), tone: image.tone } : null,
    deletedAt: deletedAt.toISOString(),
    deletedBy: deleter && { _id: deleter.id, name: deleter.name, avatar: face && smallest(face) },
    purgeAt: new Date(deletedAt.getTime() + days * dayMs).toISOString(),
  };
}

/** Of a video its poster, if there is one. */
function smallest({ file, sizes }: Pick<NonNullable<TrashRow['image']>, 'file' | 'sizes'>): string {
  return mediaUrl(sizes.find((size) => size.file)?.file ?? file);
}

function detailOf({ kind, row, dependents, image }: TrashRow): string {
  if (kind === 'media') return image && image.width > 0 ? `${image.width} × ${image.height}` : '';
  const parts = counted.flatMap(([tables, one, many]) => {
    const count = tables.reduce((sum, table) => sum + (dependents[table] ?? 0), 0);
    return count === 0 ? [] : [`${count} ${count === 1 ? one : many}`];
  });
  const state = stateOf(row);
  const withIt = parts.length === 0 ? '' : `Comes back with ${inWords(parts)}`;
  return [state, withIt].filter(Boolean).join('. ');
}

const counted = [
  [['story_images', 'destination_images', 'banner_images'], 'picture', 'pictures'],
  [['reviews'], 'review', 'reviews'],
  [['review_votes'], 'vote', 'votes'],
  [['favourite_stories', 'favourite_destinations'], 'save', 'saves'],
] as const;

function stateOf({ published, active }: Record<string, unknown>): string {
  if (typeof published === 'boolean') return published ? 'Published' : 'Draft';
  if (typeof active === 'boolean') return active ? 'Active' : 'Inactive';
  return '';
}

function inWords(parts: readonly string[]): string {
  return parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`;
}
