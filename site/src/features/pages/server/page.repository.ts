import { sql } from 'drizzle-orm';
import { preparedOnce, type Queryable } from '#server/queryable.ts';
import { formerPageSlugs, type pages, publicPages } from './page.table.ts';

type Source = typeof pages | typeof publicPages;

export function summaryColumns(source: Source) {
  const { id, slug, standard, title, description, published, createdAt, publishedAt, updatedAt } = source;
  return { id, slug, standard, title, description, published, createdAt, publishedAt, updatedAt };
}

export function detailColumns(source: Source) {
  return { ...summaryColumns(source), content: source.content, contentMarkdown: source.contentMarkdown };
}

// A current slug wins over a former one.
const bySlug = preparedOnce((db) =>
  db
    .select(detailColumns(publicPages))
    .from(publicPages)
    .where(
      sql`${publicPages.id} = coalesce(
        (select id from public_pages where slug = ${sql.placeholder('slug')}),
        (select ${formerPageSlugs.pageId} from ${formerPageSlugs} where ${formerPageSlugs.slug} = ${sql.placeholder('slug')}))`,
    )
    .limit(1)
    .prepare('page_by_slug'),
);

/** By slug or former slug; published ones only. */
export async function findPublicPage(db: Queryable, slug: string) {
  const [row] = await bySlug(db).execute({ slug: slug.toLowerCase() });
  return row;
}

export type PageDetailRow = NonNullable<Awaited<ReturnType<typeof findPublicPage>>>;
export type PageSummaryRow = Omit<PageDetailRow, 'content' | 'contentMarkdown'>;
