import { type SQL, sql } from 'drizzle-orm';
import type { Page, PageRequest } from '#contract/pagination.ts';
import type { EditionState } from '#contract/rules/translations/edition-states.ts';
import { type TranslatedKind, translatedKinds } from '#contract/rules/translations/translated-kinds.ts';
import { contains } from '#server/lists/text-match.repository.ts';
import type { Queryable } from '#server/queryable.ts';
import { about, teamMembers } from '../../about/server/about.table.ts';
import { aboutTexts } from '../../about/server/editions/about-text.table.ts';
import { teamMemberTexts } from '../../about/server/editions/team-member-text.table.ts';
import { banners } from '../../banners/server/banner.table.ts';
import { bannerTexts } from '../../banners/server/editions/banner-text.table.ts';
import { destinations } from '../../destinations/server/destination.table.ts';
import { destinationTexts } from '../../destinations/server/editions/destination-text.table.ts';
import { highlightTexts } from '../../highlights/server/editions/highlight-text.table.ts';
import { highlights } from '../../highlights/server/highlight.table.ts';
import { pageTexts } from '../../pages/server/editions/page-text.table.ts';
import { pages } from '../../pages/server/page.table.ts';
import { storyTexts } from '../../stories/server/editions/story-text.table.ts';
import { stories } from '../../stories/server/story.table.ts';

type Tables = {
  items: SQL;
  /** Of an item, as answers have it. */
  id: SQL;
  title: SQL;
  newest: SQL;
  texts: SQL;
  /** What joins a text and its item. */
  join: SQL;
};

const byId = (items: SQL, title: SQL, texts: SQL, key: SQL): Tables => ({
  items,
  id: sql`item.id::text`,
  title,
  newest: sql`item.created_at`,
  texts,
  join: sql`edition.${key} = item.id`,
});

const tables: Record<TranslatedKind, Tables> = {
  story: byId(sql`${stories}`, sql`item.title`, sql`${storyTexts}`, sql`story_id`),
  destination: byId(sql`${destinations}`, sql`item.name`, sql`${destinationTexts}`, sql`destination_id`),
  page: byId(sql`${pages}`, sql`item.title`, sql`${pageTexts}`, sql`page_id`),
  highlight: byId(sql`${highlights}`, sql`item.name`, sql`${highlightTexts}`, sql`highlight_id`),
  banner: byId(sql`${banners}`, sql`item.title`, sql`${bannerTexts}`, sql`banner_id`),
  'team-member': byId(sql`${teamMembers}`, sql`item.name`, sql`${teamMemberTexts}`, sql`member_id`),
  // The one page, which is there for good: behind all that was made since.
  about: {
    items: sql`${about}`,
    id: sql`'about'`,
    title: sql`item.title`,
    newest: sql`'-infinity'::timestamptz`,
    texts: sql`${aboutTexts}`,
    join: sql`edition.only = item.only`,
  },
};

const conditions: Record<EditionState, SQL> = {
  missing: sql`edition.language is null`,
  draft: sql`not edition.published`,
  stale: sql`edition.published and edition.stale`,
  published: sql`edition.published and not edition.stale`,
};

export type Wanted = {
  kinds: readonly TranslatedKind[];
  /** The languages that are looked at. */
  languages: readonly string[];
  state: EditionState | undefined;
  q: string;
};

/** Items of a kind that are wanted; `item` is one of them. */
function wantedOf(kind: TranslatedKind, { languages, state, q }: Wanted): SQL {
  const { items, title, texts, join } = tables[kind];
  const parts: SQL[] = [];
  if (q) parts.push(contains(sql`search_form(${title})`, q));
  if (state)
    parts.push(sql`exists (select from unnest(${sql.param([...languages])}::text[]) as wanted (language)
      left join ${texts} as edition on ${join} and edition.language = wanted.language where ${conditions[state]})`);
  const where = parts.length > 0 ? sql`where ${sql.join(parts, sql` and `)}` : sql``;
  return sql`from ${items} as item ${where}`;
}

const all = (parts: readonly SQL[]) => sql.join([...parts], sql` union all `);

export type Item = { kind: TranslatedKind; id: string; title: string };

export async function listItems(db: Queryable, wanted: Wanted, { page, limit }: PageRequest): Promise<Page<Item>> {
  const offset = (page - 1) * limit;
  // Each kind steps along its own index, and no further than the page may reach.
  const parts = wanted.kinds.map((kind) => {
    const { id, title, newest } = tables[kind];
    return sql`(select ${kind}::text as kind, ${id} as id, ${title} as title, ${newest} as newest
      ${wantedOf(kind, wanted)} order by newest desc, id desc limit ${offset + limit})`;
  });
  const { rows } = await db.execute<Item>(sql`
    select kind, id, title from (${all(parts)}) as found order by newest desc, kind, id desc
    limit ${limit} offset ${offset}`);
  const counted = wanted.kinds.map((kind) => sql`select count(*) as count ${wantedOf(kind, wanted)}`);
  const { rows: sums } = await db.execute<{ count: number }>(
    sql`select sum(count)::int as count from (${all(counted)}) as counted`,
  );
  return { rows, totalCount: sums[0]?.count ?? 0 };
}

export type Standing = {
  kind: TranslatedKind;
  id: string;
  language: string;
  published: boolean;
  stale: boolean;
  madeBy: 'person' | 'machine';
  slug: string;
  updatedAt: Date;
};

const withoutSlugs: readonly TranslatedKind[] = ['highlight', 'banner', 'team-member', 'about'];

/** How these items stand in all languages that they are there in. */
export async function listStandings(db: Queryable, items: readonly Item[]): Promise<Standing[]> {
  const parts = translatedKinds.flatMap((kind) => {
    const ids = items.filter((one) => one.kind === kind).map(({ id }) => id);
    const { items: table, id, texts, join } = tables[kind];
    const slug = withoutSlugs.includes(kind) ? sql`''` : sql`edition.slug`;
    return ids.length === 0
      ? []
      : [
          sql`select ${kind}::text as kind, ${id} as id, edition.language, edition.published, edition.stale,
            edition.made_by as "madeBy", ${slug} as slug, edition.updated_at::text as "updatedAt"
            from ${table} as item join ${texts} as edition on ${join}
            where ${kind === 'about' ? sql`true` : sql`item.id = any(${sql.param(ids)}::uuid[])`}`,
        ];
  });
  if (parts.length === 0) return [];
  const { rows } = await db.execute<Omit<Standing, 'updatedAt'> & { updatedAt: string }>(all(parts));
  return rows.map((row) => ({ ...row, updatedAt: new Date(row.updatedAt) }));
}

export type Count = { language: string; draft: number; stale: number; published: number };

/** How many items of these kinds there are, and how many of them stand how in each language that they are there in. */
export async function countStandings(
  db: Queryable,
  kinds: readonly TranslatedKind[],
): Promise<{ items: number; counts: Count[] }> {
  const items = kinds.map((kind) => sql`select count(*) as count from ${tables[kind].items}`);
  const texts = kinds.map((kind) => sql`select language, published, stale from ${tables[kind].texts}`);
  const [{ rows: sums }, { rows: counts }] = await Promise.all([
    db.execute<{ count: number }>(sql`select sum(count)::int as count from (${all(items)}) as counted`),
    db.execute<Count>(sql`
      select language, (count(*) filter (where not published))::int as draft,
        (count(*) filter (where published and stale))::int as stale,
        (count(*) filter (where published and not stale))::int as published
      from (${all(texts)}) as edition group by language`),
  ]);
  return { items: sums[0]?.count ?? 0, counts };
}
