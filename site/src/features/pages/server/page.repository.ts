import { and, eq, type SQL, sql } from 'drizzle-orm';
import { uuidShape } from '#contract/rules/item-id.ts';
import { preparedOnce, type Queryable } from '#server/queryable.ts';
import { publicPageTexts } from './editions/page-text.table.ts';
import { formerPageSlugs, type pages, publicPages } from './page.table.ts';

type Source = typeof pages | typeof publicPages;

export function summaryColumns(source: Source) {
  const { id, slug, standard, title, description, published, createdAt, publishedAt, updatedAt } = source;
  return { id, slug, standard, title, description, published, createdAt, publishedAt, updatedAt };
}

export function detailColumns(source: Source) {
  return { ...summaryColumns(source), content: source.content, contentMarkdown: source.contentMarkdown };
}

const detailStatement = (name: string, condition: SQL) =>
  preparedOnce((db) => db.select(detailColumns(publicPages)).from(publicPages).where(condition).limit(1).prepare(name));

const byId = detailStatement('page_by_id', eq(publicPages.id, sql.placeholder('key')));
// A current slug wins over a former one.
const bySlug = detailStatement(
  'page_by_slug',
  sql`${publicPages.id} = coalesce(
    (select id from public_pages where slug = ${sql.placeholder('key')}),
    (select ${formerPageSlugs.pageId} from ${formerPageSlugs} where ${formerPageSlugs.slug} = ${sql.placeholder('key')}))`,
);

/** By slug, former slug or id; published ones only. */
export async function findPublicPage(db: Queryable, slugOrId: string) {
  const statement = uuidShape.test(slugOrId) ? byId : bySlug;
  const [row] = await statement(db).execute({ key: slugOrId.toLowerCase() });
  return row;
}

/** More than any site has of its own pages; a menu of all of them would be the fault to mend. */
const mostNamed = 500;

const namesStatement = preparedOnce((db) =>
  db
    .select({
      standard: publicPages.standard,
      slug: sql<string>`coalesce(${publicPageTexts.slug}, ${publicPages.slug})`,
      title: sql<string>`coalesce(${publicPageTexts.title}, ${publicPages.title})`,
    })
    .from(publicPages)
    .leftJoin(
      publicPageTexts,
      and(eq(publicPageTexts.pageId, publicPages.id), eq(publicPageTexts.language, sql.placeholder('language'))),
    )
    .orderBy(publicPages.slug)
    .limit(mostNamed)
    .prepare('page_names'),
);

/** @param language '' for the site's own */
export function listPageNames(db: Queryable, language: string) {
  return namesStatement(db).execute({ language });
}

export type PageDetailRow = NonNullable<Awaited<ReturnType<typeof findPublicPage>>>;
export type PageSummaryRow = Omit<PageDetailRow, 'content' | 'contentMarkdown'>;
