import { type SQL, sql } from 'drizzle-orm';
import { mostCounted } from '#contract/count-limits.ts';
import { isEnoughOfSample } from '#server/lists/sampled-count.repository.ts';
import { preparedOnce, type Queryable } from '#server/queryable.ts';
import { publicDestinations } from '../../destinations/server/destination.table.ts';
import { destinationTextLists } from '../../destinations/server/editions/destination-text.table.ts';
import { publicHighlightTexts } from '../../highlights/server/editions/highlight-text.table.ts';
import { publicHighlights } from '../../highlights/server/highlight.table.ts';
import { storyTextLists } from '../../stories/server/editions/story-text.table.ts';
import { publicStories } from '../../stories/server/story.table.ts';
import { type SearchQuery, tierCount } from './search-query.rules.ts';
import type { Kind } from './search-words.repository.ts';

/** Up to so many are ranked one by one; of more, only the best and those whose title fits. */
export const mostRanked = 1000;
const mostOfMany = 400;
const mostWalked = 2000;
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

// Behind a SELECT, PostgreSQL cannot see how frequent the words are, and takes the index on them wherever one is asked
// for: where it believes that much matches it would rather read the table, and does so to the end when little does.
const found = sql`(select ${sql.placeholder('found')}::tsquery)`;
const lead = sql`(select ${sql.placeholder('lead')}::tsquery)`;
// Written as a function, the rest of the words cannot lead into the index as well.
const isFound = sql`search @@ ${lead} and ((select ${sql.placeholder('lead')} = ${sql.placeholder('found')}) or ts_match_vq(search, ${found}))`;
const typed = sql.placeholder('typed');

const number = (value: number) => sql.raw(String(value));

const only = sql.placeholder('only');

/** Whether everybody can read a row in the language `only`. */
const isTranslated: Record<Kind, SQL> = {
  destinations: sql`and exists (select from ${destinationTextLists} as kept
    where kept.id = ${publicDestinations.id} and kept.language = ${only} and kept.list_name = 'all')`,
  stories: sql`and exists (select from ${storyTextLists} as kept
    where kept.id = ${publicStories.id} and kept.language = ${only} and kept.list_name = 'all')`,
  highlights: sql`and exists (select from ${publicHighlightTexts} as kept
    where kept.highlight_id = ${publicHighlights.id} and kept.language = ${only})`,
};

/**
 * Where words that many things hold may be held together by {@link mostCounted}, a sample tells that without finding
 * them all. Else all are found, counted and put in order at once: ranking need not find them again.
 */
function matchStatement(kind: Kind, also: SQL, name: string) {
  const { source, columns, best } = kinds[kind];
  const isMany = sql`case when ${sql.placeholder('mayBeMany')}::boolean
    then ${isEnoughOfSample(source, sql`${isFound} ${also}`)}
    else false end`;
  const matching = sql`select id, ${columns} from ${source} where not is_many and ${isFound} ${also} limit ${number(mostCounted)}`;
  return preparedOnce((db) =>
    db
      .select({
        count: sql<number>`case when is_many then ${number(mostCounted)} else coalesce(count, 0) end`,
        best: sql<string[]>`coalesce(best, '{}')`,
      })
      .from(
        sql`(select ${isMany} as is_many offset 0) as told, lateral (
          select max(count) as count, array_agg(id) as best from (
            select id, (count(*) over ())::int as count from (${matching}) as matching order by ${best} limit ${number(mostRanked)}
          ) as best
        ) as matched`,
      )
      .prepare(`search_matches_${name}`),
  );
}

/** Of destinations alone. */
const isGood = sql`and good_months & case when latitude < 0 then ${sql.placeholder('south')}::int else ${sql.placeholder('north')}::int end <> 0`;

// Each combination of what else is asked of a kind has statements of its own.
const statements = new Map<string, ReturnType<typeof statementsFor>>();

