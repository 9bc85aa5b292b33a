import { randomUUID } from 'node:crypto';
import { Problem } from '#contract/problem.ts';
import type { Dependencies, Viewer } from '#server/dependencies.ts';
import { dropCached } from '#server/endpoints/cache-drops.ts';
import type { Queryable, Transactor } from '#server/queryable.ts';
import { recordActivity, recordPlannedActivities } from '../../activity/server/activity.service.ts';
import type { BulkKind } from '../../bulk/server/bulk-kind.ts';
import { oneAfterAnother } from '../../bulk/server/came.rules.ts';
import { type CheckedKind, requireReady } from '../../checklists/server/checklist.service.ts';
import { textToStore } from '../../rich-text/server/rich-text.service.ts';
import { lockEach, type ScheduledKind } from '../../schedules/server/scheduled-kind.ts';
import { moveToTrash, type TrashKind, trashing } from '../../trash/server/trash.service.ts';
import { onlyChanged } from '../../versions/server/content.rules.ts';
import { type Edit, saveEdit } from '../../versions/server/edit.service.ts';
import type { Restore, Restored } from '../../versions/server/restorable-kind.ts';
import { restoreEdit, type VersionOf, withVersion } from '../../versions/server/version.service.ts';
import { pageTag } from '../page.contract.ts';
import { pageChecklist } from '../page-checklist.ts';
import { pagesTag } from '../pages-tag.contract.ts';
import { type ChangedPage, type NewPage, pageRules, type StoredPage } from '../staff-page.contract.ts';
import { t } from './api-pages.texts.ts';
import { outdatePageEditions, pageEditionBulk } from './editions/page-edition.service.ts';
import { presentStoredPage } from './page.presenter.ts';
import { requireFree, slugFor } from './page-slug.service.ts';
import { type PageContent, pageVersions } from './page-version.repository.ts';
import * as store from './staff-page.repository.ts';

type Access = Pick<Dependencies, 'db'>;
type Saved = { message: string; data: StoredPage; merged?: string[] };
type Stored = NonNullable<Awaited<ReturnType<typeof store.lockPage>>>;

/** A page, a draft too. Throws `not_found`. */
export async function requirePageForStaff(db: Queryable, id: string) {
  return (await store.findPageForStaff(db, id)) ?? notFound();
}

async function readSaved(tx: Queryable, id: string, message: string): Promise<Saved> {
  return { message, data: presentStoredPage(await requirePageForStaff(tx, id)) };
}

/** What is stored of a text. Throws `invalid_input` as `textToStore`. */
export const pageTextToStore = (tx: Queryable, sent: string, mayBeEmpty = false) =>
  textToStore(tx, 'content', sent, mayBeEmpty ? { ...pageRules.content, missing: '' } : pageRules.content);

/** Adds a draft. A second call with the same `createKey` adds none and gives what the first has made. */
export function createPage({ db }: Access, viewer: Viewer, { createKey, ...input }: NewPage): Promise<Saved> {
  const id = createKey ?? randomUUID();
  return db.transaction(async (tx) => {
    await store.lockSlugs(tx);
    if (!(await store.findPageForStaff(tx, id))) {
      await addPage(tx, id, input, { by: viewer.accountId });
      await recordActivity(tx, viewer, { action: 'Added page', detail: input.title, type: 'add' });
    }
    return readSaved(tx, id, t.added);
  });
}

export type WrittenPage = Omit<NewPage, 'createKey'> & {
  createdAt?: Date;
  publishedAt?: Date | null;
  /** It is a draft unless this is so. */
  published?: boolean;
  /** It may lack the text that a form insists on. */
  mayBeEmpty?: boolean;
};

/**
 * Part of a transaction: adds a page and its first version.
 * @throws Problem `invalid_input` where its address is taken or its text cannot be stored
 */
