import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { Page, PageRequest } from '../../../contract/pagination.ts';
import type { Queryable } from '../../../server/queryable.ts';
import { contains } from '../../../server/text-match.repository.ts';
import { accounts } from '../../accounts/server/account.table.ts';
import { contactMessages } from './contact.table.ts';

export type ContactMessageRow = typeof contactMessages.$inferSelect;

/** Newest first. */
export async function listContactMessages(
  db: Queryable,
  { q, read }: { q: string; read?: boolean | undefined },
  { page, limit }: PageRequest,
): Promise<Page<ContactMessageRow>> {
  const parts: SQL[] = [];
  // Written as the partial index has it.
  if (read !== undefined) parts.push(read ? sql`${contactMessages.read}` : sql`not ${contactMessages.read}`);
  if (q) parts.push(contains(contactMessages.searched, q));
  const where = and(...parts);
  const [rows, counted] = await Promise.all([
    db
      .select()
      .from(contactMessages)
      .where(where)
      .orderBy(sql`${contactMessages.createdAt} desc, ${contactMessages.id} desc`)
      .limit(limit)
      .offset((page - 1) * limit),
    db.select({ count: sql<number>`count(*)::int` }).from(contactMessages).where(where),
  ]);
  return { rows, totalCount: counted[0]?.count ?? 0 };
}

export async function findContactMessage(db: Queryable, id: string): Promise<ContactMessageRow | undefined> {
  const [row] = await db.select().from(contactMessages).where(eq(contactMessages.id, id));
  return row;
}

/** Held until the transaction ends. */
export async function lockContactMessage(tx: Queryable, id: string): Promise<ContactMessageRow | undefined> {
  const [row] = await tx.select().from(contactMessages).where(eq(contactMessages.id, id)).for('update');
  return row;
}

export async function updateContactMessage(
  tx: Queryable,
  id: string,
  change: { read: true } | { repliedAt: Date },
): Promise<void> {
  await tx.update(contactMessages).set(change).where(eq(contactMessages.id, id));
}

export async function deleteContactMessage(tx: Queryable, id: string): Promise<void> {
  await tx.delete(contactMessages).where(eq(contactMessages.id, id));
}

/** The account with this address, in whatever case it was typed. */
export async function findAccountOf(db: Queryable, email: string): Promise<string | undefined> {
  const [row] = await db
    .select({ id: accounts.id })
    .from(accounts)
    .where(sql`lower(${accounts.email}) = lower(${email})`);
  return row?.id;
}