function statementsFor(kind: Kind, { time, only }: SearchQuery, name: string) {
  const also = sql`${time ? isGood : sql``} ${only ? isTranslated[kind] : sql``}`;
  return {
    matches: matchStatement(kind, also, name),
    matched: rankStatement(kind, 'matched', also, name),
    scanned: rankStatement(kind, 'scanned', also, name),
  };
}

function statementsOf(kind: Kind, query: SearchQuery) {
  const name = [...(query.time ? ['timed'] : []), ...(query.only ? ['translated'] : []), kind].join('_');
  const known = statements.get(name) ?? statementsFor(kind, query, name);
  statements.set(name, known);
  return known;
}

/**
 * How many match, up to mostCounted; and where they are fewer, the ids of the best of them, where these were looked
 * for.
 */
export type Matches = { count: number; best?: string[] | undefined };

/** What of a kind matches; of destinations with a time in `query`, what is good then. */
export async function findMatches(db: Queryable, kind: Kind, query: SearchQuery): Promise<Matches> {
  const { found, lead, mayBeMany, time, only } = query;
  const [row] = await statementsOf(kind, query)
    .matches(db)
    .execute({ found, lead: lead[kind], mayBeMany: mayBeMany[kind], only, ...time });
  return row ?? { count: 0 };
}

function matchesOf(db: Queryable, kind: Kind, query: SearchQuery): Matches | Promise<Matches> {
  const told = query.known[kind];
  return told === undefined ? findMatches(db, kind, query) : { count: told };
}

/**
 * What of each kind matches; asks only where the words' counts do not tell how much that is. Where `wanted` has
 * matches, the other kinds are not looked at, and told as none.
 */
export async function countMatches(db: Queryable, query: SearchQuery, wanted?: Kind): Promise<Record<Kind, Matches>> {
  if (wanted) {
    const matches = await matchesOf(db, wanted, query);
    const none = { count: 0 };
    if (matches.count > 0) return { destinations: none, stories: none, highlights: none, [wanted]: matches };
  }
  const [destinations, stories, highlights] = await Promise.all([
    matchesOf(db, 'destinations', query),
    matchesOf(db, 'stories', query),
    matchesOf(db, 'highlights', query),
  ]);
  return { destinations, stories, highlights };
}

const amongStatements = {
  destinations: amongStatement('destinations'),
  stories: amongStatement('stories'),
  highlights: amongStatement('highlights'),
};

function amongStatement(kind: Kind) {
  return preparedOnce((db) =>
    db
      .select({ count: sql<number>`count(*)::int` })
      .from(
        sql`${kinds[kind].source} where id = any (${sql.placeholder('ids')}::uuid[]) and ts_match_vq(search, ${found})`,
      )
      .prepare(`search_among_${kind}`),
  );
}

/** How many of these match. */
export async function countAmong(
  db: Queryable,
  kind: Kind,
  { found }: SearchQuery,
  rows: readonly { id: string }[],
): Promise<number> {
  if (rows.length === 0) return 0;
  const [row] = await amongStatements[kind](db).execute({ found, ids: rows.map(({ id }) => id) });
  return row?.count ?? 0;
}

/** Things whose title begins with what was typed: these come first, so that none of them may be left out. */
function titled({ source, title }: (typeof kinds)[Kind], also: SQL): SQL {
  const form = sql`search_form(${title}) collate "C"`;
  return sql`(select array(select id from ${source} where ${form} >= ${typed} and ${form} < ${typed} || chr(1114111)
    and ts_match_vq(search, ${found}) ${also} order by ${form} limit ${number(mostTitles)}) as ids offset 0) as titled`;
}

type Candidates = (kind: (typeof kinds)[Kind], also: SQL) => SQL;

/** Those whose ids are known. The form of a title is only looked at where it may begin with what was typed. */
const matchedBy: Candidates = (kind) => sql`
  select id, ${kind.columns}, search,
    case when id = any (ids) or cardinality(ids) = ${number(mostTitles)} then search_form(${kind.title}) else '' end as form
  from ${kind.source} where id = any (${sql.placeholder('best')}::uuid[] || ids)`;

