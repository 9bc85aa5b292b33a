import type { Queryable } from '#server/queryable.ts';
import { feedback } from './feedback.table.ts';

let count = 0;

/** Feedback that is shown, newer than the one before. */
export async function aFeedback(db: Queryable, values: Partial<typeof feedback.$inferInsert> = {}) {
  count += 1;
  const [row] = await db
    .insert(feedback)
    .values({
      name: `Guest ${count}`,
      email: `guest-${count}@example.com`,
      location: 'Faro, Portugal',
      message: `A calm hour by the sea, number ${count}.`,
      rating: 5,
      createdAt: new Date(Date.UTC(2026, 4, 1) + count * 60_000),
      ...values,
    })
    .returning();
  return row as typeof feedback.$inferSelect;
}
