import { and, asc, eq, getTableColumns, inArray, ne, type SQL, sql } from 'drizzle-orm';
import { type PgColumn, type PgTable, union } from 'drizzle-orm/pg-core';
import { slugsInTrash } from '#features/trash/server/trashed-slugs.repository.ts';
import { findNewestVersion } from '#features/versions/server/version.repository.ts';
import type { Queryable } from '#server/queryable.ts';
import type { AddressedRow, AddressedTables, EditionRow, EditionTables } from './edition.table.ts';

/** An item, and the language that it is written in. */
export type Of = { id: string; language: string };

type Tables<Row extends EditionRow = EditionRow> = EditionTables<Row>;
type Addressed = AddressedTables<AddressedRow>;

const one = ({ texts, itemId }: Tables, { id, language }: Of) => and(eq(itemId, id), eq(texts.language, language));

/** All of an edition but what only searches read. */
function columnsIn<Row extends EditionRow>({ texts }: Tables<Row>, source: object): Record<string, PgColumn> {
  const names = Object.keys(getTableColumns(texts as PgTable)).filter((name) => name !== 'search');
  return Object.fromEntries(names.map((name) => [name, (source as Record<string, PgColumn>)[name] as PgColumn]));
}

export async function findEdition<Row extends EditionRow>(
  db: Queryable,
  tables: Tables<Row>,
  of: Of,
): Promise<Row | undefined> {
  const [row] = await db
    .select(columnsIn(tables, tables.texts))
    .from(tables.texts as PgTable)
    .where(one(tables, of));
  return row as Row | undefined;
}

export async function listEditions<Row extends EditionRow>(
  db: Queryable,
  tables: Tables<Row>,
  id: string,
): Promise<Row[]> {
  const { texts, itemId } = tables;
  const rows = await db
    .select(columnsIn(tables, texts))
    .from(texts as PgTable)
    .where(eq(itemId, id))
    .orderBy(asc(texts.language));
  return rows as Row[];
}

/** Of several items, each with the id of its item. */
export async function listEditionsOf<Row extends EditionRow>(
  db: Queryable,
  { texts, itemId }: Tables<Row>,
  ids: readonly string[],
): Promise<(EditionRow & { itemId: string })[]> {
  const { language, published, stale, madeBy, updatedAt } = getTableColumns(texts as PgTable) as Record<
    string,
    PgColumn
  >;
  const rows = await db
    .select({ itemId, language, published, stale, madeBy, updatedAt } as Record<string, PgColumn>)
    .from(texts as PgTable)
    .where(inArray(itemId, [...ids]));
  return rows as (EditionRow & { itemId: string })[];
}

/** Those of these items that everybody may read. */
export async function listPublicEditions<Row extends EditionRow>(
  db: Queryable,
  tables: Tables<Row>,
  ids: readonly string[],
): Promise<{ itemId: string; row: Row }[]> {
  const { publicTexts, publicItemId } = tables;
  const rows = await db
    .select({ itemId: publicItemId, row: columnsIn(tables, publicTexts) } as never)
    .from(publicTexts as unknown as PgTable)
    .where(inArray(publicItemId, [...ids]))
    .orderBy(asc(publicTexts.language));
  return rows as { itemId: string; row: Row }[];
}

/** The item that has this address in the language, or had it, or has it in another one; undefined for an own one. */
export async function findItemAt(
  db: Queryable,
  { publicTexts, publicItems, formerSlugs, itemId }: Addressed,
  slug: string,
  language: string,
): Promise<string | undefined> {
  const item = sql.identifier(itemId.name);
  const { rows } = await db.execute<{ id: string }>(sql`
    select id from (
      select ${item} as id, 1 as place from ${publicTexts} where language = ${language} and slug = ${slug}
      union all
      select ${item}, 2 from ${formerSlugs} where language = ${language} and slug = ${slug}
      union all
      select ${item}, 4 from ${publicTexts} where language = any (array(select code from languages where state = 'public')) and slug = ${slug}
      union all
      select id, 3 from ${publicItems} where slug = ${slug}) found
    order by place limit 1`);
  return rows[0]?.id;
}

