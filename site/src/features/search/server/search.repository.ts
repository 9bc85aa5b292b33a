import { type SQL, sql } from 'drizzle-orm';
import { boundedCount } from '../../../server/list-page.repository.ts';
import { preparedOnce, type Queryable } from '../../../server/queryable.ts';
import { publicDestinations } from '../../destinations/server/destination.table.ts';
import { publicHighlights } from '../../highlights/server/highlight.table.ts';
import { publicStories } from '../../stories/server/story.table.ts';
import type { SearchQuery } from './search-query.ts';
import type { Kind } from './search-words.repository.ts';

/** Up to so many are ranked one by one; of more, only the best and those whose title fits. */
export const mostRanked = 1000;
const mostWalked = 5000;
const mostOfWalk = 400;
const mostTitles = 100;

/** What a kind is searched by: its title, and which of two equally close things comes first. */
const kinds: Record<Kind, { source: SQL; title: SQL; columns: SQL; best: SQL }> = {
  destinations: {
    source: sql`${publicDestinations}`,
    title: sql`name`,
    columns: sql`featured, rating_value, created_at`,
    best: sql`featured desc, rating_value desc, created_at desc, id desc`,
  },
  stories: {
    source: sql`${publicStories}`,
    title: sql`title`,
    columns: sql`featured, published_at`,
    best: sql`featured desc, published_at desc, id desc`,
  },
  // A highlight is called after a person; people look for the place.
  highlights: {
    source: sql`${publicHighlights}`,
    title: sql`location`,
    columns: sql`featured, rating, created_at`,
    best: sql`featured desc, rating desc, created_at desc, id desc`,
  },
};

// Behind a SELECT, PostgreSQL cannot see how frequent the words are, and takes the index on them wherever one is asked for: where it
// believes that much matches it would rather read the table, and does so to the end when little does.
const found = sql`(select ${sql.placeholder('found')}::tsquery)`;
const typed = sql.placeholder('typed');

function countStatement(kind: Kind) {
  const { source } = kinds[kind];
  return preparedOnce((db) =>
    db
      .select({
        count: boundedCount(source, {
          where: sql`search @@ ${found}`,
          mayBeMany: sql`${sql.placeholder('mayBeMany')}::boolean`,
          length: `${kind} published`,
        }),
      })
      .from(sql`(values (0)) as one`)
      .prepare(`search_count_${kind}`),
  );
}

const countStatements = {
  destinations: countStatement('destinations'),
  stories: countStatement('stories'),
  highlights: countStatement('highlights'),
};

async function countOf(db: Queryable, kind: Kind, { found, known, mayBeMany }: SearchQuery): Promise<number> {
  const told = known[kind];
  if (told !== undefined) return told;
  const [row] = await countStatements[kind](db).execute({ found, mayBeMany: mayBeMany[kind] });
  return row?.count ?? 0;
}

/** How many published things of each kind match, up to mostCounted; asks only where the words' counts do not tell. */
export async function countMatches(db: Queryable, query: SearchQuery): Promise<Record<Kind, number>> {
  const [destinations, stories, highlights] = await Promise.all([
    countOf(db, 'destinations', query),
    countOf(db, 'stories', query),
    countOf(db, 'highlights', query),
  ]);
  return { destinations, stories, highlights };
}

type Candidates = (kind: (typeof kinds)[Kind]) => SQL;

/** All that match: the index on their words knows them. */
const allMatching: Candidates = ({ source, title, columns }) => sql`
  select id, ${columns}, search_form(${title}) as form, search from ${source} where id in (
    select id from ${source} where search @@ ${found} limit ${sql.raw(String(mostRanked))})`;

/**
 * A part of the many that match: those whose title begins with what was typed, and the best of the kind. A frequent word is
 * soon met on a walk from the best down; written as a function, the condition cannot lead into the index that knows all.
 */
