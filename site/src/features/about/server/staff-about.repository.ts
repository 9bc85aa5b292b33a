import { saveTime } from '#server/lists/save-time.repository.ts';
import type { Queryable } from '#server/queryable.ts';
import { about } from './about.table.ts';

export type AboutRecord = typeof about.$inferSelect;

const unwritten = { title: '', intro: '', mission: [], values: [], joinTitle: '', joinDescription: '' };

/** The one row, made if need be, held until the transaction ends: whoever saves at the same moment waits for it. */
export async function lockAbout(tx: Queryable): Promise<{ row: AboutRecord; isNew: boolean }> {
  const added = await tx.insert(about).values(unwritten).onConflictDoNothing().returning();
  const [row] = added.length > 0 ? added : await tx.select().from(about).for('update');
  return { row: row as AboutRecord, isNew: added.length > 0 };
}

/** Held until the transaction ends; undefined where nobody has written it. */
export async function holdAbout(tx: Queryable): Promise<AboutRecord | undefined> {
  const [row] = await tx.select().from(about).for('update');
  return row;
}

export async function updateAbout(
  tx: Queryable,
  values: { [Name in keyof AboutRecord]?: AboutRecord[Name] | undefined },
): Promise<void> {
  await tx.update(about).set({ ...values, updatedAt: saveTime(about.updatedAt) });
}
