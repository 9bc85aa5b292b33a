import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Page, PageRequest } from '#contract/pagination.ts';
import type { TermKind } from '#contract/rules/translations/term-kinds.ts';
import { contains } from '#server/lists/text-match.repository.ts';
import type { Queryable } from '#server/queryable.ts';
import { destinationLists, publicDestinations } from '../../destinations/server/destination.table.ts';
import { settings } from '../../settings/server/settings.table.ts';
import { publicStories, storyCategories, storyLists } from '../../stories/server/story.table.ts';
import { formerTagSlugs, termTexts } from './term.table.ts';

/** What can be translated: the term, its name in the site's own language, how many use it, its place in the list. */
export type Term = { term: string; name: string; items: number };
export type TermRow = Term & { translation: string | null; slug: string | null; updatedAt: Date | null };

/** The tags of what is published, with the lengths that are kept of their lists (kept-list-names.ts). */
const usedTags = sql`(
  select substr(list, length(kept.start) + 1) as term, null::text as name, sum(change)::int as items, 0 as place
  from (values ('stories tagged '), ('destinations tagged ')) as kept (start)
    join list_counts on list like kept.start || '%'
  group by 1 having sum(change) > 0)`;

const categories = sql`(
  select slug as term, name, coalesce((
    select sum(change)::int from list_counts where list = 'stories published as ' || name), 0) as items, position as place
  from ${storyCategories})`;

const listed = (terms: readonly Term[]) => sql`(
  select term, term as name, items, place::int from unnest(
    ${sql.param(terms.map(({ term }) => term))}::text[], ${sql.param(terms.map(({ items }) => items))}::int[])
    with ordinality as label (term, items, place))`;

/** A tag as the newest thing that carries it writes it. */
const spelling = sql`coalesce(
  (select tag from (select id from ${storyLists} where list = 'tagged ' || found.term
      order by published_at desc, id desc limit 1) as newest
    join ${publicStories} as story using (id), unnest(story.tags) as tag where lower(tag) = found.term limit 1),
  (select tag from (select id from ${destinationLists} where list = found.term
      order by created_at desc, id desc limit 1) as newest
    join ${publicDestinations} as place using (id), unnest(place.tags) as tag where lower(tag) = found.term limit 1),
  found.term)`;

/** @param labels of menus */
const sourceOf = (kind: TermKind, labels: readonly Term[]): SQL =>
  ({ tag: usedTags, category: categories, menu: listed(labels) })[kind];

export type Wanted = {
  kind: TermKind;
  language: string;
  q: string;
  isMissing: boolean;
  /** What the menus call their entries. */
  labels: readonly Term[];
  /** Terms that the site itself has words for in the language. */
  known: readonly string[];
};

/** Readers get it in another language. */
const isLacking = ({ known }: Pick<Wanted, 'known'>) =>
  sql`translated.name is null and used.term <> all (${sql.param([...known])}::text[])`;

const joined = ({ kind, language, labels }: Pick<Wanted, 'kind' | 'language' | 'labels'>) => sql`
  from ${sourceOf(kind, labels)} as used left join ${termTexts} as translated
    on translated.kind = ${kind} and translated.term = used.term and translated.language = ${language}`;

const columns = (kind: TermKind) => sql`found.term, found.items, found.translation, found.slug,
  found."updatedAt"::text as "updatedAt", ${kind === 'tag' ? spelling : sql`found.name`} as name`;

type Stored = Omit<TermRow, 'updatedAt'> & { updatedAt: string | null };

const withTimes = (rows: readonly Stored[]): TermRow[] =>
  rows.map((row) => ({ ...row, updatedAt: row.updatedAt === null ? null : new Date(row.updatedAt) }));

/** One page of them: categories and labels in their own order, tags with those first that most things carry. */
export async function listTerms(db: Queryable, wanted: Wanted, { page, limit }: PageRequest): Promise<Page<TermRow>> {
  const { kind, q, isMissing } = wanted;
  const name = sql`coalesce(used.name, used.term) || ' ' || coalesce(translated.name, '')`;
  const parts = [sql`true`];
  if (q) parts.push(contains(sql`search_form(${name})`, q));
  if (isMissing) parts.push(isLacking(wanted));
  const where = sql`${joined(wanted)} where ${sql.join(parts, sql` and `)}`;
  const { rows } = await db.execute<Stored>(sql`
    select ${columns(kind)} from (
      select used.term, used.name, used.items, used.place, translated.name as translation, translated.slug,
        translated.updated_at as "updatedAt"
      ${where} order by used.place, used.items desc, used.term limit ${limit} offset ${(page - 1) * limit}) as found
    order by found.place, found.items desc, found.term`);
  const counted = await db.execute<{ count: number }>(sql`select count(*)::int as count ${where}`);
  return { rows: withTimes(rows), totalCount: counted.rows[0]?.count ?? 0 };
}

