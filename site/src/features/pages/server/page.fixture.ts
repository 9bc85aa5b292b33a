import type { Queryable } from '#server/queryable.ts';
import { formerPageSlugs, pages } from './page.table.ts';

export type OwnPage = typeof pages.$inferSelect;

let count = 0;

/** A published page. */
export async function aPage(
  db: Queryable,
  { formerSlugs = [], ...chosen }: Partial<typeof pages.$inferInsert> & { formerSlugs?: readonly string[] } = {},
): Promise<OwnPage> {
  count += 1;
  const content = chosen.content ?? 'Whoever wants to use a picture asks first.';
  const [row] = await db
    .insert(pages)
    .values({
      slug: `page-${count}`,
      title: `Page ${count}`,
      description: 'For those who write about us.',
      content,
      contentMarkdown: content,
      published: true,
      publishedAt: chosen.published === false ? null : new Date('2026-06-01T08:00:00Z'),
      ...chosen,
    })
    .returning();
  if (!row) throw new Error('The page was not stored.');
  if (formerSlugs.length > 0)
    await db.insert(formerPageSlugs).values(formerSlugs.map((slug) => ({ slug, pageId: row.id })));
  return row;
}