const bestMatching: Candidates = ({ source, title, columns, best }) => {
  const form = sql`search_form(${title}) collate "C"`;
  const titled = sql`select id from ${source} where ${form} >= ${typed} and ${form} < ${typed} || chr(1114111)
    and ts_match_vq(search, ${found}) order by ${form} limit ${sql.raw(String(mostTitles))}`;
  return sql`
    (select id, ${columns}, search_form(${title}) as form, search from ${source} where id = any (array(${titled})))
    union all
    (select id, ${columns}, '' as form, search
      from (select id, ${columns}, search from ${source} order by ${best} limit ${sql.raw(String(mostWalked))}) as walk
      where ts_match_vq(search, ${found}) and id <> all (array(${titled})) limit ${sql.raw(String(mostOfWalk))})`;
};

// The vector is unpacked once for each row, and not once for each comparison.
function rankStatement(kind: Kind, many: boolean) {
  const { columns, best } = kinds[kind];
  const candidates = many ? bestMatching(kinds[kind]) : allMatching(kinds[kind]);
  return preparedOnce((db) =>
    db
      .select({ id: sql<string>`id`, closeness: sql<number>`closeness`, ranked: sql<number>`(count(*) over ())::int` })
      .from(
        sql`(
          select id, ${columns},
            (select count(*) from unnest(${sql.placeholder('parts')}::tsquery[]) as part where search @@ part) as held,
            case when form = ${typed} then 0 when starts_with(form, ${typed}) then 1
              else (select min(position) + 1 from unnest(${sql.placeholder('tiers')}::tsquery[]) with ordinality as tier(query, position)
                where search @@ tier.query)::int end as closeness
          from (select id, ${columns}, form, search || ''::tsvector as search from (${candidates}) as candidate offset 0) as candidate
        ) as ranked`,
      )
      .orderBy(sql`held desc, closeness, ${best}`)
      .limit(sql.placeholder('limit'))
      .offset(sql.placeholder('offset'))
      .prepare(`search_${kind}_${many ? 'many' : 'all'}`),
  );
}

const rankStatements = {
  destinations: { all: rankStatement('destinations', false), many: rankStatement('destinations', true) },
  stories: { all: rankStatement('stories', false), many: rankStatement('stories', true) },
  highlights: { all: rankStatement('highlights', false), many: rankStatement('highlights', true) },
};

export type RankedRow = {
  id: string;
  /** As in the contract's `match`. */
  closeness: number;
  /** How many there are to page through. */
  ranked: number;
};

/** One page of what matches, best first. `form` is what was typed, as `search_form` writes it; `count` says how many match. */
export function rankMatches(
  db: Queryable,
  kind: Kind,
  query: SearchQuery,
  { form, count, offset, limit }: { form: string; count: number; offset: number; limit: number },
): Promise<RankedRow[]> {
  const statement = rankStatements[kind][count > mostRanked ? 'many' : 'all'];
  const { found, tiers, parts } = query;
  return statement(db).execute({ found, tiers, parts, typed: form, limit, offset });
}

function longTextStatement(name: string, source: SQL, text: SQL) {
  return preparedOnce((db) =>
    db
      .select({ id: sql<string>`id`, text: sql<string>`${text}` })
      .from(sql`${source} where id = any (${sql.placeholder('ids')}::uuid[])`)
      .prepare(name),
  );
}

const longTextStatements = {
  destinations: longTextStatement(
    'search_long_destination_texts',
    kinds.destinations.source,
    sql`concat_ws(E'\n', long_description, array_to_string(travel_tips, E'\n'), itinerary_text(itinerary))`,
  ),
  stories: longTextStatement('search_long_story_texts', kinds.stories.source, sql`content`),
};

/** The long texts of published things, by id: asked for only where nothing shorter holds the words. */
export async function readLongTexts(
  db: Queryable,
  kind: keyof typeof longTextStatements,
  ids: readonly string[],
): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await longTextStatements[kind](db).execute({ ids: [...ids] });
  return new Map(rows.map(({ id, text }) => [id, text]));
}
