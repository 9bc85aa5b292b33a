import { randomUUID } from 'node:crypto';
import { Problem } from '#contract/problem.ts';
import type { ActivityAction } from '#features/activity/server/activity-actions.rules.ts';
import type { Viewer } from '#server/dependencies.ts';
import { dropCached } from '#server/endpoints/cache-drops.ts';
import type { Queryable, Transactor } from '#server/queryable.ts';
import { recordActivity, recordPlannedActivities } from '../../activity/server/activity.service.ts';
import type { BulkKind } from '../../bulk/server/bulk-kind.ts';
import { oneAfterAnother } from '../../bulk/server/came.rules.ts';
import { type CheckedKind, requireReady } from '../../checklists/server/checklist.service.ts';
import { orderCover } from '../../media/server/covers/cover.jobs.ts';
import { describeLines } from '../../rich-text/server/rich-text.service.ts';
import { lockEach, type ScheduledKind } from '../../schedules/server/scheduled-kind.ts';
import { moveToTrash, type TrashKind, trashing } from '../../trash/server/trash.service.ts';
import type { Restore, Restored } from '../../versions/server/restorable-kind.ts';
import { restoreEdit, withVersion } from '../../versions/server/version.service.ts';
import { highlightsTag, highlightTag } from '../highlight.contract.ts';
import { highlightChecklist } from '../highlight-checklist.ts';
import type { ChangedHighlight, NewHighlight, StoredHighlight } from '../staff-highlight.contract.ts';
import { t } from './api-highlights.texts.ts';
import { highlightEditionBulk } from './editions/highlight-edition.service.ts';
import { presentStaffHighlight } from './highlight.presenter.ts';
import { highlightCovers } from './highlight-cover.repository.ts';
import {
  attachFiles,
  descriptionToStore,
  type HighlightFiles,
  mediaIdsOf,
  noFiles,
  saveHighlight,
  wantedHighlight,
} from './highlight-saving.service.ts';
import { type HighlightContent, highlightVersions } from './highlight-version.repository.ts';
import * as store from './staff-highlight.repository.ts';

type Saved = { message: string; data: StoredHighlight; merged?: string[] };

/** Drafts too. Throws `not_found`. */
export async function readHighlightForStaff(db: Queryable, id: string): Promise<StoredHighlight> {
  const row = (await store.findHighlightForStaff(db, id)) ?? notFound();
  const [body] = await describeLines(db, [{ plain: row.description, markdown: row.descriptionMarkdown }]);
  return presentStaffHighlight(row, body);
}

/** Adds a highlight. A second call with the same `createKey` adds none and gives what the first has made. */
export function createHighlight(
  db: Transactor,
  viewer: Viewer,
  { createKey, isPublished, published: alsoPublished, imageAlt, ...values }: NewHighlight,
  files: HighlightFiles,
): Promise<Saved> {
  const id = createKey ?? randomUUID();
  const published = isPublished ?? alsoPublished ?? true;
  const text = descriptionToStore(values.description);
  const columns = { ...values, description: text.plain, descriptionMarkdown: text.markdown };
  return db.transaction(async (tx) => {
    await withVersion(tx, highlightVersions, id, { by: viewer.accountId }, async () => {
      const fileIds = mediaIdsOf(await attachFiles(tx, id, noFiles, { imageAlt }, files));
      if (await store.insertHighlight(tx, { ...columns, ...fileIds, id, published })) {
        if (published) await requireReady(tx, highlightCheck, id);
        if (!fileIds.imageId) await orderCover(tx, highlightCovers, id);
        await recordActivity(tx, viewer, { action: 'Added highlight', detail: describe(values), type: 'add' });
        await dropPublic(tx, id, published);
      }
    });
    return { message: t.added, data: await readHighlightForStaff(tx, id) };
  });
}

/**
 * Changes what is given and nothing else; what somebody has saved since `updatedAt` is kept where this changes
 * something else. Throws `not_found`, and `conflict` when both changed the same.
 */
export function updateHighlight(
  db: Transactor,
  viewer: Viewer,
  id: string,
  { updatedAt, smallChange = false, ...input }: ChangedHighlight,
  files: HighlightFiles,
): Promise<Saved> {
  return db.transaction(async (tx) => {
    const stored = await requireLocked(tx, id);
    const edit = { by: viewer.accountId, startedFrom: updatedAt, isSmall: smallChange };
    const merged = await saveHighlight(tx, stored, edit, (from) => wantedHighlight(tx, id, from, input, files));
    const data = await readHighlightForStaff(tx, id);
    if (data.isPublished && !stored.published) await requireReady(tx, highlightCheck, id);
    await recordActivity(tx, viewer, { action: 'Updated highlight', detail: describe(data), type: 'update' });
    await dropPublic(tx, id, stored.published || data.published);
    return { message: t.saved, data, ...(merged.length > 0 && { merged }) };
  });
}

/** Makes a highlight what it was. Throws `not_found` and `conflict`. */
export function restoreHighlight(db: Transactor, viewer: Viewer, id: string, restore: Restore): Promise<Restored> {
  return db.transaction(async (tx) => {
    const stored = await requireLocked(tx, id);
    const wanted = async (from: HighlightContent) => restore.wanted(from);
    const merged = await saveHighlight(tx, stored, restoreEdit(viewer, restore), wanted);
    const data = await readHighlightForStaff(tx, id);
    await recordActivity(tx, viewer, { action: 'Restored highlight', detail: describe(data), type: 'update' });
    await dropPublic(tx, id, stored.published);
    return { data, merged };
  });
}

