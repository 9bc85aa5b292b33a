import type { Queryable } from '#server/queryable.ts';
import { contactMessages } from './contact.table.ts';

let count = 0;

/** An unread message, newer than the one before. */
export async function aContactMessage(db: Queryable, values: Partial<typeof contactMessages.$inferInsert> = {}) {
  count += 1;
  const [row] = await db
    .insert(contactMessages)
    .values({
      fullName: `Visitor ${count}`,
      email: `visitor-${count}@example.com`,
      subject: 'support',
      message: 'The ferry took eleven minutes.',
      createdAt: new Date(Date.UTC(2026, 4, 1) + count * 60_000),
      ...values,
    })
    .returning();
  return row as typeof contactMessages.$inferSelect;
}
