import type { Region } from '@trekker/place-names/regions.ts';
import { eq, type SQL, sql } from 'drizzle-orm';
import { mostCounted } from '#contract/count-limits.ts';
import type { Page, PageRequest } from '#contract/pagination.ts';
import { heldByIndex, heldOnScan, isSeveralWords } from '#server/lists/held-by-index.repository.ts';
import type { KeptList } from '#server/lists/kept-list-names.ts';
import { countLists } from '#server/lists/list-count.repository.ts';
import { listCounts } from '#server/lists/list-count.table.ts';
import { boundedCount, boundedRows, pageIds } from '#server/lists/list-page.repository.ts';
import { type Method, readPage } from '#server/lists/list-page.ts';
import { isEnoughOfSample } from '#server/lists/sampled-count.repository.ts';
import { preparedOnce, type Queryable } from '#server/queryable.ts';
import { mediaItems } from '../../media/server/media.table.ts';
import { publicSummary } from './destination.repository.ts';
import { destinationLists, publicDestinations } from './destination.table.ts';
import { bitsOf } from './months/months.rules.ts';

export type PublicFilter = {
  q: string;
  /** What is taken for holding `q`, whatever its original says: ids of what is shown in another language. */
  translated?: readonly string[] | undefined;
  region?: Region | undefined;
  tags: readonly string[];
  /**
   * What is good in that month, 1 to 12; from 13 on in spring, summer, autumn or winter, which is for lists without
   * tags.
   */
  month?: number | undefined;
  sort: 'newest' | 'rating' | 'name';
  featuredOnly?: boolean | undefined;
};

const orders = {
  newest: sql`${publicDestinations.createdAt} desc, ${publicDestinations.id} desc`,
  rating: sql`${publicDestinations.ratingValue} desc, ${publicDestinations.ratingCount} desc, ${publicDestinations.id} desc`,
  // Without accents and case, so that Évora stands before Faro on every machine.
  name: sql`search_form(${publicDestinations.name}), ${publicDestinations.id}`,
};

/** The same orders in the lists of tags. */
const tagOrders = {
  newest: sql`created_at desc, id desc`,
  rating: sql`rating_value desc, rating_count desc, id desc`,
  name: sql`name, id`,
};

/** The orders' indexes know the good months. Without their name's table, since lists of tags have the same column. */
const goodInMonth = sql`good_months & ${sql.placeholder('monthBit')}::int <> 0`;

/** Of either side of the equator. */
const goodInSeason = sql`good_months & case when latitude < 0 then ${sql.placeholder('southBits')}::int else ${sql.placeholder('monthBit')}::int end <> 0`;

/**
 * For the months that few places are good in. Costs more for each row than the bits, where the rows come from
 * elsewhere.
 */
const inMonthsIndex = sql`times_to_go(${publicDestinations.goodMonths}, ${publicDestinations.latitude}) @> array[${sql.placeholder('month')}::int]`;

/** A month alone or with a region, whose lengths are kept. */
function isOfMonths({ q, featuredOnly, tags, month }: Omit<PublicFilter, 'sort'>): boolean {
  return month !== undefined && q === '' && !featuredOnly && tags.length === 0;
}

// In an index scan as functions, which no index answers: PostgreSQL would rather sort all that match than believe how
// many they are.
function conditions(filter: PublicFilter, method: Method): SQL {
  const parts: SQL[] = [sql`true`];
  if (filter.featuredOnly) parts.push(sql`${publicDestinations.featured}`);
  if (filter.region) parts.push(sql`${publicDestinations.region} = ${sql.placeholder('region')}`);
  if (filter.month)
    parts.push(
      method === 'sort' && isOfMonths(filter) ? inMonthsIndex : filter.month > 12 ? goodInSeason : goodInMonth,
    );
  if (filter.tags.length > 0)
    parts.push(sql`arrayoverlap(lower_all(${publicDestinations.tags}), ${sql.placeholder('tags')}::text[])`);
  if (filter.q) {
    const [{ search }, q] = [publicDestinations, sql.placeholder('q')];
    const holds = method === 'scan' ? heldOnScan(search, q) : heldByIndex(search, q, 'destinations', filter.q);
    parts.push(
      filter.translated?.length
        ? sql`(${holds} or ${publicDestinations.id} = any (${sql.placeholder('translated')}::uuid[]))`
        : holds,
    );
  }
  return sql.join(parts, sql` and `);
}

/** Tags alone, or with a region, are lists of their own (destination_lists). */
function isTagList({ q, featuredOnly, tags }: PublicFilter): boolean {
  return q === '' && !featuredOnly && tags.length > 0;
}