/** Moves it to the trash. Throws `not_found` when it is gone already. */
export async function deleteHighlight(db: Transactor, viewer: Viewer, id: string): Promise<void> {
  await trashing(db, async (tx) => {
    const stored = await requireLocked(tx, id);
    const title = describe(stored);
    await moveToTrash(tx, viewer, { kind: 'highlight', id, title, imageId: stored.imageId, table: 'highlights' });
    await recordActivity(tx, viewer, { action: 'Deleted highlight', detail: title, type: 'Delete' });
    await dropPublic(tx, id, stored.published);
  });
}

export const highlightTrash: TrashKind = {
  kind: 'highlight',
  versions: highlightVersions,
  async restored(tx, id) {
    await dropPublic(tx, id, (await requireLocked(tx, id)).published);
  },
};

/**
 * `published` undefined: the other way round. Does nothing when it is so already.
 * @throws Problem `not_found`; `conflict` where it is not ready
 */
export function publishHighlight(db: Transactor, viewer: Viewer, id: string, published?: boolean): Promise<Saved> {
  return db.transaction(async (tx) => {
    const { published: isNow } = await turnPublished(tx, viewer, id, published);
    const message = isNow ? t.published : t.unpublished;
    return { message, data: await readHighlightForStaff(tx, id) };
  });
}

/** `featured` undefined: the other way round. Does nothing when it is so already. Throws `not_found`. */
export function featureHighlight(db: Transactor, viewer: Viewer, id: string, featured?: boolean): Promise<Saved> {
  return db.transaction(async (tx) => {
    const { featured: isNow } = await turnFeatured(tx, viewer, id, featured);
    const message = isNow ? t.featured : t.unfeatured;
    return { message, data: await readHighlightForStaff(tx, id) };
  });
}

/** Part of a transaction: the same, without reading it anew. */
export async function turnPublished(tx: Queryable, viewer: Viewer, id: string, wanted?: boolean) {
  const stored = await requireLocked(tx, id);
  const published = wanted ?? !stored.published;
  const isChanged = published !== stored.published;
  if (isChanged && published) await requireReady(tx, highlightCheck, id);
  const action = published ? 'Published highlight' : 'Unpublished highlight';
  if (isChanged) await setFlag(tx, viewer, stored, { published }, action);
  return { published, isChanged };
}

export async function turnFeatured(tx: Queryable, viewer: Viewer, id: string, wanted?: boolean) {
  const stored = await requireLocked(tx, id);
  const featured = wanted ?? !stored.featured;
  const isChanged = featured !== stored.featured;
  const action = featured ? 'Featured highlight' : 'Unfeatured highlight';
  if (isChanged) await setFlag(tx, viewer, stored, { featured }, action);
  return { featured, isChanged };
}

type Stored = NonNullable<Awaited<ReturnType<typeof store.lockHighlight>>>;

async function setFlag(
  tx: Queryable,
  viewer: Viewer | null,
  stored: Stored,
  flag: { featured: boolean } | { published: boolean },
  action: ActivityAction,
): Promise<void> {
  const of = { by: viewer?.accountId ?? null };
  await withVersion(tx, highlightVersions, stored.id, of, () => store.updateHighlight(tx, stored.id, flag));
  const activity = { action, detail: describe(stored), type: 'update' } as const;
  await (viewer ? recordActivity(tx, viewer, activity) : recordPlannedActivities(tx, [activity]));
  await dropPublic(tx, stored.id, stored.published || 'published' in flag);
}

export const highlightCheck: CheckedKind = { versions: highlightVersions, fields: highlightChecklist };

/** How many highlights are changed at once: each as by hand. */
export const highlightBulk: BulkKind = {
  kind: 'highlight',
  publish: (tx, viewer, ids, published) => oneAfterAnother(ids, (id) => turnPublished(tx, viewer, id, published)),
  feature: (tx, viewer, ids, featured) => oneAfterAnother(ids, (id) => turnFeatured(tx, viewer, id, featured)),
  delete: (tx, viewer, ids) =>
    oneAfterAnother(ids, async (id) => {
      await deleteHighlight(tx, viewer, id);
      return { isChanged: true };
    }),
  translation: highlightEditionBulk,
  listIds: store.listIds,
  listTitles: store.listTitles,
};

export const highlightSchedule: ScheduledKind = {
  kind: 'highlight',
  versions: highlightVersions,
  lock: (tx, ids) =>
    lockEach(ids, async (id) => {
      const stored = await store.lockHighlight(tx, id);
      return stored && { title: describe(stored), isPublic: stored.published };
    }),
  requireReady: (tx, id) => requireReady(tx, highlightCheck, id),
  async setPublic(tx, items, published) {
    const action = published ? 'Published highlight' : 'Unpublished highlight';
    for (const { id } of items) await setFlag(tx, null, await requireLocked(tx, id), { published }, action);
  },
  tags: (id) => [highlightTag(id), highlightsTag],
  listTitles: store.listTitles,
};

async function requireLocked(tx: Queryable, id: string): Promise<Stored> {
  return (await store.lockHighlight(tx, id)) ?? notFound();
}

function notFound(): never {
  throw new Problem('not_found', t.notFound);
}

const describe = ({ name, location }: { name: string; location: string }) => `${name}, ${location}`;

/** Everything public that shows a highlight carries one of the two; drafts are shown nowhere. */
async function dropPublic(tx: Queryable, id: string, isPublic: boolean): Promise<void> {
  if (isPublic) await dropCached(tx, [highlightTag(id), highlightsTag]);
}
