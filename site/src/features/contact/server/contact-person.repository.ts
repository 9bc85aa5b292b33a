import { sql } from 'drizzle-orm';
import type { Queryable } from '#server/queryable.ts';
import { contactMessages } from './contact.table.ts';

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
