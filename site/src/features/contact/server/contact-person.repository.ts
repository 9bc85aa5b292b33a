import { sql } from 'drizzle-orm';
import type { Queryable } from '../../../server/queryable.ts';
import { contactMessages } from './contact.table.ts';

/** What came from an address, in any case, the oldest first. */
export function listMessagesFrom(db: Queryable, email: string) {
  const { subject, message, createdAt } = contactMessages;
  return db
    .select({ subject, message, createdAt })
    .from(contactMessages)
    .where(sql`lower(${contactMessages.email}) = lower(${email})`)
    .orderBy(createdAt);
}
