import { and, eq, inArray, ne, sql } from 'drizzle-orm';
import { union } from 'drizzle-orm/pg-core';
import type { Page, PageRequest } from '#contract/pagination.ts';
import { saveTime } from '#server/lists/save-time.repository.ts';
import { contains } from '#server/lists/text-match.repository.ts';
import { isTranslatedSo } from '#server/lists/translation-filter.repository.ts';
import type { Changes, Queryable } from '#server/queryable.ts';
import { contactInfo } from '../../contact/server/contact.table.ts';
import type { PublicationState } from '../../schedules/item-schedule.contract.ts';
import { stateConditions } from '../../schedules/server/schedule.repository.ts';
import { slugsInTrash } from '../../trash/server/trashed-slugs.repository.ts';
import { pageEditionTables } from './editions/page-edition.repository.ts';
import { detailColumns, type PageDetailRow, type PageSummaryRow, summaryColumns } from './page.repository.ts';
import { formerPageSlugs, pages } from './page.table.ts';

export type PageFilter = {
  q: string;
  state?: PublicationState | undefined;
  translation?: string | undefined;
};

const states = stateConditions('page', { id: pages.id, isPublic: pages.published });

const isFound = ({ q, state, translation }: PageFilter) =>
  and(
    q ? contains(pages.searched, q) : undefined,
    state && states[state],
    isTranslatedSo(pageEditionTables, pages.id, translation),
  );

const newestFirst = sql`${pages.createdAt} desc, ${pages.id} desc`;

/** Newest first. */
export async function listPages(
  db: Queryable,
  filter: PageFilter,
  { page, limit }: PageRequest,
): Promise<Page<PageSummaryRow>> {
  const where = isFound(filter);
  const [rows, counted] = await Promise.all([
    db
      .select(summaryColumns(pages))
      .from(pages)
      .where(where)
      .orderBy(newestFirst)
      .limit(limit)
      .offset((page - 1) * limit),
    db.select({ count: sql<number>`count(*)::int` }).from(pages).where(where),
  ]);
  return { rows, totalCount: counted[0]?.count ?? 0 };
}

/** The ids of those that a list finds, the newest first. */
export async function listIds(db: Queryable, filter: PageFilter, most: number): Promise<string[]> {
  const rows = await db.select({ id: pages.id }).from(pages).where(isFound(filter)).orderBy(newestFirst).limit(most);
  return rows.map(({ id }) => id);
}

/** Published or not. */
export async function findPageForStaff(db: Queryable, id: string): Promise<PageDetailRow | undefined> {
  const [row] = await db.select(detailColumns(pages)).from(pages).where(eq(pages.id, id));
  return row;
}

/** Until the transaction ends nobody else changes or deletes it. */
export async function lockPage(tx: Queryable, id: string) {
  const { id: pageId, title, slug, standard, published, updatedAt } = pages;
  const [row] = await tx
    .select({ id: pageId, title, slug, standard, published, updatedAt })
    .from(pages)
    .where(eq(pages.id, id))
    .for('no key update');
  return row;
}

export type PageInsert = typeof pages.$inferInsert;

export async function insertPage(tx: Queryable, values: PageInsert): Promise<void> {
  await tx.insert(pages).values(values);
}

/** The first publication dates it for good, with `publishedAt` where it was planned. */
export async function updatePage(tx: Queryable, id: string, values: Changes<PageInsert>): Promise<void> {
  const { publishedAt: planned, ...changes } = values;
  const first = planned instanceof Date ? sql`${planned.toISOString()}::timestamptz` : sql`now()`;
  await tx
    .update(pages)
    .set({
      ...changes,
      ...(values.published && { publishedAt: sql`coalesce(${pages.publishedAt}, ${first})` }),
      updatedAt: saveTime(pages.updatedAt),
    })
    .where(eq(pages.id, id));
}

export function listTitles(db: Queryable, ids: string[]): Promise<{ id: string; title: string }[]> {
  return db.select({ id: pages.id, title: pages.title }).from(pages).where(inArray(pages.id, ids));
}

/** Where letters, calls and mails reach the magazine, as its contact page says. */
export async function findOwnAddress(db: Queryable) {
  const { address, postalCode, city, country, phone, email1: email } = contactInfo;
  return (await db.select({ address, postalCode, city, country, phone, email }).from(contactInfo))[0];
}

/** Until the transaction ends nobody else gives a page an address. */
export async function lockSlugs(tx: Queryable): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('page slugs'))`);
}

/** Those of `candidates` that lead to another page than `id`, or once did; those in the trash too. */
export async function findUsedSlugs(tx: Queryable, id: string, candidates: string[]): Promise<string[]> {
  const current = tx
    .select({ slug: pages.slug })
    .from(pages)
    .where(and(inArray(pages.slug, candidates), ne(pages.id, id)));
  const former = tx
    .select({ slug: formerPageSlugs.slug })
    .from(formerPageSlugs)
    .where(and(inArray(formerPageSlugs.slug, candidates), ne(formerPageSlugs.pageId, id)));
  const used = await union(current, former, slugsInTrash(tx, [pages, formerPageSlugs], candidates));
  return used.map(({ slug }) => slug);
}

/** Makes `former` lead to the page from now on, and `current` no longer a former name of it. */
export async function keepFormerSlug(tx: Queryable, pageId: string, former: string, current: string): Promise<void> {
  await tx.delete(formerPageSlugs).where(eq(formerPageSlugs.slug, current));
  await tx
    .insert(formerPageSlugs)
    .values({ slug: former, pageId })
    .onConflictDoUpdate({ target: formerPageSlugs.slug, set: { pageId } });
}
