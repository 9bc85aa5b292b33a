import type { Region } from '@trekker/place-names/regions.ts';
import { type SQL, sql } from 'drizzle-orm';
import { mostCounted } from '#contract/count-limits.ts';
import type { Page, PageRequest } from '#contract/pagination.ts';
import { heldByIndex, heldOnScan, isSeveralWords } from '#server/lists/held-by-index.repository.ts';
import type { KeptList } from '#server/lists/kept-list-names.ts';
import { countLists } from '#server/lists/list-count.repository.ts';
import { boundedCount, pageIds } from '#server/lists/list-page.repository.ts';
import { type Method, readPage } from '#server/lists/list-page.ts';
import { preparedOnce, type Queryable } from '#server/queryable.ts';
import { newest, selectSummaries } from './story.repository.ts';
import { publicStories, storyLists } from './story.table.ts';

export type StoryFilter = {
  q?: string;
  /** What `q` is in the site's own language, where it names a country or a part of the world. */
  original?: string;
  /** What is taken for holding `q`, whatever its original says: ids of what is shown in another language. */
  translated?: readonly string[];
  category?: string | undefined;
  /** Stories whose tags name it or one of its countries. */
  region?: Region | undefined;
  /** In any case. */
  tag?: string;
  featuredOnly?: boolean;
};

// In an index scan as functions, which no index answers: PostgreSQL would rather sort all that match than believe how
// many they are.
function conditions(filter: StoryFilter, method: Method): SQL {
  const isIndexScan = method === 'scan';
  const parts: SQL[] = [sql`true`];
  if (filter.featuredOnly) parts.push(sql`${publicStories.featured}`);
  if (filter.category) parts.push(sql`${publicStories.category} = ${sql.placeholder('category')}`);
  const region = sql`array[${sql.placeholder('region')}::text]`;
  const tag = sql`array[lower(${sql.placeholder('tag')})]`;
  const q = sql.placeholder('q');
  const { regions, tags, search } = publicStories;
  if (filter.region) parts.push(isIndexScan ? sql`arraycontains(${regions}, ${region})` : sql`${regions} @> ${region}`);
  if (filter.tag)
    parts.push(isIndexScan ? sql`arraycontains(lower_all(${tags}), ${tag})` : sql`lower_all(${tags}) @> ${tag}`);
  if (filter.q) {
    const holds = isIndexScan ? heldOnScan(search, q) : heldByIndex(search, q, 'stories', filter.q);
    parts.push(
      filter.translated?.length
        ? sql`(${holds} or ${publicStories.id} = any (${sql.placeholder('translated')}::uuid[]))`
        : holds,
    );
  }
  return sql.join(parts, sql` and `);
}

function shapeOf(filter: StoryFilter): string {
  const names = ['featuredOnly', 'category', 'region', 'tag', 'q'] as const;
  const used: string[] = names.filter((name) => filter[name]);
  if (filter.q && isSeveralWords(filter.q)) used.push('words');
  if (filter.translated?.length) used.push('translated');
  return used.join('_');
}

/** The list whose length is kept, if this is one. */
function keptList(filter: StoryFilter): KeptList | undefined {
  const { q, featuredOnly, category, region, tag } = filter;
  const used = [q, featuredOnly, category, region, tag].filter(Boolean).length;
  if (used === 0) return 'stories published';
  if (used > 1 || q) return undefined;
  if (category) return `stories published as ${category}`;
  if (region) return `stories published in ${region}`;
  return tag ? `stories tagged ${tag.toLowerCase()}` : 'stories featured';
}

/** One tag, or one region, has a list of its own (story_lists). */
function ownList({ q, featuredOnly, category, region, tag }: StoryFilter): string | undefined {
  if (q || featuredOnly || category || (region && tag)) return undefined;
  return tag ? `tagged ${tag.toLowerCase()}` : region && `in ${region}`;
}

const idsOfList = sql`array(select id from ${storyLists} where list = ${sql.placeholder('list')}
  order by published_at desc, id desc limit ${sql.placeholder('limit')} offset ${sql.placeholder('offset')})`;

function countOf(filter: StoryFilter): SQL<number> {
  return boundedCount(publicStories, {
    where: conditions(filter, 'sort'),
    mayBeMany: filter.q
      ? sql`rarest_word(${sql.placeholder('q')}, 'stories') >= ${sql.raw(String(2 * mostCounted))}`
      : sql`true`,
    length: 'stories published',
  });
}

// Each combination of filters is a statement of its own, so that each gets the plan that fits it.
const listStatements = new Map<string, ReturnType<typeof listStatement>>();

function listStatement(shape: string, filter: StoryFilter) {
  const ids = (method: Method) =>
    ownList(filter) ? idsOfList : pageIds(publicStories, conditions(filter, method), newest, method);
  const idsBy = (method: Method) =>
    preparedOnce((db) =>
      db
        .select({ ids: sql<string[]>`${ids(method)}` })
        .from(sql`(values (0)) as one`)
        .prepare(`story_ids_${shape}_${method}`),
    );
  const rowsBy = (method: Method) =>
    preparedOnce((db) =>
      selectSummaries(db)
        .where(sql`${publicStories.id} = any (${ids(method)})`)
        .orderBy(newest)
        .prepare(`stories_${shape}_${method}`),
    );
  return {
    ids: { scan: idsBy('scan'), sort: idsBy('sort') },
    rows: { scan: rowsBy('scan'), sort: rowsBy('sort') },
    count: preparedOnce((db) =>
      db
        .select({ count: countOf(filter) })
        .from(sql`(values (0)) as one`)
        .prepare(`stories_${shape}_count`),
    ),
  };
}

/** One page of the published stories, newest first. */
export function listPublicStories(db: Queryable, filter: StoryFilter, page: PageRequest) {
  const { statement, values, ...list } = listOf(db, filter);
  const rows = (method: Method, part: ListFilter) => statement.rows[method](db).execute({ ...values, ...part });
  return readPage({ ...list, rows }, page);
}

/** The ids of one page of the published stories, newest first: no row of the table is read. */
export function listPublicStoryIds(db: Queryable, filter: StoryFilter, page: PageRequest): Promise<Page<string>> {
  const { statement, values, ...list } = listOf(db, filter);
  const rows = async (method: Method, part: ListFilter) => {
    const [found] = await statement.ids[method](db).execute({ ...values, ...part });
    return found?.ids ?? [];
  };
  return readPage({ ...list, rows }, page);
}

/** The ids of the newest published stories, newest first, up to `limit`; how many there are is not asked. */
export async function listNewestStoryIds(db: Queryable, filter: StoryFilter, limit: number): Promise<string[]> {
  const { statement, values } = listOf(db, filter);
  const [found] = await statement.ids.scan(db).execute({ ...values, limit, offset: 0 });
  return found?.ids ?? [];
}

type ListFilter = { limit: number; offset: number };

function listOf(db: Queryable, filter: StoryFilter) {
  const shape = shapeOf(filter);
  const statement = listStatements.get(shape) ?? listStatement(shape, filter);
  listStatements.set(shape, statement);
  const { category, region, tag, q, translated = [], featuredOnly } = filter;
  const list = ownList(filter);
  const values = { category, region, tag, q, translated: [...translated], list };
  const kept = keptList(filter);
  return {
    statement,
    values,
    isFiltered: !list && Boolean(q || tag || region || (featuredOnly && category)),
    count: async () => (kept ? countLists(db, kept) : ((await statement.count(db).execute(values))[0]?.count ?? 0)),
  };
}
