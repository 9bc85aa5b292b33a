import { and, eq, sql } from 'drizzle-orm';
import { about } from '#features/about/server/about.table.ts';
import { contactInfo } from '#features/contact/server/contact.table.ts';
import { termTexts } from '#features/glossary/server/term.table.ts';
import { languages } from '#features/languages/server/language.table.ts';
import { mediaItems, mediaTexts, mediaUses } from '#features/media/server/media.table.ts';
import { pages } from '#features/pages/server/page.table.ts';
import { settings } from '#features/settings/server/settings.table.ts';
import { siteTexts } from '#features/settings/server/texts/text.table.ts';
import { formerStoryCategories, storyCategories } from '#features/stories/server/story.table.ts';
import { versions } from '#features/versions/server/version.table.ts';
import type { Queryable } from '#server/queryable.ts';
import { importReplaced } from '../import.table.ts';

const tables = { settings, about, contact: contactInfo, page: pages } as const;
export type ReplacedKind = keyof typeof tables;

/** A row by its columns. */
export type State = Record<string, unknown>;
export type Lists = {
  categories: { slug: string; name: string; position: number; updated_at: string }[];
  former: { name: string; slug: string }[];
  languages: { code: string; position: number; updated_at: string }[];
  texts: { language: string; key: string; value: string }[];
  terms: State[];
};
export type ReplacedRow = typeof importReplaced.$inferSelect;

/** No import writes them: the code of the set-up, and what is made of others. */
const ownColumns = ['setup_code_hash', 'setup_failures', 'searched'];

const rowOf = (kind: ReplacedKind, itemId: string) => (kind === 'page' ? eq(pages.id, itemId) : sql`true`);

export async function findState(tx: Queryable, kind: ReplacedKind, itemId: string): Promise<State | null> {
  const table = tables[kind];
  const { rows } = await tx.execute<{ state: State }>(sql`
    select to_jsonb(${table}) - ${sql.param(ownColumns)}::text[] as state from ${table} where ${rowOf(kind, itemId)}`);
  return rows[0]?.state ?? null;
}

/** Makes a row what it was; null: there was none. */
export async function putState(tx: Queryable, kind: ReplacedKind, itemId: string, state: State | null): Promise<void> {
  const table = tables[kind];
  if (state === null) {
    await tx.delete(table).where(rowOf(kind, itemId));
    return;
  }
  const columns = sql.join(
    Object.keys(state).map((name) => sql.identifier(name)),
    sql`, `,
  );
  await tx.execute(sql`
    update ${table} set (${columns}) = (
      select ${columns} from jsonb_populate_record(null::${table}, ${JSON.stringify(state)}::jsonb))
    where ${rowOf(kind, itemId)}`);
}

/** What settings bring beside their own row. */
export async function findLists(tx: Queryable): Promise<Lists> {
  const { rows } = await tx.execute<{ lists: Lists }>(sql`
    select jsonb_build_object(
      'categories', (select coalesce(jsonb_agg(to_jsonb(one) order by one.position), '[]') from ${storyCategories} one),
      'former', (select coalesce(jsonb_agg(to_jsonb(one) order by one.name), '[]') from ${formerStoryCategories} one),
      'languages', (select coalesce(jsonb_agg(to_jsonb(one) order by one.position), '[]') from ${languages} one),
      'terms', (select coalesce(jsonb_agg(to_jsonb(one) order by one.language, one.kind, one.term), '[]')
        from ${termTexts} one),
      'texts', (select coalesce(jsonb_agg(to_jsonb(one) order by one.language, one.key), '[]') from ${siteTexts} one)
    ) as lists`);
  return rows[0]?.lists ?? { categories: [], former: [], languages: [], texts: [], terms: [] };
}

/** Of lists that name again what they named: when they were saved, in which order, and which names lead there. */
export async function putLists(tx: Queryable, lists: Lists): Promise<void> {
  const names = sql.param(lists.former.map(({ name }) => name));
  await tx.execute(sql`delete from ${formerStoryCategories} where name <> all(${names}::text[])`);
  for (const [table, key, rows] of [
    [storyCategories, 'slug', lists.categories],
    [languages, 'code', lists.languages],
  ] as const)
    await tx.execute(sql`
      update ${table} here set position = was.position, updated_at = was.updated_at
      from jsonb_populate_recordset(null::${table}, ${JSON.stringify(rows)}::jsonb) was
      where here.${sql.identifier(key)} = was.${sql.identifier(key)}`);
}

/** In other languages than the site's own. */
export async function putSiteTexts(tx: Queryable, texts: Lists['texts']): Promise<void> {
  await tx.delete(siteTexts);
  const codes = (await tx.select({ code: languages.code }).from(languages)).map(({ code }) => code);
  // A language may be gone meanwhile.
  const known = texts.filter(({ language }) => codes.includes(language));
  if (known.length > 0) await tx.insert(siteTexts).values(known);
}

/** What the glossary said; a language may be gone meanwhile. */
export async function putTerms(tx: Queryable, terms: Lists['terms']): Promise<void> {
  await tx.delete(termTexts);
  await tx.execute(sql`
    insert into ${termTexts} select was.* from jsonb_populate_recordset(null::${termTexts}, ${JSON.stringify(terms)}::jsonb) was
    where language in (select code from ${languages})`);
}

/** The first time that a run writes over something says what was there. */
/** Of media that the sweep will take: nothing shows them, and nobody put them into the library. */
export async function forgetWordsOfUnused(tx: Queryable): Promise<void> {
  await tx.execute(sql`
    delete from ${mediaTexts} words using ${mediaItems} item
    where item.id = words.media_id and not item.kept
      and not exists (select from ${mediaUses} where media_id = item.id)`);
}

export async function noteReplaced(tx: Queryable, row: typeof importReplaced.$inferInsert): Promise<void> {
  await tx
    .insert(importReplaced)
    .values(row)
    .onConflictDoUpdate({
      target: [importReplaced.runId, importReplaced.kind, importReplaced.itemId],
      set: { after: row.after ?? null },
    });
}

const oneOf = (runId: string, kind: ReplacedRow['kind'], itemId: string) =>
  and(eq(importReplaced.runId, runId), eq(importReplaced.kind, kind), eq(importReplaced.itemId, itemId));

export async function isReplaced(tx: Queryable, runId: string, kind: ReplacedKind, itemId: string): Promise<boolean> {
  const isOne = oneOf(runId, kind, itemId);
  return (await tx.select({ kind: importReplaced.kind }).from(importReplaced).where(isOne)).length > 0;
}

export function listReplaced(tx: Queryable, runId: string): Promise<ReplacedRow[]> {
  return tx.select().from(importReplaced).where(eq(importReplaced.runId, runId)).for('update');
}

export async function forgetReplaced(tx: Queryable, { runId, kind, itemId }: ReplacedRow): Promise<void> {
  await tx.delete(importReplaced).where(oneOf(runId, kind, itemId));
}

/** @param since null: all of them */
export async function deleteVersions(
  tx: Queryable,
  kind: string,
  itemId: string | null,
  since: Date | null,
): Promise<void> {
  await tx
    .delete(versions)
    .where(
      and(
        eq(versions.kind, kind),
        itemId === null ? undefined : eq(versions.itemId, itemId),
        since === null ? undefined : sql`${versions.savedAt} >= ${since.toISOString()}::timestamptz`,
      ),
    );
}