/** Those of `terms` that can be translated. */
export async function findTerms(
  db: Queryable,
  of: Pick<Wanted, 'kind' | 'language' | 'labels'>,
  terms: readonly string[],
): Promise<TermRow[]> {
  const { rows } = await db.execute<Stored>(sql`
    select ${columns(of.kind)} from (
      select used.term, used.name, used.items, translated.name as translation, translated.slug,
        translated.updated_at as "updatedAt"
      ${joined(of)} where used.term = any(${sql.param([...terms])}::text[])) as found`);
  return withTimes(rows);
}

/** How many there are, and how many of them readers get in another language. */
export async function countTerms(db: Queryable, of: Pick<Wanted, 'kind' | 'language' | 'labels' | 'known'>) {
  const { rows } = await db.execute<{ all: number; missing: number }>(sql`
    select count(*)::int as "all", (count(*) filter (where ${isLacking(of)}))::int as missing ${joined(of)}`);
  return rows[0] ?? { all: 0, missing: 0 };
}

/** All categories, with their names in the site's own language. */
export function listCategoryTerms(db: Queryable): Promise<{ term: string; name: string }[]> {
  return db.select({ term: storyCategories.slug, name: storyCategories.name }).from(storyCategories);
}

/** As staff have made them; null for those that come with the site. */
export async function findMenus(db: Queryable) {
  const [row] = await db.select({ menus: settings.menus }).from(settings).limit(1);
  return row?.menus ?? null;
}

/** Until the transaction ends nobody else translates in this language. */
export async function lockGlossary(tx: Queryable, language: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('glossary ' || ${language}))`);
}

/** Which of the slugs other tags have in the language, translated or by their own names. */
export async function findUsedSlugs(
  tx: Queryable,
  { language, term }: { language: string; term: string },
  slugs: readonly string[],
): Promise<string[]> {
  const { rows } = await tx.execute<{ slug: string }>(sql`
    select wanted.slug from unnest(${sql.param([...slugs])}::text[]) as wanted (slug)
    where exists (select from ${termTexts} as other
        where other.slug = wanted.slug and other.language = ${language} and other.term <> ${term})
      or wanted.slug <> ${term} and exists (select from ${storyLists} where list = 'tagged ' || wanted.slug)`);
  return rows.map(({ slug }) => slug);
}

export type NewTerm = { kind: TermKind; term: string; language: string; name: string; slug: string | null };

export async function storeTerm(tx: Queryable, row: NewTerm): Promise<void> {
  const { name, slug } = row;
  const now = sql`date_trunc('milliseconds', now())`;
  await tx
    .insert(termTexts)
    .values({ ...row, updatedAt: now })
    .onConflictDoUpdate({
      target: [termTexts.kind, termTexts.term, termTexts.language],
      set: { name, slug, updatedAt: sql`greatest(${now}, ${termTexts.updatedAt} + interval '1 millisecond')` },
    });
}

export async function deleteTerm(tx: Queryable, { kind, term, language }: Omit<NewTerm, 'name' | 'slug'>) {
  await tx
    .delete(termTexts)
    .where(and(eq(termTexts.kind, kind), eq(termTexts.term, term), eq(termTexts.language, language)));
}

/** From now on the address leads to this tag, wherever it led before. */
export async function keepFormerSlug(tx: Queryable, language: string, slug: string, tag: string): Promise<void> {
  await tx
    .insert(formerTagSlugs)
    .values({ language, slug, tag })
    .onConflictDoUpdate({ target: [formerTagSlugs.slug, formerTagSlugs.language], set: { tag } });
}

/** In all languages: what is no more cannot be called anything. */
export async function deleteTerms(tx: Queryable, kind: TermKind, terms: readonly string[]): Promise<void> {
  if (terms.length > 0)
    await tx.delete(termTexts).where(and(eq(termTexts.kind, kind), inArray(termTexts.term, [...terms])));
}

/** All translations in these languages, in one order. */
export function listTranslations(db: Queryable, languages: readonly string[]) {
  const { kind, term, language, name } = termTexts;
  return db
    .select({ kind, term, language, name })
    .from(termTexts)
    .where(inArray(language, [...languages]))
    .orderBy(language, kind, term);
}

/** A translation, whether or not anything uses its term. */
export function findStored(tx: Queryable, { kind, term, language }: Omit<NewTerm, 'name' | 'slug'>) {
  return tx
    .select({ name: termTexts.name, slug: termTexts.slug })
    .from(termTexts)
    .where(and(eq(termTexts.kind, kind), eq(termTexts.term, term), eq(termTexts.language, language)));
}