/** The version that the item is in now: the first, where there is none yet, is made of it by its next change. */
export async function findSourceVersion(db: Queryable, kind: string, id: string): Promise<number> {
  return (await findNewestVersion(db, kind, id))?.version ?? 1;
}

/** Columns by the names that the table's rows have in code. */
type Values = Record<string, unknown>;

export async function insertEdition(tx: Queryable, { texts }: Tables, values: Values): Promise<void> {
  await tx.insert(texts as PgTable).values(values as never);
}

/** The first publication dates it for good. */
export async function updateEdition(tx: Queryable, tables: Tables, of: Of, values: Values): Promise<void> {
  const { texts } = tables;
  const updatedAt = sql`date_trunc('milliseconds', greatest(now(), ${texts.updatedAt} + interval '1 millisecond'))`;
  const publishedAt = sql`coalesce(${texts.publishedAt}, now())`;
  const changes: Record<string, unknown | SQL> = { ...values, ...(values.published === true && { publishedAt }) };
  await tx
    .update(texts as PgTable)
    .set({ ...changes, updatedAt } as never)
    .where(one(tables, of));
}

export async function deleteEdition(tx: Queryable, tables: Tables, of: Of): Promise<void> {
  await tx.delete(tables.texts).where(one(tables, of));
}

/** The texts of the item are others than those that its editions were reviewed against. */
export async function markStale(tx: Queryable, { texts, itemId }: Tables, id: string): Promise<void> {
  await tx
    .update(texts as PgTable)
    .set({ stale: true } as never)
    .where(and(eq(itemId, id), eq(texts.stale, false)));
}

/** Those of `candidates` that lead, or led, to another item in this language. */
export async function findUsedEditionSlugs(
  tx: Queryable,
  { texts, formerSlugs, itemId, formerItemId }: Addressed,
  { id, language }: Of,
  candidates: string[],
): Promise<string[]> {
  const usedIn = (table: typeof texts | typeof formerSlugs, item: typeof itemId) =>
    tx
      .select({ slug: sql<string>`${table.slug}`.as('slug') })
      .from(table as PgTable)
      .where(and(eq(table.language, language), inArray(table.slug, candidates), ne(item, id)));
  const inTrash = slugsInTrash(tx, [texts, formerSlugs], candidates);
  const used = await union(usedIn(texts, itemId), usedIn(formerSlugs, formerItemId), inTrash);
  return used.map(({ slug }) => slug);
}

/** Those of `candidates` that lead, or led, to another item in one of the other languages. */
export async function findSlugsOfEditions(
  tx: Queryable,
  { texts, formerSlugs, itemId, formerItemId }: Addressed,
  id: string,
  candidates: string[],
): Promise<string[]> {
  const isOther = (language: typeof texts.language) => sql`${language} = any (array(select code from languages))`;
  const usedIn = (table: typeof texts | typeof formerSlugs, item: typeof itemId) =>
    tx
      .select({ slug: sql<string>`${table.slug}`.as('slug') })
      .from(table as PgTable)
      .where(and(isOther(table.language), inArray(table.slug, candidates), ne(item, id)));
  const used = await union(usedIn(texts, itemId), usedIn(formerSlugs, formerItemId));
  return used.map(({ slug }) => slug);
}

export async function keepFormerEditionSlug(
  tx: Queryable,
  { formerSlugs, formerItemId }: Addressed,
  { id, language }: Of,
  former: string,
  current: string,
): Promise<void> {
  await tx.delete(formerSlugs).where(and(eq(formerSlugs.language, language), eq(formerSlugs.slug, current)));
  const item = sql.identifier(formerItemId.name);
  await tx.execute(sql`
    insert into ${formerSlugs} (language, slug, ${item}) values (${language}, ${former}, ${id})
    on conflict (language, slug) do update set ${item} = excluded.${item}`);
}
