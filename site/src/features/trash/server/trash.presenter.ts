import { printList } from '@trekker/texts/print-values.ts';
import { mediaUrl } from '../../media/server/media.presenter.ts';
import type { TrashedItem } from '../trash.contract.ts';
import { t } from './api-trashed.texts.ts';
import type { TrashRow } from './trash.repository.ts';

const dayMs = 24 * 60 * 60 * 1000;

/**
 * @param title in the language of who reads it
 * @param days for how long it is kept
 */
export function presentTrashed(row: TrashRow, title: string, days: number): TrashedItem {
  const { id, kind, deletedAt, deleter, face, image } = row;
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
  const parts = counted.flatMap(([tables, inWords]) => {
    const count = tables.reduce((sum, table) => sum + (dependents[table] ?? 0), 0);
    return count === 0 ? [] : [inWords({ count })];
  });
  const state = stateOf(row);
  const withIt = parts.length === 0 ? '' : t.comesBackWith({ parts: printList(parts) });
  return [state, withIt].filter(Boolean).join('. ');
}

type Count = { count: number };

const counted = [
  [['story_images', 'destination_images', 'banner_images'], (count: Count) => t.images(count)],
  [['reviews'], (count: Count) => t.reviews(count)],
  [['review_votes'], (count: Count) => t.votes(count)],
  [['favourite_stories', 'favourite_destinations'], (count: Count) => t.saves(count)],
] as const;

function stateOf({ published, active }: Record<string, unknown>): string {
  if (typeof published === 'boolean') return published ? t.published : t.draft;
  if (typeof active === 'boolean') return active ? t.active : t.inactive;
  return '';
}
