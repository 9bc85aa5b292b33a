import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import { isStaff, roles } from '#contract/roles.ts';
import type { Queryable } from '#server/queryable.ts';
import { accounts } from '../../accounts/server/account.table.ts';
import type { PreviewedKind } from '../preview.contract.ts';
import { previews } from './preview.table.ts';

type Item = { kind: PreviewedKind; itemId: string };

/** One that opens its item: not over, and made by somebody who may still see drafts. */
const isOpen = and(sql`${previews.expiresAt} > now()`, inArray(accounts.role, roles.filter(isStaff)));

const columns = {
  id: previews.id,
  createdAt: previews.createdAt,
  expiresAt: previews.expiresAt,
  accountId: accounts.id,
  name: accounts.name,
};

const isOf = ({ kind, itemId }: Item) => and(eq(previews.kind, kind), eq(previews.itemId, itemId));

/** The newest first. */
export function listOpen(db: Queryable, item: Item) {
  return db
    .select(columns)
    .from(previews)
    .innerJoin(accounts, eq(accounts.id, previews.accountId))
    .where(and(isOf(item), isOpen))
    .orderBy(desc(previews.createdAt), desc(previews.id));
}
export type PreviewRow = Awaited<ReturnType<typeof listOpen>>[number];

/** Until the transaction ends nobody else makes a link to the item. */
export async function lockPreviews(tx: Queryable, { kind, itemId }: Item): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('previews'), hashtext(${`${kind} ${itemId}`}))`);
}

type NewPreview = Item & { tokenHash: string; accountId: string; days: number };

/** Gives its id. */
export async function addPreview(tx: Queryable, { days, ...values }: NewPreview): Promise<string | undefined> {
  // What is over is swept by the way: nobody asks for it again.
  await tx.delete(previews).where(sql`${previews.expiresAt} <= now()`);
  const [added] = await tx
    .insert(previews)
    .values({ ...values, expiresAt: sql`now() + make_interval(days => ${days})` })
    .returning({ id: previews.id });
  return added?.id;
}

/** The item whose link was ended; undefined where there is no such link. */
export async function deletePreview(tx: Queryable, id: string): Promise<Item | undefined> {
  const [row] = await tx
    .delete(previews)
    .where(eq(previews.id, id))
    .returning({ kind: previews.kind, itemId: previews.itemId });
  return row;
}

/** All links to items that are gone for good. */
export async function deletePreviewsOf(tx: Queryable, kind: PreviewedKind, itemIds: readonly string[]): Promise<void> {
  await tx.delete(previews).where(and(eq(previews.kind, kind), inArray(previews.itemId, [...itemIds])));
}

/** What an open link leads to. */
export async function findOpen(db: Queryable, tokenHash: string): Promise<(Item & { expiresAt: Date }) | undefined> {
  const [row] = await db
    .select({ kind: previews.kind, itemId: previews.itemId, expiresAt: previews.expiresAt })
    .from(previews)
    .innerJoin(accounts, eq(accounts.id, previews.accountId))
    .where(and(eq(previews.tokenHash, tokenHash), isOpen));
  return row;
}
