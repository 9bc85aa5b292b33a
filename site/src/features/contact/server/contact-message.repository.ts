import { eq, inArray, sql } from 'drizzle-orm';
import type { Sort } from '#contract/list-sort.ts';
import type { Page, PageRequest } from '#contract/pagination.ts';
import { findPageOfIds, type ListFilter, orderByIds } from '#server/lists/list-page.repository.ts';
import { contains } from '#server/lists/text-match.repository.ts';
import type { Queryable } from '#server/queryable.ts';
import { accounts } from '../../accounts/server/account.table.ts';
import { contactMessages } from './contact.table.ts';

export type ContactMessageRow = typeof contactMessages.$inferSelect;

const states = {
  read: { where: sql`read`, lists: ['contact_messages read'] },
  unread: { where: sql`not read`, lists: ['contact_messages unread'] },
  all: { where: sql`true`, lists: ['contact_messages read', 'contact_messages unread'] },
} satisfies Record<string, ListFilter>;

/** Newest first, or oldest (`sort` added). */
export async function listContactMessages(
  db: Queryable,
  { q, read, sort }: { q: string; read?: boolean | undefined; sort?: Sort<'added'> | undefined },
  page: PageRequest,
): Promise<Page<ContactMessageRow>> {
  const state = read === undefined ? 'all' : read ? 'read' : 'unread';
  const words = q ? contains(contactMessages.searched, q) : undefined;
  const list = { source: contactMessages, ...states[state], words, sort, orders: {} };
  const { ids, totalCount } = await findPageOfIds<never>(db, list, page);
  if (ids.length === 0) return { rows: [], totalCount };
  const rows = await db
    .select()
    .from(contactMessages)
    .where(inArray(contactMessages.id, ids))
    .orderBy(orderByIds(ids, contactMessages.id));
  return { rows, totalCount };
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

/** The account with this address, in whatever case it was typed. */
export async function findAccountOf(db: Queryable, email: string): Promise<string | undefined> {
  const [row] = await db
    .select({ id: accounts.id })
    .from(accounts)
    .where(sql`lower(${accounts.email}) = lower(${email})`);
  return row?.id;
}

const isFrom = (email: string) => sql`lower(${contactMessages.email}) = lower(${email})`;

/** What came from an address, in any case, the oldest first. */
export function listMessagesFrom(db: Queryable, email: string) {
  const { subject, message, createdAt } = contactMessages;
  return db
    .select({ subject, message, createdAt })
    .from(contactMessages)
    .where(isFrom(email))
    .orderBy(createdAt, contactMessages.id);
}

export async function deleteMessagesFrom(tx: Queryable, email: string): Promise<void> {
  await tx.delete(contactMessages).where(isFrom(email));
}
