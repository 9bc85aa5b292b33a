import type { Queryable } from '#server/queryable.ts';
import { settings } from '../settings.table.ts';

export type SectionRow = { sectionsOff: string[]; homeOrder: string[] };

/** Undefined until somebody has decided something. */
export async function findSections(db: Queryable): Promise<SectionRow | undefined> {
  const columns = { sectionsOff: settings.sectionsOff, homeOrder: settings.homeOrder };
  const [row] = await db.select(columns).from(settings).limit(1);
  return row;
}

/** The form of the brand is not outdated by it: that has nothing of sections. */
export async function storeSections(tx: Queryable, values: SectionRow): Promise<void> {
  await tx.update(settings).set(values);
}
