import { and, eq, inArray, ne, sql } from 'drizzle-orm';
import type { Page, PageRequest } from '#contract/pagination.ts';
import { uuidShape } from '#contract/rules/item-id.ts';
import { alphabetical } from '#server/lists/list-order.repository.ts';
import { findPageOfIds, orderByIds } from '#server/lists/list-page.repository.ts';
import { saveTime } from '#server/lists/save-time.repository.ts';
import { contains } from '#server/lists/text-match.repository.ts';
import type { Changes, Queryable } from '#server/queryable.ts';
import { accounts } from '../../accounts/server/account.table.ts';
import { mediaItems } from '../../media/server/media.table.ts';
import { stories } from '../../stories/server/story.table.ts';
import { authors, formerAuthorSlugs } from './author.table.ts';

export type AuthorRecord = typeof authors.$inferSelect;
export type AuthorValues = typeof authors.$inferInsert;

const columns = {
  id: authors.id,
  slug: authors.slug,
  accountId: authors.accountId,
  name: authors.name,
  bio: authors.bio,
  portrait: { file: mediaItems.file, sizes: mediaItems.sizes },
  createdAt: authors.createdAt,
  updatedAt: authors.updatedAt,
};

function selectAuthors(db: Queryable) {
  return db.select(columns).from(authors).leftJoin(mediaItems, eq(mediaItems.id, authors.avatarId));
}

export type AuthorRow = Awaited<ReturnType<typeof findAuthors>>[number];

function findAuthors(db: Queryable, ids: readonly string[]) {
  return selectAuthors(db)
    .where(inArray(authors.id, [...ids]))
    .orderBy(orderByIds(ids, authors.id));
}

export async function findAuthor(db: Queryable, id: string): Promise<AuthorRow | undefined> {
  return (await findAuthors(db, [id]))[0];
}

export async function findAuthorOfAccount(db: Queryable, accountId: string): Promise<AuthorRow | undefined> {
  return (await selectAuthors(db).where(eq(authors.accountId, accountId)))[0];
}

/** What it has in its address, and had. */
export async function listSlugsOfAccount(db: Queryable, accountId: string): Promise<string[]> {
  const { rows } = await db.execute<{ slug: string }>(sql`
    select slug from ${authors} where account_id = ${accountId}
    union select former.slug from ${formerAuthorSlugs} former join ${authors} on authors.id = author_id where account_id = ${accountId}`);
  return rows.map(({ slug }) => slug);
}

/** By slug, former slug or id, if a published story names them. A current slug wins over a former one. */
export async function findPublicAuthor(db: Queryable, slugOrId: string): Promise<AuthorRow | undefined> {
  const key = slugOrId.toLowerCase();
  const isThey = uuidShape.test(key)
    ? sql`${authors.id} = ${key}`
    : sql`${authors.id} = coalesce(
        (select id from authors where slug = ${key}),
        (select author_id from former_author_slugs where slug = ${key}))`;
  const [row] = await selectAuthors(db).where(
    sql`${isThey} and exists (select from public_stories where author_id = ${authors.id})`,
  );
  return row;
}

// As the index `authors_searched` has it.
const searched = sql`search_form(${authors.name})`;
const orders = { name: [alphabetical(authors.name), authors.id] };

/** By name. */
export async function listAuthors(db: Queryable, q: string, page: PageRequest): Promise<Page<AuthorRow>> {
  const words = q ? contains(searched, q) : undefined;
  const list = { source: authors, where: sql`true`, words, lists: ['authors'] as const, sort: 'name' as const, orders };
  const { ids, totalCount } = await findPageOfIds(db, list, page);
  return { rows: await findAuthors(db, ids), totalCount };
}

export type StoryCounts = { stories: number; published: number };

/** How many stories name each of these authors; those that none names are left out. */
export async function countStoriesOf(db: Queryable, ids: readonly string[]): Promise<Map<string, StoryCounts>> {
  const rows = await db
    .select({
      id: stories.authorId,
      stories: sql<number>`count(*)::int`,
      published: sql<number>`count(*) filter (where ${stories.published})::int`,
    })
    .from(stories)
    .where(inArray(stories.authorId, [...ids]))
    .groupBy(stories.authorId);
  return new Map(rows.map(({ id, ...counts }) => [id ?? '', counts]));
}

/** Held until the transaction ends. */
export async function lockAuthor(tx: Queryable, id: string): Promise<AuthorRecord | undefined> {
  return (await tx.select().from(authors).where(eq(authors.id, id)).for('update'))[0];
}

export async function insertAuthor(tx: Queryable, values: AuthorValues): Promise<void> {
  await tx.insert(authors).values(values);
}

export async function updateAuthor(tx: Queryable, id: string, values: Changes<AuthorValues>): Promise<void> {
  await tx
    .update(authors)
    .set({ ...values, updatedAt: saveTime(authors.updatedAt) })
    .where(eq(authors.id, id));
}

export async function deleteAuthor(tx: Queryable, id: string): Promise<void> {
  await tx.delete(authors).where(eq(authors.id, id));
}

/** What an account gives its profile. */
export type Shown = { name: string; avatarId: string | null };

export async function findOwner(tx: Queryable, accountId: string): Promise<Shown | undefined> {
  const { name, avatarId } = accounts;
  return (await tx.select({ name, avatarId }).from(accounts).where(eq(accounts.id, accountId)))[0];
}

/** What is still as the account had it becomes as the account has it now. */
export async function followAccount(tx: Queryable, accountId: string, before: Shown, after: Shown): Promise<void> {
  const { name, avatarId } = authors;
  await tx
    .update(authors)
    .set({
      name: sql`case when ${name} = ${before.name}::text then ${after.name}::text else ${name} end`,
      avatarId: sql`case when ${avatarId} is not distinct from ${before.avatarId}::uuid then ${after.avatarId}::uuid else ${avatarId} end`,
      updatedAt: saveTime(authors.updatedAt),
    })
    .where(eq(authors.accountId, accountId));
}

/** Until the transaction ends nobody else adds an author or changes the address of one. */
export async function lockSlugs(tx: Queryable): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('author slugs'))`);
}

/** Those of `candidates` that lead to another author than `id`, or once did. */
export async function findUsedSlugs(tx: Queryable, id: string, candidates: string[]): Promise<string[]> {
  const current = await tx
    .select({ slug: authors.slug })
    .from(authors)
    .where(and(inArray(authors.slug, candidates), ne(authors.id, id)));
  const former = await tx
    .select({ slug: formerAuthorSlugs.slug })
    .from(formerAuthorSlugs)
    .where(and(inArray(formerAuthorSlugs.slug, candidates), ne(formerAuthorSlugs.authorId, id)));
  return [...current, ...former].map(({ slug }) => slug);
}

/** Makes `former` lead to the author from now on, and `current` no longer a former name. */
export async function keepFormerSlug(tx: Queryable, authorId: string, former: string, current: string): Promise<void> {
  await tx.delete(formerAuthorSlugs).where(eq(formerAuthorSlugs.slug, current));
  await tx
    .insert(formerAuthorSlugs)
    .values({ slug: former, authorId })
    .onConflictDoUpdate({ target: formerAuthorSlugs.slug, set: { authorId } });
}
