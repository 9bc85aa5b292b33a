import { randomUUID } from 'node:crypto';
import type { z } from 'zod';
import { Problem } from '#contract/problem.ts';
import type { Viewer } from '#server/dependencies.ts';
import { dropCached } from '#server/endpoints/cache-drops.ts';
import type { SentMedia } from '#server/forms/media-upload.ts';
import type { Queryable, Transactor } from '#server/queryable.ts';
import { recordActivity, recordPlannedActivities } from '../../activity/server/activity.service.ts';
import { type CheckedKind, requireReady } from '../../checklists/server/checklist.service.ts';
import { lockEach, type ScheduledKind } from '../../schedules/server/scheduled-kind.ts';
import { moveToTrash, type TrashKind, trashing } from '../../trash/server/trash.service.ts';
import { onlyChanged } from '../../versions/server/content.rules.ts';
import { type Edit, saveEdit } from '../../versions/server/edit.service.ts';
import type { Restore, Restored } from '../../versions/server/restorable-kind.ts';
import { restoreEdit, withVersion } from '../../versions/server/version.service.ts';
import { bannerTag } from '../banner.contract.ts';
import { bannerChecklist } from '../banner-checklist.ts';
import type * as contract from '../staff-banner.contract.ts';
import { t } from './api-banners.texts.ts';
import { presentBanner } from './banner.presenter.ts';
import type { BannerRow } from './banner.repository.ts';
import { attachBannerImages, withPlacesThatAre } from './banner-images.service.ts';
import { type BannerContent, bannerVersions } from './banner-version.repository.ts';
import { outdateBannerEditions } from './editions/banner-edition.service.ts';
import * as store from './staff-banner.repository.ts';

export const bannerCheck: CheckedKind = { versions: bannerVersions, fields: bannerChecklist };

type NewBanner = z.output<(typeof contract.createBanner)['body']>;
type ChangedBanner = z.output<(typeof contract.updateBanner)['body']>;

/** Adds a banner. A second call with the same `createKey` adds none and gives what the first has made. */
export function createBanner(
  db: Transactor,
  viewer: Viewer,
  { createKey, alt, placeIds, imageIds: _, ...values }: NewBanner,
  images: readonly SentMedia[],
): Promise<BannerRow> {
  const id = createKey ?? randomUUID();
  return db.transaction(async (tx) => {
    await store.lockBanners(tx);
    if (await store.readBanner(tx, id)) return requireBanner(tx, id);
    const by = viewer.accountId;
    if (values.active) await deactivateOthers(tx, by, id);
    await withVersion(tx, bannerVersions, id, { by }, async () => {
      await store.insertBanner(tx, { ...values, id });
      await store.replaceImages(tx, id, await attachBannerImages(tx, [], images, { alt, placeIds }));
    });
    if (values.active) await requireReady(tx, bannerCheck, id);
    await recordActivity(tx, viewer, { action: 'Added banner', detail: values.title, type: 'add' });
    await dropPublic(tx, values.active);
    return requireBanner(tx, id);
  });
}

/**
 * Changes what is given and nothing else; what somebody has saved since `updatedAt` is kept where this changes
 * something else.
 * @throws Problem `not_found`; `conflict` when both changed the same; `invalid_input` for no image or too many
 */
export function updateBanner(
  db: Transactor,
  viewer: Viewer,
  id: string,
  { updatedAt, smallChange = false, existingImages, alt, placeIds, imageIds: _, ...values }: ChangedBanner,
  images: readonly SentMedia[],
): Promise<{ row: BannerRow; merged: string[] }> {
  return db.transaction(async (tx) => {
    const stored = await requireLocked(tx, id);
    const given = Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));
    const wanted = async (from: BannerContent) => ({
      ...from,
      ...given,
      image: await attachBannerImages(tx, from.image, images, { existingImages, alt, placeIds }),
    });
    const merged = await saveBanner(
      tx,
      stored,
      { by: viewer.accountId, startedFrom: updatedAt, isSmall: smallChange },
      wanted,
    );
    const row = await requireBanner(tx, id);
    await recordActivity(tx, viewer, { action: 'Updated banner', detail: row.banner.title, type: 'update' });
    await dropPublic(tx, stored.active || row.banner.active);
    return { row, merged };
  });
}

/** Makes a banner what it was; of the places that its images showed, those that are still there. */
export function restoreBanner(db: Transactor, viewer: Viewer, id: string, restore: Restore): Promise<Restored> {
  return db.transaction(async (tx) => {
    const stored = await requireLocked(tx, id);
    const wanted = async (from: BannerContent) => {
      const { image, ...texts } = restore.wanted(from);
      return { ...texts, image: await withPlacesThatAre(tx, image) };
    };
    const merged = await saveBanner(tx, stored, restoreEdit(viewer, restore), wanted);
    const row = await requireBanner(tx, id);
    await recordActivity(tx, viewer, { action: 'Restored banner', detail: row.banner.title, type: 'update' });
    await dropPublic(tx, stored.active);
    return { data: presentBanner(row), merged };
  });
}

