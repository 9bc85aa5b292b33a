import { eq } from 'drizzle-orm';
import type { Queryable } from '#server/queryable.ts';
import type { VersionedKind } from '../../versions/server/versioned-kind.ts';
import { pageVersionFields } from '../page-versions.ts';
import { pages } from './page.table.ts';

async function readPageContent(tx: Queryable, id: string) {
  const { title, slug, description, contentMarkdown, published, updatedAt } = pages;
  const [row] = await tx
    .select({
      content: { title, slug, description, content: contentMarkdown, isPublished: published },
      updatedAt,
    })
    .from(pages)
    .where(eq(pages.id, id));
  return row;
}

export type PageContent = NonNullable<Awaited<ReturnType<typeof readPageContent>>>['content'];

export const pageVersions = {
  kind: 'page',
  fields: pageVersionFields,
  read: readPageContent,
} satisfies VersionedKind;