/** What else a row of a tag's list must be. */
function besides({ region, month }: PublicFilter): SQL {
  return sql`${region ? sql`and region = ${sql.placeholder('region')}` : sql``} ${month ? sql`and ${goodInMonth}` : sql``}`;
}

/** As many of a tag as `most` says, in order. A place that carries several of the tags comes once for each. */
function ofTags(filter: PublicFilter, columns: SQL, most: SQL): SQL {
  return sql`unnest(${sql.placeholder('tags')}::text[]) as wanted(tag) cross join lateral (
    select ${columns} from ${destinationLists} where list = wanted.tag ${besides(filter)} order by ${tagOrders[filter.sort]} limit ${most}) as tagged`;
}

const orderColumns = {
  newest: sql`id, created_at`,
  rating: sql`id, rating_value, rating_count`,
  name: sql`id, name`,
};

function tagPageIds(filter: PublicFilter): SQL {
  const [limit, offset] = [sql.placeholder('limit'), sql.placeholder('offset')];
  if (filter.tags.length === 1) {
    return sql`array(select id from ${destinationLists} where list = (${sql.placeholder('tags')}::text[])[1] ${besides(filter)}
      order by ${tagOrders[filter.sort]} limit ${limit} offset ${offset})`;
  }
  const rows = ofTags(filter, orderColumns[filter.sort], sql`${limit}::int + ${offset}::int`);
  return sql`array(select id from (select distinct ${orderColumns[filter.sort]} from ${rows}) as tagged
    order by ${tagOrders[filter.sort]} limit ${limit} offset ${offset})`;
}

const mostOfList = sql.raw(String(mostCounted));

/** Up to {@link mostCounted}; where one of the tags alone has so many, none need be counted. */
function tagCount(filter: PublicFilter): SQL<number> {
  if (filter.month) return monthOfTagCount(filter);
  const all = sql`select distinct id from ${destinationLists} where list = any (${sql.placeholder('tags')}::text[]) ${besides(filter)}`;
  const longest = sql`select max(length) from (
    select sum(change) as length from ${listCounts} where list = any (${sql.placeholder('lists')}::text[]) group by list) as lengths`;
  return sql<number>`case when (${longest}) >= ${mostOfList} then ${mostOfList}
    else (select count(*) from (${all}) as matching) end::int`;
}

/**
 * Of each tag so many as are counted, from the index alone: to be told apart, all of them would be put in order first.
 */
function monthOfTagCount(filter: PublicFilter): SQL<number> {
  const ofEach = sql`unnest(${sql.placeholder('tags')}::text[]) as wanted(tag) cross join lateral (
    select id from ${destinationLists} where list = wanted.tag ${besides(filter)} limit ${mostOfList}) as tagged`;
  const count = filter.tags.length > 1 ? sql`count(distinct id)` : sql`count(*)`;
  return sql<number>`(select least(${count}, ${mostOfList}) from ${ofEach})::int`;
}

const mayBeManyWords = sql`rarest_word(${sql.placeholder('q')}, 'destinations') >= ${sql.raw(String(2 * mostCounted))}`;

/**
 * Up to {@link mostCounted}. A month leaves so little of a frequent word that only the larger sample, of the words' own
 * index, can tell.
 */
function wordInMonthCount(filter: PublicFilter): SQL<number> {
  const where = conditions(filter, 'sort');
  return sql<number>`case when (case when ${mayBeManyWords} then ${isEnoughOfSample(publicDestinations, where)} else false end) then ${mostOfList}
    else (select count(*) from ${boundedRows(publicDestinations, where)}) end::int`;
}

function wordCount(filter: PublicFilter): SQL<number> {
  if (filter.q && filter.month) return wordInMonthCount(filter);
  return boundedCount(publicDestinations, {
    where: conditions(filter, 'sort'),
    mayBeMany: filter.q ? mayBeManyWords : sql`true`,
    length: 'destinations published',
  });
}

/** The lists whose lengths are kept. */
function keptLists({ featuredOnly, region, tags, month }: PublicFilter): KeptList[] {
  if (featuredOnly) return ['destinations featured'];
  if (month && tags.length === 0)
    return [region ? `destinations in ${region} good in ${month}` : `destinations good in ${month}`];
  if (tags.length > 0)
    return tags.map(
      (tag): KeptList => (region ? `destinations in ${region} tagged ${tag}` : `destinations tagged ${tag}`),
    );
  return [region ? `destinations published in ${region}` : 'destinations published'];
}

/** Whether the length of this very list is kept. */
function isKept({ q, featuredOnly, region, tags, month }: PublicFilter): boolean {
  if (month) return isOfMonths({ q, featuredOnly, tags, month });
  return q === '' && tags.length < 2 && !(featuredOnly && (region || tags.length > 0));
}

