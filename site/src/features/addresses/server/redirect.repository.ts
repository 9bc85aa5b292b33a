import { count, eq, sql } from 'drizzle-orm';
import type { Page, PageRequest } from '#contract/pagination.ts';
import { saveTime } from '#server/lists/save-time.repository.ts';
import { preparedOnce, type Queryable } from '#server/queryable.ts';
import { importedAddresses } from '../../imports/server/import.table.ts';
import { publicPages } from '../../pages/server/page.table.ts';
import { publicStories } from '../../stories/server/story.table.ts';
import { addressRedirects } from './address.table.ts';

export type RedirectRow = typeof addressRedirects.$inferSelect;

const targetStatement = preparedOnce((db) =>
  db
    .select({ target: addressRedirects.target })
    .from(addressRedirects)
    .where(eq(addressRedirects.path, sql.placeholder('path')))
    .prepare('redirect_target'),
);

const importedStatement = preparedOnce((db) =>
  db
    .select({ target: importedAddresses.target, story: publicStories.slug, page: publicPages.slug })
    .from(importedAddresses)
    .leftJoin(publicStories, eq(publicStories.id, importedAddresses.storyId))
    .leftJoin(publicPages, eq(publicPages.id, importedAddresses.pageId))
    .where(eq(importedAddresses.path, sql.placeholder('path')))
    .prepare('imported_target'),
);

/**
 * Where this path is led: by staff, or because the site lived elsewhere before. Undefined where it is led nowhere, or
 * to what is not public.
 */
export async function findTarget(db: Queryable, path: string): Promise<string | undefined> {
  const [byStaff] = await targetStatement(db).execute({ path });
  if (byStaff) return byStaff.target;
  const [imported] = await importedStatement(db).execute({ path });
  if (imported?.story) return `/stories/${imported.story}`;
  return imported?.page ? `/${imported.page}` : (imported?.target ?? undefined);
}

export async function listRedirects(
  db: Queryable,
  { page, limit }: PageRequest,
  q: string,
): Promise<Page<RedirectRow>> {
  const { path, target, createdAt, id } = addressRedirects;
  const matches = q === '' ? sql`true` : sql`position(lower(${q}) in ${path} || ' ' || ${target}) > 0`;
  const [rows, [total]] = await Promise.all([
    db
      .select()
      .from(addressRedirects)
      .where(matches)
      .orderBy(sql`${createdAt} desc, ${id}`)
      .limit(limit)
      .offset((page - 1) * limit),
    db.select({ count: count() }).from(addressRedirects).where(matches),
  ]);
  return { rows, totalCount: total?.count ?? 0 };
}

/** One change at a time: two that are right by themselves may make a circle together. */
export async function lockRedirects(tx: Queryable): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('address_redirects'))`);
}

export async function findRedirect(tx: Queryable, id: string): Promise<RedirectRow | undefined> {
  return (await tx.select().from(addressRedirects).where(eq(addressRedirects.id, id)))[0];
}

export async function countRedirects(tx: Queryable): Promise<number> {
  const [total] = await tx.select({ count: count() }).from(addressRedirects);
  return total?.count ?? 0;
}

/** The redirect that starts at this path. */
export async function redirectFrom(tx: Queryable, path: string): Promise<RedirectRow | undefined> {
  return (await tx.select().from(addressRedirects).where(eq(addressRedirects.path, path)))[0];
}

/** One that leads to this path, whatever its query. */
export async function redirectTo(tx: Queryable, path: string): Promise<RedirectRow | undefined> {
  const leads = sql`split_part(${addressRedirects.target}, '?', 1) = ${path}`;
  return (await tx.select().from(addressRedirects).where(leads).orderBy(addressRedirects.path).limit(1))[0];
}

export async function addRedirect(tx: Queryable, values: Pick<RedirectRow, 'path' | 'target'>): Promise<RedirectRow> {
  const [row] = await tx.insert(addressRedirects).values(values).returning();
  return row as RedirectRow;
}

export async function changeRedirect(
  tx: Queryable,
  id: string,
  values: Pick<RedirectRow, 'path' | 'target'>,
): Promise<RedirectRow> {
  const [row] = await tx
    .update(addressRedirects)
    .set({ ...values, updatedAt: saveTime(addressRedirects.updatedAt) })
    .where(eq(addressRedirects.id, id))
    .returning();
  return row as RedirectRow;
}

export async function removeRedirect(tx: Queryable, id: string): Promise<RedirectRow | undefined> {
  return (await tx.delete(addressRedirects).where(eq(addressRedirects.id, id)).returning())[0];
}
