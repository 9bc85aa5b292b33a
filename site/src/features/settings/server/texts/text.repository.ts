import { and, eq } from 'drizzle-orm';
import type { OwnTexts } from '#contract/texts/text-in.ts';
import { saveTime } from '#server/lists/save-time.repository.ts';
import type { Queryable } from '#server/queryable.ts';
import { settings } from '../settings.table.ts';
import { siteTexts } from './text.table.ts';

/** What staff have worded anew in the site's own language, by key. */
export async function findOwnTexts(db: Queryable): Promise<Record<string, string>> {
  const [row] = await db.select({ texts: settings.texts }).from(settings).limit(1);
  return row?.texts ?? {};
}

/** What the site says of itself in one line; "" for nothing. */
export async function findTagline(db: Queryable): Promise<string> {
  const [row] = await db.select({ tagline: settings.tagline }).from(settings).limit(1);
  return row?.tagline ?? '';
}

const changedNow = { textsUpdatedAt: saveTime(settings.textsUpdatedAt) };

/** The form of the brand is not outdated by it: that has nothing of texts. */
export async function storeOwnTexts(tx: Queryable, texts: OwnTexts): Promise<void> {
  await tx.update(settings).set({ texts, ...changedNow });
}

/** The same in another language. */
export async function findTextsIn(db: Queryable, language: string): Promise<Record<string, string>> {
  const rows = await db.select().from(siteTexts).where(eq(siteTexts.language, language)).orderBy(siteTexts.key);
  return Object.fromEntries(rows.map(({ key, value }) => [key, value]));
}

/** Of all languages besides the site's own: the texts by key, by language. */
export async function listTextsIn(db: Queryable): Promise<Record<string, Record<string, string>>> {
  const rows = await db.select().from(siteTexts).orderBy(siteTexts.language, siteTexts.key);
  return Object.fromEntries(
    [...Map.groupBy(rows, ({ language }) => language)].map(([language, texts]) => [
      language,
      Object.fromEntries(texts.map(({ key, value }) => [key, value])),
    ]),
  );
}

/** `value` null: no longer. */
export async function storeTextIn(tx: Queryable, language: string, key: string, value: string | null): Promise<void> {
  await tx.delete(siteTexts).where(and(eq(siteTexts.language, language), eq(siteTexts.key, key)));
  if (value !== null) await tx.insert(siteTexts).values({ language, key, value });
  await tx.update(settings).set(changedNow);
}

/** All of a language: what is not among `texts` has its default again. */
export async function storeTextsIn(tx: Queryable, language: string, texts: OwnTexts): Promise<void> {
  await tx.delete(siteTexts).where(eq(siteTexts.language, language));
  const rows = Object.entries(texts).map(([key, value]) => ({ language, key, value }));
  if (rows.length > 0) await tx.insert(siteTexts).values(rows);
}