export async function addPage(tx: Queryable, id: string, page: WrittenPage, of: VersionOf): Promise<void> {
  const { title, description = '', slug, createdAt, publishedAt = null, published = false } = page;
  await store.lockSlugs(tx);
  const { plain, markdown } = await pageTextToStore(tx, page.content, page.mayBeEmpty);
  const address = slug ? await requireFree(tx, id, slug) : await slugFor(tx, id, title);
  await withVersion(tx, pageVersions, id, of, () =>
    store.insertPage(tx, {
      id,
      title,
      description,
      slug: address,
      content: plain,
      contentMarkdown: markdown,
      published,
      publishedAt: publishedAt ?? (published ? new Date() : null),
      ...(createdAt && { createdAt }),
    }),
  );
  await dropPublicPage(tx, id, published);
}

/**
 * Changes what is given and nothing else; what somebody has saved since `updatedAt` is kept where this changes
 * something else.
 * @throws Problem `not_found`; `conflict` when both changed the same; `invalid_input` where its address is taken
 */
export function updatePage(
  { db }: Access,
  viewer: Viewer,
  id: string,
  { updatedAt, smallChange = false, ...input }: ChangedPage,
): Promise<Saved> {
  return db.transaction(async (tx) => {
    const stored = await requireLocked(tx, id);
    const wanted = async (from: PageContent): Promise<PageContent> => ({
      ...from,
      title: input.title ?? from.title,
      slug: input.slug || from.slug,
      description: input.description ?? from.description,
      content: input.content === undefined ? from.content : (await pageTextToStore(tx, input.content)).markdown,
    });
    const merged = await savePage(
      tx,
      stored,
      { by: viewer.accountId, startedFrom: updatedAt, isSmall: smallChange },
      wanted,
    );
    const saved = await readSaved(tx, id, t.saved);
    await recordActivity(tx, viewer, { action: 'Updated page', detail: saved.data.title, type: 'update' });
    await dropPublicPage(tx, id, stored.published);
    return { ...saved, ...(merged.length > 0 && { merged }) };
  });
}

/** Makes a page what it was. Throws `not_found` and `conflict`. */
export function restorePage(db: Transactor, viewer: Viewer, id: string, restore: Restore): Promise<Restored> {
  return db.transaction(async (tx) => {
    const stored = await requireLocked(tx, id);
    const merged = await savePage(tx, stored, restoreEdit(viewer, restore), async (from) => restore.wanted(from));
    const { data } = await readSaved(tx, id, '');
    await recordActivity(tx, viewer, { action: 'Restored page', detail: data.title, type: 'update' });
    await dropPublicPage(tx, id, stored.published);
    return { data, merged };
  });
}

/** `isSmall`: translations stay good, whatever its texts say now. */
type PageEdit = Omit<Edit, 'id' | 'stored'> & { isSmall?: boolean };

/** Saves an edit of a page whose row is locked; gives the fields that others changed meanwhile. Throws `conflict`. */
function savePage(
  tx: Queryable,
  stored: Stored,
  { isSmall = false, ...edit }: PageEdit,
  wanted: (from: PageContent) => Promise<PageContent>,
): Promise<string[]> {
  const { id } = stored;
  const write = async (before: PageContent, after: PageContent) => {
    const { title, slug, description, content } = onlyChanged(before, after);
    const text = content === undefined ? undefined : await pageTextToStore(tx, content);
    if (slug !== undefined) await changeSlug(tx, stored, slug);
    await store.updatePage(tx, id, {
      title,
      slug,
      description,
      content: text?.plain,
      contentMarkdown: text?.markdown,
    });
    if (!isSmall) await outdatePageEditions(tx, id, before, after);
  };
  return saveEdit(tx, pageVersions, { ...edit, id, stored }, { wanted, write });
}

async function changeSlug(tx: Queryable, { id, slug: former, standard }: Stored, slug: string): Promise<void> {
  if (standard) throw new Problem('invalid_input', t.slugStays, { errors: [{ field: 'slug', message: t.slugStays }] });
  await store.lockSlugs(tx);
  await store.keepFormerSlug(tx, id, former, await requireFree(tx, id, slug));
}

