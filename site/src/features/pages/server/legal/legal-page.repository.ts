import { and, eq, inArray, isNotNull, or, type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '#server/queryable.ts';
import { pages } from '../page.table.ts';
import type { StandardPage } from '../standard-pages.rules.ts';
import type { LegalText } from './legal-texts.ts';

/** Nobody has written it anew. */
const isAsItCame = and(isNotNull(pages.standard), eq(pages.updatedAt, pages.createdAt)) as SQL;

/** Those of some pages that nobody has written anew. */
export function findAsTheyCame(db: Queryable, ids: readonly string[]) {
  const { id, standard, createdAt, updatedAt } = pages;
  return db
    .select({ id, standard, createdAt, updatedAt })
    .from(pages)
    .where(and(isAsItCame, inArray(id, [...ids])));
}

/** Has a page that nobody has written anew say this; false where it does so already, or is somebody's. */
export async function storeLegalText(tx: Queryable, page: StandardPage, text: LegalText): Promise<boolean> {
  const { title, description, contentMarkdown } = text;
  const isOther = or(
    sql`${pages.title} <> ${title}`,
    sql`${pages.description} <> ${description}`,
    sql`${pages.contentMarkdown} <> ${contentMarkdown}`,
  );
  const stored = await tx
    .update(pages)
    .set(text)
    .where(and(eq(pages.standard, page), isAsItCame, isOther))
    .returning({ id: pages.id });
  return stored.length > 0;
}
