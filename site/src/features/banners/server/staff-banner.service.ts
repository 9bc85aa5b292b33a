import { randomUUID } from 'node:crypto';
import type { z } from 'zod';
import { Problem } from '#contract/problem.ts';
import type { Viewer } from '#server/dependencies.ts';
import { dropCached } from '#server/endpoints/cache-drops.ts';
import type { SentMedia } from '#server/forms/media-upload.ts';
import type { Queryable, Transactor } from '#server/queryable.ts';
import { recordActivity } from '../../activity/server/activity.service.ts';
import { refuseOutdated } from '../../activity/server/outdated-edit.service.ts';
import { bannerTag } from '../banner.contract.ts';
import type * as contract from '../staff-banner.contract.ts';
import type { BannerRow } from './banner.repository.ts';
import { arrangeImages } from './banner-images.service.ts';
import * as store from './staff-banner.repository.ts';

type NewBanner = z.output<(typeof contract.createBanner)['body']>;
type ChangedBanner = z.output<(typeof contract.updateBanner)['body']>;

/** Adds a banner. A second call with the same `createKey` adds none and gives what the first has made. */
export function createBanner(
  db: Transactor,
  viewer: Viewer,
  { createKey, alt, placeIds, ...values }: NewBanner,
  images: readonly SentMedia[],
): Promise<BannerRow> {
  const id = createKey ?? randomUUID();
  return db.transaction(async (tx) => {
    await store.lockBanners(tx);
    if (await store.readBanner(tx, id)) return requireBanner(tx, id);
    if (values.active) await store.deactivateOthers(tx, id);
    await store.insertBanner(tx, { ...values, id });
    await arrangeImages(tx, id, images, undefined, alt, placeIds);
    await recordActivity(tx, viewer, { action: 'Added banner', detail: values.title, type: 'add' });
    await dropPublic(tx, values.active);
    return requireBanner(tx, id);
  });
}

/**
 * Changes what is given and nothing else.
 * @throws Problem `not_found`; `conflict` when somebody has saved since `updatedAt`; `invalid_input` for no image or
 * too many
 */
export function updateBanner(
  db: Transactor,
  viewer: Viewer,
  id: string,
  { updatedAt, existingImages, alt, placeIds, ...values }: ChangedBanner,
  images: readonly SentMedia[],
): Promise<BannerRow> {
  return db.transaction(async (tx) => {
    const stored = await requireLocked(tx, id);
    await refuseOutdated(tx, stored, updatedAt);
    await arrangeImages(tx, id, images, existingImages, alt, placeIds);
    if (values.active) await store.deactivateOthers(tx, id);
    await store.updateBanner(tx, id, values);
    const detail = values.title ?? stored.title;
    await recordActivity(tx, viewer, { action: 'Updated banner', detail, type: 'update' });
    await dropPublic(tx, stored.active || (values.active ?? false));
    return requireBanner(tx, id);
  });
}

/** `active` undefined: the other way round. Does nothing when it is so already. Throws `not_found`. */
export function activateBanner(db: Transactor, viewer: Viewer, id: string, active?: boolean): Promise<BannerRow> {
  return db.transaction(async (tx) => {
    const stored = await requireLocked(tx, id);
    const wanted = active ?? !stored.active;
    if (wanted !== stored.active) {
      if (wanted) await store.deactivateOthers(tx, id);
      await store.updateBanner(tx, id, { active: wanted });
      const action = wanted ? 'Activated banner' : 'Deactivated banner';
      await recordActivity(tx, viewer, { action, detail: stored.title, type: 'update' });
      await dropPublic(tx, true);
    }
    return requireBanner(tx, id);
  });
}

/** Throws `not_found` when it is gone already. */
export async function deleteBanner(db: Transactor, viewer: Viewer, id: string): Promise<void> {
  await db.transaction(async (tx) => {
    const { title, active } = await requireLocked(tx, id);
    await store.deleteBanner(tx, id);
    await recordActivity(tx, viewer, { action: 'Deleted banner', detail: title, type: 'Delete' });
    await dropPublic(tx, active);
  });
}

async function requireLocked(tx: Queryable, id: string): Promise<store.BannerRecord> {
  await store.lockBanners(tx);
  return (await store.readBanner(tx, id)) ?? notFound();
}

async function requireBanner(tx: Queryable, id: string): Promise<BannerRow> {
  return (await store.findBanner(tx, id)) ?? notFound();
}

function notFound(): never {
  throw new Problem('not_found', 'Banner not found');
}

/** The public sees the active one alone. */
async function dropPublic(tx: Queryable, isPublic: boolean): Promise<void> {
  if (isPublic) await dropCached(tx, [bannerTag]);
}