/**
 * Of very many, a part: those with a fitting title, and the best of the kind. A frequent word is soon met on a walk
 * from the best down; written as a function, the condition cannot lead into the index that knows all.
 */
const scannedBy: Candidates = ({ source, title, columns, best }, also) => sql`
  (select id, ${columns}, search, search_form(${title}) as form from ${source} where id = any (ids))
  union all
  (select id, ${columns}, search, '' as form
    from (select id, ${columns}, search from ${source} where true ${also} order by ${best} limit ${number(mostWalked)}) as scan
    where ts_match_vq(search, ${found}) and id <> all (ids) limit ${number(mostOfMany)})`;

const tiers = sql`${sql.placeholder('tiers')}::tsquery[]`;
const closenessOfTiers = sql.join(
  Array.from(
    { length: tierCount },
    (_, tier) => sql`when search @@ (${tiers})[${number(tier + 1)}] then ${number(tier + 2)}`,
  ),
  sql` `,
);

// The vector is unpacked once for each row, and not once for each comparison.
function rankStatement(kind: Kind, way: 'matched' | 'scanned', also: SQL, name: string) {
  const { columns, best } = kinds[kind];
  const candidates = (way === 'matched' ? matchedBy : scannedBy)(kinds[kind], also);
  return preparedOnce((db) =>
    db
      .select({ id: sql<string>`id`, closeness: sql<number>`closeness`, ranked: sql<number>`(count(*) over ())::int` })
      .from(
        sql`(
          select id, ${columns},
            (select count(*) from unnest(${sql.placeholder('parts')}::tsquery[]) as part where search @@ part) as held,
            case when form = ${typed} then 0 when starts_with(form, ${typed}) then 1 ${closenessOfTiers} end as closeness
          from (select id, ${columns}, form, search || ''::tsvector as search
            from ${titled(kinds[kind], also)}, lateral (${candidates}) as candidate offset 0) as candidate
        ) as ranked`,
      )
      .orderBy(sql`held desc, closeness, ${best}`)
      .limit(sql.placeholder('limit'))
      .offset(sql.placeholder('offset'))
      .prepare(`search_${name}_${way}`),
  );
}

export type RankedRow = {
  id: string;
  /** As in the contract's `match`. */
  closeness: number;
  /** How many there are to page through. */
  ranked: number;
};

/** One page of what matches, best first. `form` is what was typed, as `search_form` writes it. */
export async function rankMatches(
  db: Queryable,
  kind: Kind,
  query: SearchQuery,
  { form, matches, offset, limit }: { form: string; matches: Matches; offset: number; limit: number },
): Promise<RankedRow[]> {
  const { found, tiers, parts, time, only } = query;
  const { matched, scanned } = statementsOf(kind, query);
  const wanted = { found, tiers, parts, typed: form, limit, offset, only, ...time };
  if (matches.count >= mostCounted) return scanned(db).execute(wanted);
  const best = matches.best ?? (await findMatches(db, kind, query)).best ?? [];
  const ranked = matches.count > mostRanked ? best.slice(0, mostOfMany) : best;
  return matched(db).execute({ ...wanted, best: ranked });
}

function longTextStatement(name: string, source: SQL, text: SQL) {
  return preparedOnce((db) =>
    db
      .select({ id: sql<string>`id`, text: sql<string>`${text}` })
      .from(sql`${source} where id = any (${sql.placeholder('ids')}::uuid[])`)
      .prepare(name),
  );
}

// A line for each title and activity: one is shown, not the row of them.
const itineraryLines = sql`array_to_string(array(
  select part #>> '{}' from (
    select jsonb_path_query(itinerary, '$[*].title') union all select jsonb_path_query(itinerary, '$[*].activities[*]')
  ) as parts(part)), E'\n')`;

const longTextStatements = {
  destinations: longTextStatement(
    'search_long_destination_texts',
    kinds.destinations.source,
    sql`concat_ws(E'\n', long_description, array_to_string(travel_tips, E'\n'), ${itineraryLines})`,
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
