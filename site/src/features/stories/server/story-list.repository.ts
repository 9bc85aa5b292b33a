import { type SQL, sql } from 'drizzle-orm';
import { mostCounted } from '#contract/most-counted.ts';
import type { PageRequest } from '#contract/pagination.ts';
import { countLists } from '#server/list-count.repository.ts';
import { boundedCount, pageIds } from '#server/list-page.repository.ts';
import { readPage, type Way } from '#server/list-page.ts';
import { preparedOnce, type Queryable } from '#server/queryable.ts';
import type { Region } from '../../destinations/server/destination.table.ts';
import type { StoryCategory } from '../story.contract.ts';
import { newest, selectSummaries } from './story.repository.ts';
import { publicStories, storyLists } from './story.table.ts';

export type StoryFilter = {
  q?: string;
  category?: StoryCategory | undefined;
  /** Stories whose tags name it or one of its countries. */
  region?: Region | undefined;
  /** In any case. */
  tag?: string;
  featuredOnly?: boolean;
};

// On a walk as functions, which no index answers: PostgreSQL would rather gather all that match than believe how many they are.
function conditions(filter: StoryFilter, way: Way): SQL {
  const isWalk = way === 'walk';
  const parts: SQL[] = [sql`true`];
  if (filter.featuredOnly) parts.push(sql`${publicStories.featured}`);
  if (filter.category) parts.push(sql`${publicStories.category} = ${sql.placeholder('category')}`);
  const region = sql`array[${sql.placeholder('region')}::text]`;
  const tag = sql`array[lower(${sql.placeholder('tag')})]`;
  const query = sql`(select prefix_query(${sql.placeholder('q')}))`;
  const { regions, tags, search } = publicStories;
  if (filter.region) parts.push(isWalk ? sql`arraycontains(${regions}, ${region})` : sql`${regions} @> ${region}`);
  if (filter.tag)
    parts.push(isWalk ? sql`arraycontains(lower_all(${tags}), ${tag})` : sql`lower_all(${tags}) @> ${tag}`);
  if (filter.q) parts.push(isWalk ? sql`ts_match_vq(${search}, ${query})` : sql`${search} @@ ${query}`);
  return sql.join(parts, sql` and `);
}

function shapeOf(filter: StoryFilter): string {
  const names = ['featuredOnly', 'category', 'region', 'tag', 'q'] as const;
  return names.filter((name) => filter[name]).join('_');
}

/** The list whose length is kept, if this is one. */
function keptList(filter: StoryFilter): string | undefined {
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
    where: conditions(filter, 'gather'),
    mayBeMany: filter.q
      ? sql`rarest_word(${sql.placeholder('q')}, 'stories') >= ${sql.raw(String(2 * mostCounted))}`
      : sql`true`,
    length: 'stories published',
  });
}

// Each combination of filters is a statement of its own, so that each gets the plan that fits it.
const listStatements = new Map<string, ReturnType<typeof listStatement>>();

function listStatement(shape: string, filter: StoryFilter) {
  const ids = (way: Way) =>
    ownList(filter) ? idsOfList : pageIds(publicStories, conditions(filter, way), newest, way);
  const rows = (way: Way) =>
    preparedOnce((db) =>
      selectSummaries(db)
        .where(sql`${publicStories.id} = any (${ids(way)})`)
        .orderBy(newest)
        .prepare(`stories_${shape}_${way}`),
    );
  return {
    walk: rows('walk'),
    gather: rows('gather'),
    count: preparedOnce((db) =>
      db
        .select({ count: countOf(filter) })
        .from(sql`(values (0)) as one`)
        .prepare(`stories_${shape}_count`),
    ),
  };
}

/** Published stories, newest first. */
export function listPublicStories(db: Queryable, filter: StoryFilter, page: PageRequest) {
  const shape = shapeOf(filter);
  const statement = listStatements.get(shape) ?? listStatement(shape, filter);
  listStatements.set(shape, statement);
  const { category, region, tag, q, featuredOnly } = filter;
  const list = ownList(filter);
  const values = { category, region, tag, q, list };
  const kept = keptList(filter);
  return readPage(
    {
      isFiltered: !list && Boolean(q || tag || region || (featuredOnly && category)),
      count: async () => (kept ? countLists(db, kept) : ((await statement.count(db).execute(values))[0]?.count ?? 0)),
      rows: (way, { limit, offset }) => statement[way](db).execute({ ...values, limit, offset }),
    },
    page,
  );
}
