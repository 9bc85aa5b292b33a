import type { Region } from '@trekker/place-names/regions.ts';
import { type SQL, sql } from 'drizzle-orm';
import { mostCounted } from '#contract/count-limits.ts';
import type { Page, PageRequest } from '#contract/pagination.ts';
import { type Alphabet, alphabetOf, collationOf } from '#server/languages/alphabets.ts';
import { heldWordsOf, mostScanned } from '#server/languages/held-words.repository.ts';
import type { KeptList } from '#server/lists/kept-list-names.ts';
import { countLists } from '#server/lists/list-count.repository.ts';
import { readPage } from '#server/lists/list-page.ts';
import { preparedOnce, type Queryable } from '#server/queryable.ts';
import { nearbyStatement, type Place } from '../destination.repository.ts';
import { publicDestinations } from '../destination.table.ts';
import type { PublicFilter } from '../destination-list.repository.ts';
import { destinationTextLists, searchedDestinationTexts } from './destination-text.table.ts';

const language = sql.placeholder('language');
const most = sql.raw(String(mostCounted));

/** The lists that hold what is wanted: in any of these, and in all that `besides` says. */
function listsOf({ tags, featuredOnly, region }: PublicFilter): string[] {
  if (tags.length > 0) return tags.map((tag) => `tagged ${tag}`);
  if (featuredOnly) return ['featured'];
  return [region ? `in ${region}` : 'all'];
}

const words = heldWordsOf('destinations', searchedDestinationTexts, publicDestinations);

const isFeatured = sql`exists (select from ${destinationTextLists} as other
  where other.id = kept.id and other.language = ${language} and other.list_name = 'featured')`;

function besides({ tags, featuredOnly, region, month }: PublicFilter): SQL {
  return sql.join(
    [
      sql``,
      ...(region && (tags.length > 0 || featuredOnly) ? [sql`region = ${sql.placeholder('region')}`] : []),
      ...(featuredOnly && tags.length > 0 ? [isFeatured] : []),
      ...(month ? [sql`good_times & (1 << (${sql.placeholder('month')}::int - 1)) <> 0`] : []),
    ],
    sql` and `,
  );
}

/** The order by name is that of the language's alphabet, for which an index is there. */
function ordersIn(alphabet: Alphabet) {
  const name = sql`name collate ${sql.raw(`"${collationOf(alphabet)}"`)}`;
  return {
    newest: sql`created_at desc, id desc`,
    rating: sql`rating_value desc, rating_count desc, id desc`,
    name: sql`${name}, id`,
  };
}

const columns = {
  newest: sql`id, created_at`,
  rating: sql`id, rating_value, rating_count`,
  name: sql`id, name`,
};

/** What is in a list. PostgreSQL takes the index of an alphabet where it is told that the language has this one. */
function inList(filter: PublicFilter, alphabet: Alphabet, list: SQL): SQL {
  const own = alphabet && sql`and split_part(language, '-', 1) = ${sql.raw(`'${alphabet}'`)}`;
  return sql`${destinationTextLists} as kept where language = ${language} and list_name = ${list} ${own || sql``} ${besides(filter)}`;
}

function statementsFor(name: string, filter: PublicFilter, alphabet: Alphabet) {
  const [limit, offset] = [sql.placeholder('limit'), sql.placeholder('offset')];
  const order = ordersIn(alphabet)[filter.sort];
  const wanted = columns[filter.sort];
  const isOne = listsOf(filter).length === 1;
  const lists = sql`${sql.placeholder('lists')}::text[]`;
  // A place that carries several of the tags comes once for each.
  const of = (what: SQL, end: SQL) => sql`unnest(${lists}) as wanted(list) cross join lateral (
    select ${what} from ${inList(filter, alphabet, sql`wanted.list`)} ${end}) as found`;
  const ids = (limit: SQL, offset: SQL) => {
    const found = isOne
      ? inList(filter, alphabet, sql`(${lists})[1]`)
      : sql`(select distinct ${wanted} from ${of(wanted, sql`order by ${order} limit ${limit}::int + ${offset}::int`)}) as found`;
    return sql<string[]>`array(select id from ${found} order by ${order} limit ${limit} offset ${offset})`;
  };
  const count = isOne ? sql`count(*)` : sql`count(distinct id)`;
  // From what holds the words, one by one: PostgreSQL would rather read the whole list, which it believes to be short.
  const held = sql`select found.* from ${words.ids} as holding(held_id) cross join lateral (
    select ${wanted} from ${inList(filter, alphabet, sql`any (${lists})`)} and id = held_id limit 1) as found`;
  return {
    ids: preparedOnce((db) =>
      db
        .select({ ids: ids(sql`${limit}`, sql`${offset}`) })
        .from(sql`(values (0)) as one`)
        .prepare(`destination_texts_${name}`),
    ),
    count: preparedOnce((db) =>
      db
        .select({ count: sql<number>`least(${count}, ${most})::int` })
        .from(of(sql`id`, sql`limit ${most}`))
        .prepare(`destination_texts_${name}_count`),
    ),
    /** A page of those that hold the words, and how many do. */
    held: preparedOnce((db) =>
      db
        .select({ rows: sql<string[]>`ids`, totalCount: sql<number>`least(count, ${most})::int` })
        .from(
          sql`(with held as materialized (${held}) select
            array(select id from held order by ${order} limit ${limit} offset ${offset}) as ids,
            (select count(*) from held) as count) as page`,
        )
        .prepare(`destination_texts_${name}_held`),
    ),
    /** All among the first of the list that hold the words. */
    scanned: preparedOnce((db) =>
      db
        .select({ ids: sql<string[]>`coalesce(array_agg(id order by position), '{}')` })
        .from(sql`unnest(${ids(sql.raw(String(mostScanned)), sql`0`)}) with ordinality as scanned (id, position)`)
        .where(words.isScanned)
        .prepare(`destination_texts_${name}_scanned`),
    ),
  };
}

