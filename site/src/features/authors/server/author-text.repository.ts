import { and, eq, inArray, sql } from 'drizzle-orm';
import { preparedOnce, type Queryable } from '#server/queryable.ts';
import { authors, authorTexts } from './author.table.ts';

const biosStatement = preparedOnce((db) =>
  db
    .select({ slug: authors.slug, language: authorTexts.language, bio: authorTexts.bio })
    .from(authorTexts)
    .innerJoin(authors, eq(authors.id, authorTexts.authorId))
    .where(
      sql`${authors.slug} = any (${sql.placeholder('slugs')}::text[])
        and ${authorTexts.language} = any (${sql.placeholder('languages')}::text[])`,
    )
    .prepare('author_bios'),
);

/** What is said of the authors with these slugs in any of the languages. */
export function listBios(db: Queryable, slugs: readonly string[], languages: readonly string[]) {
  return biosStatement(db).execute({ slugs: [...slugs], languages: [...languages] });
}

/** All who are translated into any of the languages, with their last change. */
export function listTranslated(db: Queryable, languages: readonly string[]) {
  return db
    .select({ slug: authors.slug, language: authorTexts.language, updatedAt: authors.updatedAt })
    .from(authorTexts)
    .innerJoin(authors, eq(authors.id, authorTexts.authorId))
    .where(inArray(authorTexts.language, [...languages]))
    .orderBy(authorTexts.language);
}

/** What is said of an author in each language that somebody has translated it into. */
export async function findBios(db: Queryable, authorId: string): Promise<Record<string, string>> {
  const rows = await db
    .select({ language: authorTexts.language, bio: authorTexts.bio })
    .from(authorTexts)
    .where(eq(authorTexts.authorId, authorId))
    .orderBy(authorTexts.language);
  return Object.fromEntries(rows.map(({ language, bio }) => [language, bio]));
}

/** Stores what is said in each of these languages; "" takes it away. Others stay. */
export async function putBios(tx: Queryable, authorId: string, bios: Readonly<Record<string, string>>): Promise<void> {
  const languages = Object.keys(bios);
  if (languages.length === 0) return;
  await tx.delete(authorTexts).where(and(eq(authorTexts.authorId, authorId), inArray(authorTexts.language, languages)));
  const rows = Object.entries(bios).flatMap(([language, bio]) => (bio === '' ? [] : { authorId, language, bio }));
  if (rows.length > 0) await tx.insert(authorTexts).values(rows);
}