function shapeOf(filter: PublicFilter): string {
  const used = [
    filter.featuredOnly && 'featured',
    filter.region && 'region',
    filter.tags.length > 0 && (filter.tags.length > 1 ? 'tags' : 'tag'),
    filter.month && (filter.month > 12 ? 'season' : 'month'),
    filter.q && (filter.translated?.length ? 'translated_q' : 'q'),
    isSeveralWords(filter.q) && 'words',
  ];
  return [filter.sort, ...used.filter(Boolean)].join('_');
}

// Each combination of filters is a statement of its own, so that each gets the plan that fits it.
const listStatements = new Map<string, ReturnType<typeof listStatement>>();

function listStatement(shape: string, filter: PublicFilter) {
  const order = orders[filter.sort];
  const isOfTags = isTagList(filter);
  const ids = (method: Method) =>
    isOfTags ? tagPageIds(filter) : pageIds(publicDestinations, conditions(filter, method), order, method);
  const idsBy = (method: Method) =>
    preparedOnce((db) =>
      db
        .select({ ids: sql<string[]>`${ids(method)}` })
        .from(sql`(values (0)) as one`)
        .prepare(`destination_ids_${shape}_${method}`),
    );
  const rowsBy = (method: Method) =>
    preparedOnce((db) =>
      db
        .select(publicSummary)
        .from(publicDestinations)
        .leftJoin(mediaItems, eq(mediaItems.id, publicDestinations.thumbnailId))
        .where(sql`${publicDestinations.id} = any (${ids(method)})`)
        .orderBy(order)
        .prepare(`destinations_${shape}_${method}`),
    );
  return {
    ids: { scan: idsBy('scan'), sort: idsBy('sort') },
    rows: { scan: rowsBy('scan'), sort: rowsBy('sort') },
    count: preparedOnce((db) =>
      db
        .select({ count: isOfTags ? tagCount(filter) : wordCount(filter) })
        .from(sql`(values (0)) as one`)
        .prepare(`destinations_${shape}_count`),
    ),
  };
}

/** One page, in order. */
export function listPublicDestinations(db: Queryable, filter: PublicFilter, page: PageRequest) {
  const { statement, values, ...list } = listOf(db, filter);
  const rows = (method: Method, part: ListFilter) => statement.rows[method](db).execute({ ...values, ...part });
  return readPage({ ...list, rows }, page);
}

/** The ids of one page, in order: no row of the table is read. */
export function listPublicDestinationIds(
  db: Queryable,
  filter: PublicFilter,
  page: PageRequest,
): Promise<Page<string>> {
  const { statement, values, ...list } = listOf(db, filter);
  const rows = async (method: Method, part: ListFilter) => {
    const [found] = await statement.ids[method](db).execute({ ...values, ...part });
    return found?.ids ?? [];
  };
  return readPage({ ...list, rows }, page);
}

type ListFilter = { limit: number; offset: number };

function listOf(db: Queryable, filter: PublicFilter) {
  const shape = shapeOf(filter);
  const statement = listStatements.get(shape) ?? listStatement(shape, filter);
  listStatements.set(shape, statement);
  const { region, tags, month, q, translated = [], sort, featuredOnly } = filter;
  const lists = keptLists(filter);
  const bits = month ? bitsOf(month) : undefined;
  const values = {
    region,
    tags: [...tags],
    month,
    monthBit: bits?.north,
    southBits: bits?.south,
    q,
    translated: [...translated],
    lists,
  };
  const isFeaturedPart = featuredOnly === true && (region !== undefined || sort !== 'newest' || tags.length > 0);
  return {
    statement,
    values,
    isFiltered: q !== '' || isFeaturedPart || month !== undefined || (tags.length > 1 && !featuredOnly),
    count: async () =>
      isKept(filter) ? countLists(db, ...lists) : ((await statement.count(db).execute(values))[0]?.count ?? 0),
  };
}

// The index of what is featured is walked once; where staff feature more than are ever counted, it is left early.
const countStatement = preparedOnce((db) => {
  const featured = db
    .select({ region: publicDestinations.region })
    .from(publicDestinations)
    .where(sql`${publicDestinations.featured}`)
    .limit(mostCounted)
    .as('featured');
  return db
    .select({ region: featured.region, count: sql<number>`count(*)::int` })
    .from(featured)
    .groupBy(featured.region)
    .prepare('destinations_featured_by_region');
});

/** How many published destinations are featured in each region; regions without any are left out. */
export function countFeaturedByRegion(db: Queryable): Promise<{ region: Region; count: number }[]> {
  return countStatement(db).execute();
}
