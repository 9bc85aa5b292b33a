import { asc, count, eq } from 'drizzle-orm';
import type { Page, PageRequest } from '#contract/pagination.ts';
import { pages } from '#features/pages/server/page.table.ts';
import { stories } from '#features/stories/server/story.table.ts';
import type { Queryable } from '#server/queryable.ts';
import { importedAddresses } from '../import.table.ts';

/** One of its three is what it leads to. */
export type ImportedAddressRow = {
  path: string;
  target: string | null;
  story: { slug: string; published: boolean } | null;
  page: { slug: string; published: boolean } | null;
};

/** Addresses of the old site that an import has brought. */
export async function listImportedAddresses(
  db: Queryable,
  runId: string,
  { page, limit }: PageRequest,
): Promise<Page<ImportedAddressRow>> {
  const where = eq(importedAddresses.runId, runId);
  const [rows, counted] = await Promise.all([
    db
      .select({
        path: importedAddresses.path,
        target: importedAddresses.target,
        story: { slug: stories.slug, published: stories.published },
        page: { slug: pages.slug, published: pages.published },
      })
      .from(importedAddresses)
      .leftJoin(stories, eq(stories.id, importedAddresses.storyId))
      .leftJoin(pages, eq(pages.id, importedAddresses.pageId))
      .where(where)
      .orderBy(asc(importedAddresses.path))
      .limit(limit)
      .offset((page - 1) * limit),
    db.select({ count: count() }).from(importedAddresses).where(where),
  ]);
  return { rows, totalCount: counted[0]?.count ?? 0 };
}
