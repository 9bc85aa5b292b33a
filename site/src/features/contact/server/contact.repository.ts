import { preparedOnce, type Queryable } from '../../../server/queryable.ts';
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