/** `isSmall`: translations stay good, whatever its texts say now. */
type BannerEdit = Omit<Edit, 'id' | 'stored'> & { isSmall?: boolean };

/** Saves an edit of one, the banners locked; gives the fields that others changed meanwhile. Throws `conflict`. */
function saveBanner(
  tx: Queryable,
  stored: store.BannerRecord,
  { isSmall = false, ...edit }: BannerEdit,
  wanted: (from: BannerContent) => Promise<BannerContent>,
): Promise<string[]> {
  const { id } = stored;
  const write = async (before: BannerContent, after: BannerContent) => {
    const { image, ...values } = onlyChanged(before, after);
    if (image) await store.replaceImages(tx, id, image);
    if (values.active) await deactivateOthers(tx, edit.by, id);
    await store.updateBanner(tx, id, values);
    if (values.active) await requireReady(tx, bannerCheck, id);
    if (!isSmall) await outdateBannerEditions(tx, id, before, after);
  };
  return saveEdit(tx, bannerVersions, { ...edit, id, stored }, { wanted, write });
}

/** Makes room for `id`: before it becomes active, no other may be. */
async function deactivateOthers(tx: Queryable, by: string | null, id: string): Promise<void> {
  const other = await store.findActiveOther(tx, id);
  if (other)
    await withVersion(tx, bannerVersions, other, { by }, () => store.updateBanner(tx, other, { active: false }));
}

/** `active` undefined: the other way round. Does nothing when it is so already. Throws `not_found`. */
export function activateBanner(db: Transactor, viewer: Viewer, id: string, active?: boolean): Promise<BannerRow> {
  return db.transaction(async (tx) => {
    const stored = await requireLocked(tx, id);
    const wanted = active ?? !stored.active;
    if (wanted && !stored.active) await requireReady(tx, bannerCheck, id);
    if (wanted !== stored.active) await setActive(tx, viewer, stored, wanted);
    return requireBanner(tx, id);
  });
}

async function setActive(
  tx: Queryable,
  viewer: Viewer | null,
  { id, title }: store.BannerRecord,
  active: boolean,
): Promise<void> {
  const by = viewer?.accountId ?? null;
  if (active) await deactivateOthers(tx, by, id);
  await withVersion(tx, bannerVersions, id, { by }, () => store.updateBanner(tx, id, { active }));
  const activity = {
    action: active ? 'Activated banner' : 'Deactivated banner',
    detail: title,
    type: 'update',
  } as const;
  await (viewer ? recordActivity(tx, viewer, activity) : recordPlannedActivities(tx, [activity]));
  await dropPublic(tx, true);
}

export const bannerSchedule: ScheduledKind = {
  kind: 'banner',
  versions: bannerVersions,
  async lock(tx, ids) {
    await store.lockBanners(tx);
    return lockEach(ids, async (id) => {
      const stored = await store.readBanner(tx, id);
      return stored && { title: stored.title, isPublic: stored.active };
    });
  },
  requireReady: (tx, id) => requireReady(tx, bannerCheck, id),
  async setPublic(tx, items, active) {
    for (const { id } of items) await setActive(tx, null, await requireLocked(tx, id), active);
  },
  tags: () => [bannerTag],
  listTitles: store.listTitles,
};

/** Moves it to the trash. Throws `not_found` when it is gone already. */
export async function deleteBanner(db: Transactor, viewer: Viewer, id: string): Promise<void> {
  await trashing(db, async (tx) => {
    const { title, active } = await requireLocked(tx, id);
    const imageId = (await store.findFirstImage(tx, id)) ?? null;
    await moveToTrash(tx, viewer, { kind: 'banner', id, title, imageId, table: 'banners' });
    await recordActivity(tx, viewer, { action: 'Deleted banner', detail: title, type: 'Delete' });
    await dropPublic(tx, active);
  });
}

/** While another one is active it comes back inactive. */
export const bannerTrash: TrashKind = {
  kind: 'banner',
  versions: bannerVersions,
  async changed(tx, row) {
    await store.lockBanners(tx);
    return row.active === true && (await store.isAnyActive(tx)) ? { active: false } : {};
  },
  async restored(tx, id) {
    await dropPublic(tx, (await requireLocked(tx, id)).active);
  },
};

async function requireLocked(tx: Queryable, id: string): Promise<store.BannerRecord> {
  await store.lockBanners(tx);
  return (await store.readBanner(tx, id)) ?? notFound();
}

/** Throws `not_found`. */
export const readBanner = (db: Queryable, id: string): Promise<BannerRow> => requireBanner(db, id);

async function requireBanner(tx: Queryable, id: string): Promise<BannerRow> {
  return (await store.findBanner(tx, id)) ?? notFound();
}

function notFound(): never {
  throw new Problem('not_found', t.notFound);
}

/** The public sees the active one alone. */
async function dropPublic(tx: Queryable, isPublic: boolean): Promise<void> {
  if (isPublic) await dropCached(tx, [bannerTag]);
}