// Each combination of filters is a statement of its own, so that each gets the plan that fits it.
const statements = new Map<string, ReturnType<typeof statementsFor>>();

function statementsOf(filter: PublicFilter, alphabet: Alphabet) {
  const { sort, q, tags, featuredOnly, region, month } = filter;
  const used = [
    sort === 'name' && `by_name_${alphabet}`,
    tags.length > 1 && 'tags',
    tags.length === 1 && 'tag',
    featuredOnly && 'featured',
    region && 'region',
    month && 'month',
    q && 'q',
  ];
  const name = [sort, ...used.filter(Boolean)].join('_');
  const known = statements.get(name) ?? statementsFor(name, filter, sort === 'name' ? alphabet : '');
  statements.set(name, known);
  return known;
}

/**
 * The ids of a page of what everybody can read in a language, in order: from an index alone where nothing is typed.
 * `original` is what `q` is in the site's own language, where it names a country or a part of the world. Of words that
 * very many hold those are listed that are among the first {@link mostScanned} of the list.
 */
export async function listTranslatedDestinationIds(
  db: Queryable,
  code: string,
  filter: PublicFilter & { original?: string },
  page: PageRequest,
): Promise<Page<string>> {
  const { q, original = q, tags, featuredOnly, region, month } = filter;
  const statement = statementsOf(filter, alphabetOf(code));
  const lists = listsOf(filter);
  const values = { language: code, lists, region, month };
  if (q !== '') {
    const pages = {
      held: (asked: object) => statement.held(db).execute({ ...values, ...asked }),
      scanned: (asked: object) => statement.scanned(db).execute({ ...values, ...asked }),
    };
    return words.readPage(db, { code, q, original }, pages, page);
  }
  const isPart = month !== undefined || lists.length > 1 || (region && (tags.length > 0 || featuredOnly));
  return readPage(
    {
      isFiltered: false,
      count: async () => {
        if (!isPart && !(featuredOnly && tags.length > 0))
          return countLists(db, `destination_text_lists ${code} ${lists[0]}` as KeptList);
        return (await statement.count(db).execute(values))[0]?.count ?? 0;
      },
      rows: async (_method, part) => (await statement.ids(db).execute({ ...values, ...part }))[0]?.ids ?? [],
    },
    page,
  );
}

const featuredStatement = preparedOnce((db) =>
  db
    .select({ region: sql<Region>`region`, count: sql<number>`count(*)::int` })
    .from(
      sql`(select region from ${destinationTextLists} where language = ${language} and list_name = 'featured' limit ${most}) as featured`,
    )
    .groupBy(sql`region`)
    .prepare('destination_texts_featured_by_region'),
);

/** How many of them are featured in each region; regions without any are left out. */
export function countTranslatedFeatured(db: Queryable, code: string): Promise<{ region: Region; count: number }[]> {
  return featuredStatement(db).execute({ language: code });
}

/** Up to so many places are looked at one by one for those nearest; of more, the nearest are soon met. */
const mostMeasured = 5000;

const of = sql`select id from ${destinationTextLists} where language = ${language} and list_name = 'all'`;
const nearby = {
  few: nearbyStatement('destination_texts_nearby_few', sql`and ${publicDestinations.id} = any (array(${of}))`),
  many: nearbyStatement(
    'destination_texts_nearby_many',
    sql`and exists (${of} and ${destinationTextLists.id} = ${publicDestinations.id} offset 0)`,
  ),
};

/** The six of them that lie nearest to a place. */
export async function listNearbyTranslated(db: Queryable, code: string, { id, latitude, longitude }: Place) {
  const statement =
    (await countLists(db, `destination_text_lists ${code} all`)) > mostMeasured ? nearby.many : nearby.few;
  return statement(db).execute({ language: code, id, latitude, longitude });
}