/** Moves it to the trash. Throws `not_found`; `conflict` where the site needs it. */
export async function deletePage({ db }: Access, viewer: Viewer, id: string): Promise<void> {
  await trashing(db, async (tx) => {
    const { title, published, standard } = await requireLocked(tx, id);
    if (standard) throw new Problem('conflict', t.needed);
    await moveToTrash(tx, viewer, { kind: 'page', id, title, imageId: null, table: 'pages' });
    await recordActivity(tx, viewer, { action: 'Deleted page', detail: title, type: 'Delete' });
    await dropPublicPage(tx, id, published);
  });
}

export const pageTrash: TrashKind = {
  kind: 'page',
  versions: pageVersions,
  async restored(tx, id) {
    await dropPublicPage(tx, id, (await requireLocked(tx, id)).published);
  },
};

/** `published` undefined: the other way round. Does nothing when it is so already. Throws as `deletePage`. */
export function publishPage({ db }: Access, viewer: Viewer, id: string, published?: boolean): Promise<Saved> {
  return db.transaction(async (tx) => {
    const turned = await turnPublished(tx, viewer, id, published);
    return readSaved(tx, id, turned.published ? t.published : t.unpublished);
  });
}

/** Part of a transaction: the same, without reading it anew. */
export async function turnPublished(tx: Queryable, viewer: Viewer, id: string, wanted?: boolean) {
  const stored = await requireLocked(tx, id);
  const published = wanted ?? !stored.published;
  const isChanged = published !== stored.published;
  if (isChanged && published) await requireReady(tx, pageCheck, id);
  if (isChanged) await setPublished(tx, viewer, stored, { published });
  return { published, isChanged };
}

export const pageCheck: CheckedKind = { versions: pageVersions, fields: pageChecklist };

/** How many pages are changed at once: each as by hand. */
export const pageBulk: BulkKind = {
  kind: 'page',
  publish: (tx, viewer, ids, published) => oneAfterAnother(ids, (id) => turnPublished(tx, viewer, id, published)),
  delete: (tx, viewer, ids) =>
    oneAfterAnother(ids, async (id) => {
      await deletePage({ db: tx }, viewer, id);
      return { isChanged: true };
    }),
  translation: pageEditionBulk,
  listIds: store.listIds,
  listTitles: store.listTitles,
};

async function setPublished(
  tx: Queryable,
  viewer: Viewer | null,
  { id, title, standard }: Stored,
  flag: { published: boolean; publishedAt?: Date },
): Promise<void> {
  if (standard) throw new Problem('conflict', t.alwaysPublic);
  await withVersion(tx, pageVersions, id, { by: viewer?.accountId ?? null }, () => store.updatePage(tx, id, flag));
  const action = flag.published ? 'Published page' : 'Unpublished page';
  const activity = { action, detail: title, type: 'update' } as const;
  await (viewer ? recordActivity(tx, viewer, activity) : recordPlannedActivities(tx, [activity]));
  await dropPublicPage(tx, id, true);
}

export const pageSchedule: ScheduledKind = {
  kind: 'page',
  versions: pageVersions,
  lock: (tx, ids) =>
    lockEach(ids, async (id) => {
      const stored = await store.lockPage(tx, id);
      if (stored?.standard) throw new Problem('conflict', t.alwaysPublic);
      return stored && { title: stored.title, isPublic: stored.published };
    }),
  requireReady: (tx, id) => requireReady(tx, pageCheck, id),
  async setPublic(tx, items, published) {
    for (const { id, at } of items)
      await setPublished(tx, null, await requireLocked(tx, id), { published, publishedAt: at });
  },
  tags: (id) => [pageTag(id), pagesTag],
  listTitles: store.listTitles,
};

async function requireLocked(tx: Queryable, id: string): Promise<Stored> {
  return (await store.lockPage(tx, id)) ?? notFound();
}

function notFound(): never {
  throw new Problem('not_found', t.notFound);
}

/** Everything public that shows a page carries one of the two; drafts are shown nowhere. */
export async function dropPublicPage(tx: Queryable, id: string, isPublic: boolean): Promise<void> {
  if (isPublic) await dropCached(tx, [pageTag(id), pagesTag]);
}
