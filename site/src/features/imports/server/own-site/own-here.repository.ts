import { and, eq, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { about, teamMembers } from '#features/about/server/about.table.ts';
import { accounts } from '#features/accounts/server/account.table.ts';
import { addressRedirects } from '#features/addresses/server/address.table.ts';
import { authors } from '#features/authors/server/author.table.ts';
import { banners } from '#features/banners/server/banner.table.ts';
import { contactInfo, contactMessages } from '#features/contact/server/contact.table.ts';
import { destinations } from '#features/destinations/server/destination.table.ts';
import { feedback } from '#features/feedback/server/feedback.table.ts';
import { highlights } from '#features/highlights/server/highlight.table.ts';
import { mediaItems } from '#features/media/server/media.table.ts';
import { newsletterSubscribers } from '#features/newsletter/server/newsletter.table.ts';
import { pages } from '#features/pages/server/page.table.ts';
import { reviews } from '#features/reviews/server/review.table.ts';
import { schedules } from '#features/schedules/server/schedule.table.ts';
import { settings } from '#features/settings/server/settings.table.ts';
import { stories } from '#features/stories/server/story.table.ts';
import { trashItems } from '#features/trash/server/trash.table.ts';
import { versions } from '#features/versions/server/version.table.ts';
import type { Queryable } from '#server/queryable.ts';
import { importedAddresses, importItems } from '../import.table.ts';

/** What has an id of its own. */
export const tables = {
  media: mediaItems,
  account: accounts,
  author: authors,
  'team-member': teamMembers,
  page: pages,
  destination: destinations,
  story: stories,
  highlight: highlights,
  banner: banners,
  review: reviews,
  feedback,
  message: contactMessages,
  subscriber: newsletterSubscribers,
} as const satisfies Record<string, PgTable>;
export type KindWithId = keyof typeof tables;

/** What there is one of. */
const singles = { about, contact: contactInfo, settings } as const;
export type SingleKind = keyof typeof singles;

/** Kinds without `updated_at`, people's own words and files: when they were made stands for it. */
const withoutUpdatedAt: readonly string[] = ['media', 'feedback', 'message', 'subscriber'];

/** `changedAt`: when it was last changed; made, where it never is. `isUntouched`: as it came with the site. */
export type Here = { changedAt: Date; isUntouched: boolean; importedAt: Date | null; runId: string | null };

/** What is here under an id. Until the transaction ends nobody else changes it. */
export async function findHere(tx: Queryable, kind: KindWithId, id: string): Promise<Here | 'in-trash' | undefined> {
  const table = tables[kind];
  const at = sql.identifier(withoutUpdatedAt.includes(kind) ? 'created_at' : 'updated_at');
  const untouched = kind === 'page' ? sql`standard is not null and updated_at = created_at` : sql`false`;
  const { rows } = await tx.execute<{
    at: string;
    untouched: boolean;
    imported: string | null;
    run: string | null;
  }>(sql`
    select here.${at}::text as at, ${untouched} as untouched, item.imported_at::text as imported, item.run_id as run
    from ${table} here left join import_items item on item.item_id = here.id where here.id = ${id} for update of here`);
  const [row] = rows;
  if (row) {
    const { at: changed, untouched: isUntouched, imported, run: runId } = row;
    return {
      changedAt: new Date(changed),
      isUntouched,
      importedAt: imported === null ? null : new Date(imported),
      runId,
    };
  }
  const trashed = await tx.select({ id: trashItems.itemId }).from(trashItems).where(eq(trashItems.itemId, id));
  return trashed.length > 0 ? 'in-trash' : undefined;
}

/** When what there is one of was last changed, in ms since 1970; menus and texts have times of their own. */
export async function findSingle(tx: Queryable, kind: SingleKind): Promise<number | undefined> {
  const { menusUpdatedAt, textsUpdatedAt } = settings;
  const own = kind === 'settings' ? { menusUpdatedAt, textsUpdatedAt } : {};
  const [row] = await tx
    .select({ updatedAt: singles[kind].updatedAt, ...own })
    .from(singles[kind])
    .for('update');
  return row && Math.max(...Object.values(row).map((at) => at?.getTime() ?? 0));
}

/** Whether nobody has made anything here yet that readers see. */
export async function isEmptySite(tx: Queryable): Promise<boolean> {
  const { rows } = await tx.execute<{ empty: boolean }>(sql`
    select not exists (select from ${stories}) and not exists (select from ${destinations})
      and not exists (select from ${highlights}) and not exists (select from ${banners})
      and not exists (select from ${pages} where standard is null) as empty`);
  return rows[0]?.empty ?? false;
}

/** Notes what a run has made, which goes when it is undone. */
export async function noteItem(
  tx: Queryable,
  item: Pick<typeof importItems.$inferInsert, 'site' | 'sourceId' | 'kind' | 'runId' | 'importedAt'> & {
    itemId: string;
  },
): Promise<void> {
  const { runId, importedAt } = item;
  await tx
    .insert(importItems)
    .values(item)
    .onConflictDoUpdate({ target: importItems.itemId, set: { runId, importedAt } });
}

/** Notes that an import has changed what it, or an earlier one, has made. What no import has made has no row. */
export async function noteUpdate(tx: Queryable, itemId: string, importedAt: Date): Promise<void> {
  await tx.update(importItems).set({ importedAt }).where(eq(importItems.itemId, itemId));
}

/** Takes away for good what an import has made, unless somebody has changed it since. */
export async function removeMade(
  tx: Queryable,
  kind: KindWithId,
  id: string,
  importedAt: Date | null,
): Promise<'removed' | 'edited' | 'gone'> {
  const here = await findHere(tx, kind, id);
  if (here === undefined || here === 'in-trash') return 'gone';
  if (importedAt && here.changedAt.getTime() !== importedAt.getTime()) return 'edited';
  const table = tables[kind];
  // What still shows an image keeps it: it goes with the last that does.
  if (kind === 'media') await tx.update(mediaItems).set({ kept: false }).where(eq(mediaItems.id, id));
  else await tx.execute(sql`delete from ${table} where id = ${id}`);
  if (kind !== 'media') await tx.execute(sql`delete from schedules where item_id = ${id}`);
  return 'removed';
}

/** Whether an address leads somewhere already. */
export async function isRedirected(tx: Queryable, path: string): Promise<boolean> {
  const { rows } = await tx.execute(sql`
    select from ${addressRedirects} where ${eq(addressRedirects.path, path)}
    union all select from ${importedAddresses} where ${eq(importedAddresses.path, path)} limit 1`);
  return rows.length > 0;
}

/** @param item kind and id, as `story/ID` */
export async function hasHistory(tx: Queryable, item: string): Promise<boolean> {
  const [kind = '', itemId = ''] = item.split('/');
  const isOne = and(eq(versions.kind, kind), eq(versions.itemId, itemId));
  return (await tx.select({ version: versions.version }).from(versions).where(isOne).limit(1)).length > 0;
}

type Planned = Pick<typeof schedules.$inferInsert, 'kind' | 'itemId'>;

export async function isPlanned(tx: Queryable, { kind, itemId }: Planned): Promise<boolean> {
  const isOne = and(eq(schedules.kind, kind), eq(schedules.itemId, itemId));
  return (await tx.select({ id: schedules.itemId }).from(schedules).where(isOne)).length > 0;
}

export async function putSchedule(tx: Queryable, row: typeof schedules.$inferInsert): Promise<void> {
  await tx.insert(schedules).values(row).onConflictDoNothing();
}
