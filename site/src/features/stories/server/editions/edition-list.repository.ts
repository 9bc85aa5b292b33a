import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { mostCounted } from '#contract/count-limits.ts';
import type { Page, PageRequest } from '#contract/pagination.ts';
import { heldWordsOf, mostScanned } from '#server/languages/held-words.repository.ts';
import type { KeptList } from '#server/lists/kept-list-names.ts';
import { countLists } from '#server/lists/list-count.repository.ts';
import { readPage } from '#server/lists/list-page.ts';
import { preparedOnce, type Queryable } from '#server/queryable.ts';
import { publicStories } from '../story.table.ts';
import type { StoryFilter } from '../story-list.repository.ts';
import { searchedStoryTexts, storyTextLists } from './story-text.table.ts';

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

const words = heldWordsOf('stories', searchedStoryTexts, publicStories);

function statementsFor(name: string, alsoIn: number) {
  const others = Array.from(
    { length: alsoIn },
    (_, at) => sql`and ${isIn(sql`kept.id`, sql.placeholder(`list${at + 1}`))}`,
  );
  const inLists = sql`${storyTextLists} as kept where language = ${language} and list_name = ${sql.placeholder('list0')}
    ${sql.join(others, sql` `)}`;
  // From what holds the words, one by one: PostgreSQL would rather read the whole list, which it believes to be short.
  const held = sql`select found.* from ${words.ids} as holding(held_id) cross join lateral (
    select id, published_at from ${inLists} and id = held_id offset 0) as found`;
  const part = sql`limit ${sql.placeholder('limit')} offset ${sql.placeholder('offset')}`;
  return {
    ids: preparedOnce((db) =>
      db
        .select({ ids: sql<string[]>`array(select id from ${inLists} order by ${newest} ${part})` })
        .from(sql`(values (0)) as one`)
        .prepare(`story_texts_${name}`),
    ),
    count: preparedOnce((db) =>
      db
        .select({ count: sql<number>`count(*)::int` })
        .from(sql`(select from ${inLists} limit ${most}) as matching`)
        .prepare(`story_texts_${name}_count`),
    ),
    /** A page of those that hold the words, and how many do. */
    held: preparedOnce((db) =>
      db
        .select({ rows: sql<string[]>`ids`, totalCount: sql<number>`least(count, ${most})::int` })
        .from(
          sql`(with held as materialized (${held}) select
            array(select id from held order by ${newest} ${part}) as ids, (select count(*) from held) as count) as page`,
        )
        .prepare(`story_texts_${name}_held`),
    ),
    /** All among the first of the list that hold the words. */
    scanned: preparedOnce((db) =>
      db
        .select({ ids: sql<string[]>`coalesce(array_agg(id order by published_at desc, id desc), '{}')` })
        .from(
          sql`(select id, published_at from ${inLists} order by ${newest} limit ${sql.raw(String(mostScanned))}) as scanned`,
        )
        .where(words.isScanned)
        .prepare(`story_texts_${name}_scanned`),
    ),
  };
}

// Each combination is a statement of its own, so that each gets the plan that fits it.
const statements = new Map<string, ReturnType<typeof statementsFor>>();

function listOf(code: string, filter: StoryFilter) {
  const lists = listsOf(filter);
  const name = String(lists.length);
  const statement = statements.get(name) ?? statementsFor(name, lists.length - 1);
  statements.set(name, statement);
  const values = { language: code, ...Object.fromEntries(lists.map((list, at) => [`list${at}`, list])) };
  return { statement, lists, values };
}

/**
 * The ids of one page of the stories that everybody can read in a language, newest first. Of words that very many hold
 * those are listed that are among the first {@link mostScanned} of the list.
 */
export async function listTranslatedStoryIds(
  db: Queryable,
  code: string,
  filter: StoryFilter,
  page: PageRequest,
): Promise<Page<string>> {
  const { q = '', original = q } = filter;
  const { statement, lists, values } = listOf(code, filter);
  if (q !== '') {
    const pages = {
      held: (asked: object) => statement.held(db).execute({ ...values, ...asked }),
      scanned: (asked: object) => statement.scanned(db).execute({ ...values, ...asked }),
    };
    return words.readPage(db, { code, q, original }, pages, page);
  }
  return readPage(
    {
      isFiltered: false,
      count: async () =>
        lists.length === 1
          ? countLists(db, `story_text_lists ${code} ${lists[0]}` as KeptList)
          : ((await statement.count(db).execute(values))[0]?.count ?? 0),
      rows: async (_method, part) => (await statement.ids(db).execute({ ...values, ...part }))[0]?.ids ?? [],
    },
    page,
  );
}

/** The ids of the newest of them, up to `limit`, without words; how many there are is not asked. */
export async function listNewestTranslatedIds(
  db: Queryable,
  code: string,
  filter: Omit<StoryFilter, 'q'>,
  limit: number,
): Promise<string[]> {
  const { statement, values } = listOf(code, filter);
  return (await statement.ids(db).execute({ ...values, limit, offset: 0 }))[0]?.ids ?? [];
}
