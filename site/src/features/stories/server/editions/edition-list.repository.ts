import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { mostCounted } from '#contract/count-limits.ts';
import type { Page, PageRequest } from '#contract/pagination.ts';
import { typedTerms } from '#server/languages/typed-terms.repository.ts';
import type { KeptList } from '#server/lists/kept-list-names.ts';
import { countLists } from '#server/lists/list-count.repository.ts';
import { readPage } from '#server/lists/list-page.ts';
import { preparedOnce, type Queryable } from '#server/queryable.ts';
import { publicStories } from '../story.table.ts';
import type { StoryFilter } from '../story-list.repository.ts';
import { publicStoryTexts, storyTextLists } from './story-text.table.ts';

const language = sql.placeholder('language');
const most = sql.raw(String(mostCounted));
const newest = sql`published_at desc, id desc`;

/** The lists that hold all that is wanted, likely the shortest first. */
function listsOf({ tag, region, category, featuredOnly }: StoryFilter): string[] {
  const lists = [
    ...(tag ? [`tagged ${tag.toLowerCase()}`] : []),
    ...(featuredOnly ? ['featured'] : []),
    ...(region ? [`in ${region}`] : []),
    ...(category ? [`as ${category}`] : []),
  ];
  return lists.length > 0 ? lists : ['all'];
}

const isIn = (id: SQL, list: SQLWrapper) => sql`exists (select from ${storyTextLists} as other
  where other.id = ${id} and other.language = ${language} and other.list_name = ${list})`;

const asTyped = sql`(select prefix_query(${sql.placeholder('original')}))`;

/** What holds the words there, or is named by them in the site's own language: tags are in no text. */
const words = sql`(
  (select ${publicStoryTexts.storyId} from ${publicStoryTexts}, ${typedTerms}
    where language = ${language} and search @@ (('''@' || ${language} || '''')::tsquery && query) limit ${most})
  union
  (select id from ${publicStories}
    where search @@ ${asTyped} and ts_filter(search, '{a,b}') @@ ${asTyped} and ${isIn(sql`${publicStories.id}`, sql`'all'`)}
    limit ${most}))`;

function statementsFor(name: string, isTyped: boolean, alsoIn: number) {
  const others = Array.from(
    { length: alsoIn },
    (_, at) => sql`and ${isIn(sql`kept.id`, sql.placeholder(`list${at + 1}`))}`,
  );
  const matching = sql`${storyTextLists} as kept where language = ${language} and list_name = ${sql.placeholder('list0')}
    ${sql.join(others, sql` `)} ${isTyped ? sql`and id in ${words}` : sql``}`;
  const [limit, offset] = [sql.placeholder('limit'), sql.placeholder('offset')];
  return {
    ids: preparedOnce((db) =>
      db
        .select({
          ids: sql<string[]>`array(select id from ${matching} order by ${newest} limit ${limit} offset ${offset})`,
        })
        .from(sql`(values (0)) as one`)
        .prepare(`story_texts_${name}`),
    ),
    count: preparedOnce((db) =>
      db
        .select({ count: sql<number>`count(*)::int` })
        .from(sql`(select from ${matching} limit ${most}) as matching`)
        .prepare(`story_texts_${name}_count`),
    ),
  };
}

// Each combination is a statement of its own, so that each gets the plan that fits it.
const statements = new Map<string, ReturnType<typeof statementsFor>>();

function listOf(db: Queryable, code: string, filter: StoryFilter) {
  const { q = '', original = q } = filter;
  const lists = listsOf(filter);
  const name = `${lists.length}${q && '_q'}`;
  const statement = statements.get(name) ?? statementsFor(name, q !== '', lists.length - 1);
  statements.set(name, statement);
  const wanted = Object.fromEntries(lists.map((list, at) => [`list${at}`, list]));
  const values = { language: code, ...wanted, ...(q !== '' && { typed: q, original }) };
  return {
    count: async () =>
      lists.length === 1 && q === ''
        ? countLists(db, `story_text_lists ${code} ${lists[0]}` as KeptList)
        : ((await statement.count(db).execute(values))[0]?.count ?? 0),
    rows: async (part: { limit: number; offset: number }) =>
      (await statement.ids(db).execute({ ...values, ...part }))[0]?.ids ?? [],
  };
}

/** The ids of one page of the stories that everybody can read in a language, newest first. */
export function listTranslatedStoryIds(
  db: Queryable,
  code: string,
  filter: StoryFilter,
  page: PageRequest,
): Promise<Page<string>> {
  const { count, rows } = listOf(db, code, filter);
  return readPage({ isFiltered: Boolean(filter.q), count, rows: (_method, part) => rows(part) }, page);
}

/** The ids of the newest of them, up to `limit`; how many there are is not asked. */
export const listNewestTranslatedIds = (db: Queryable, code: string, filter: StoryFilter, limit: number) =>
  listOf(db, code, filter).rows({ limit, offset: 0 });
