import { inArray } from 'drizzle-orm';
import type { Menus } from '#contract/rules/menus/menus.ts';
import { pages, publicPages } from '#features/pages/server/page.table.ts';
import { saveTime } from '#server/lists/save-time.repository.ts';
import type { Queryable } from '#server/queryable.ts';
import { settings } from '../settings.table.ts';

export type MenusRow = { menus: Menus | null; menusUpdatedAt: Date };

/** Undefined until somebody has decided something. */
export async function findMenus(db: Queryable): Promise<MenusRow | undefined> {
  const columns = { menus: settings.menus, menusUpdatedAt: settings.menusUpdatedAt };
  const [row] = await db.select(columns).from(settings).limit(1);
  return row;
}

/** The form of the brand is not outdated by it: that has nothing of menus. */
export async function storeMenus(tx: Queryable, menus: Menus | null): Promise<void> {
  await tx.update(settings).set({ menus, menusUpdatedAt: saveTime(settings.menusUpdatedAt) });
}

/** Slugs of those pages that are public, by id. */
export async function findPublicSlugs(db: Queryable, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const columns = { id: publicPages.id, slug: publicPages.slug };
  const rows = await db
    .select(columns)
    .from(publicPages)
    .where(inArray(publicPages.id, [...ids]));
  return new Map(rows.map(({ id, slug }) => [id, slug]));
}

/** Which of the ids are those of pages, drafts too. */
export async function findPageIds(db: Queryable, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const rows = await db
    .select({ id: pages.id })
    .from(pages)
    .where(inArray(pages.id, [...ids]));
  return new Set(rows.map(({ id }) => id));
}

/** Ids of the pages that now have these slugs, drafts too, by slug. */
export async function findPagesBySlug(db: Queryable, slugs: readonly string[]): Promise<Map<string, string>> {
  if (slugs.length === 0) return new Map();
  const columns = { id: pages.id, slug: pages.slug };
  const rows = await db
    .select(columns)
    .from(pages)
    .where(inArray(pages.slug, [...slugs]));
  return new Map(rows.map(({ id, slug }) => [slug, id]));
}
