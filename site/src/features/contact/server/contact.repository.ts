import { saveTime } from '#server/lists/save-time.repository.ts';
import { preparedOnce, type Queryable } from '#server/queryable.ts';
import { contactInfo, contactMessages } from './contact.table.ts';

export type ContactInfoRow = typeof contactInfo.$inferSelect;

const infoStatement = preparedOnce((db) => db.select().from(contactInfo).limit(1).prepare('contact_info'));

/** Undefined until somebody has written it. */
export async function findContactInfo(db: Queryable): Promise<ContactInfoRow | undefined> {
  const [row] = await infoStatement(db).execute();
  return row;
}

export async function insertContactMessage(db: Queryable, values: typeof contactMessages.$inferInsert): Promise<void> {
  await db.insert(contactMessages).values(values);
}

/** The one row, made if need be, held until the transaction ends: whoever saves at the same moment waits for it. */
export async function lockContactInfo(tx: Queryable): Promise<{ row: ContactInfoRow; isNew: boolean }> {
  const added = await tx.insert(contactInfo).values({}).onConflictDoNothing().returning();
  const [row] = added.length > 0 ? added : await tx.select().from(contactInfo).for('update');
  return { row: row as ContactInfoRow, isNew: added.length > 0 };
}

export async function updateContactInfo(
  tx: Queryable,
  values: { [Name in keyof ContactInfoRow]?: ContactInfoRow[Name] | undefined },
): Promise<ContactInfoRow> {
  const [row] = await tx
    .update(contactInfo)
    .set({ ...values, updatedAt: saveTime(contactInfo.updatedAt) })
    .returning();
  return row as ContactInfoRow;
}
