import { Problem } from '#contract/problem.ts';
import { recordActivity } from '#features/activity/server/activity.service.ts';
import type { Purger } from '#features/trash/server/purge.service.ts';
import type { Viewer } from '#server/dependencies.ts';
import type { Queryable, Transactor } from '#server/queryable.ts';
import { hashOfSecret, newPathSecret } from '#server/secret.ts';
import {
  previewDestination,
  previewDestinationMap,
  readDestinationForStaff,
} from '../../destinations/server/staff/staff-destination-reading.service.ts';
import { describePage } from '../../pages/server/page.service.ts';
import { requirePageForStaff } from '../../pages/server/staff-page.service.ts';
import { requireStoryForStaff } from '../../stories/server/staff/staff-story.service.ts';
import { describeStory } from '../../stories/server/story.service.ts';
import { type PreviewedKind, previewedKinds, type ShownPreview } from '../preview.contract.ts';
import { t } from './api-previews.texts.ts';
import * as store from './preview.repository.ts';

/** So many links to one item may be open: a list of more is looked through by nobody. */
const mostOpen = 20;

type NewPreview = { kind: PreviewedKind; id: string; days: number };

/** Its name; throws `not_found`, for what lies in the trash as well. */
async function titleOf(db: Queryable, kind: PreviewedKind, id: string): Promise<string> {
  if (kind === 'story') return (await requireStoryForStaff(db, id)).title;
  if (kind === 'page') return (await requirePageForStaff(db, id)).title;
  return (await readDestinationForStaff(db, id)).name;
}

/**
 * Makes a link. Its token is given back this once.
 * @throws Problem `not_found`; `conflict` where too many are open
 */
export function createPreview(db: Transactor, viewer: Viewer, { kind, id, days }: NewPreview) {
  return db.transaction(async (tx) => {
    const item = { kind, itemId: id };
    const title = await titleOf(tx, kind, id);
    await store.lockPreviews(tx, item);
    if ((await store.listOpen(tx, item)).length >= mostOpen)
      throw new Problem('conflict', t.tooMany({ most: mostOpen }));
    const token = newPathSecret();
    const { accountId } = viewer;
    const added = await store.addPreview(tx, { ...item, tokenHash: hashOfSecret(token), accountId, days });
    await recordActivity(tx, viewer, { action: `Shared a preview of a ${kind}`, detail: title, type: 'add' });
    const preview = (await store.listOpen(tx, item)).find((one) => one.id === added);
    if (!preview) throw new Problem('not_allowed');
    return { token, preview };
  });
}

/** What goes with an item that is purged. */
export const previewPurgers: readonly Purger[] = previewedKinds.map((kind) => ({
  kind,
  purge: (tx, ids) => store.deletePreviewsOf(tx, kind, ids),
}));

/** Ends a link. Throws `not_found`. */
export function endPreview(db: Transactor, viewer: Viewer, id: string): Promise<void> {
  return db.transaction(async (tx) => {
    const item = await store.deletePreview(tx, id);
    if (!item) throw new Problem('not_found', t.endedAlready);
    // What lies in the trash meanwhile has no name to be told.
    const detail = await titleOf(tx, item.kind, item.itemId).catch(() => item.kind);
    await recordActivity(tx, viewer, { action: `Ended a preview of a ${item.kind}`, detail, type: 'Delete' });
  });
}

/** Whatever is wrong with a link is told in one sentence: nobody learns which ones there once were. */
const notFound = () => new Problem('not_found', t.noSuchLink);

async function requireOpen(db: Queryable, token: string) {
  const open = await store.findOpen(db, hashOfSecret(token));
  if (!open) throw notFound();
  return open;
}

/** What is not there any more looks like a link that never was. */
async function orNotFound<Result>(read: Promise<Result>): Promise<Result> {
  return read.catch((error) => {
    throw error instanceof Problem && error.code === 'not_found' ? notFound() : error;
  });
}

/**
 * The item as it is stored now, with nothing beside it that its public page would not show. Throws `not_found`.
 * @param supportEmail stands in the blanks of a page
 */
export async function readPreview(db: Queryable, token: string, supportEmail: string): Promise<ShownPreview> {
  const { kind, itemId, expiresAt: at } = await requireOpen(db, token);
  const expiresAt = at.toISOString();
  if (kind === 'destination') return { kind, expiresAt, ...(await orNotFound(previewDestination(db, itemId))) };
  if (kind === 'page') {
    const page = await orNotFound(requirePageForStaff(db, itemId));
    return { kind, expiresAt, page: await describePage(db, page, supportEmail) };
  }
  return { kind, expiresAt, story: await describeStory(db, await orNotFound(requireStoryForStaff(db, itemId))) };
}

/** The map of a destination that a link shows, as SVG. Throws `not_found`. */
export async function readPreviewMap(db: Queryable, token: string): Promise<string> {
  const { kind, itemId } = await requireOpen(db, token);
  if (kind !== 'destination') throw notFound();
  return orNotFound(previewDestinationMap(db, itemId));
}
