import type { Queryable } from '#server/queryable.ts';
import { settings } from '../settings.table.ts';

/** What staff have worded anew, by key. */
export async function findOwnTexts(db: Queryable): Promise<Record<string, string>> {
  const [row] = await db.select({ texts: settings.texts }).from(settings).limit(1);
  return row?.texts ?? {};
}

/** The form of the brand is not outdated by it: that has nothing of texts. */
export async function storeOwnTexts(tx: Queryable, texts: Record<string, string>): Promise<void> {
  await tx.update(settings).set({ texts });
}
