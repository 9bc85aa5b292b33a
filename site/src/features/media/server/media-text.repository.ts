import { and, eq, inArray, sql } from 'drizzle-orm';
import { preparedOnce, type Queryable } from '#server/queryable.ts';
import type { MediaTexts } from '../media.contract.ts';
import { mediaItems, mediaTexts } from './media.table.ts';

const ofFilesStatement = preparedOnce((db) =>
  db
    .select({
      key: mediaItems.key,
      language: mediaTexts.language,
      alt: mediaTexts.alt,
      caption: mediaTexts.caption,
      /** In the site's own language. */
      ownCaption: mediaItems.caption,
    })
    .from(mediaItems)
    .innerJoin(mediaTexts, eq(mediaTexts.mediaId, mediaItems.id))
    .where(
      sql`${mediaItems.key} = any (${sql.placeholder('keys')}::text[])
        and ${mediaTexts.language} = any (${sql.placeholder('languages')}::text[]) and not ${mediaItems.decorative}`,
    )
    .prepare('media_texts_by_key'),
);

/** What is said of the images with these keys, by which their files are named, in any of the languages. */
export function listTextsByKey(db: Queryable, keys: readonly string[], languages: readonly string[]) {
  return ofFilesStatement(db).execute({ keys: [...keys], languages: [...languages] });
}

const byIdStatement = preparedOnce((db) =>
  db
    .select({ id: mediaItems.id, alt: mediaTexts.alt })
    .from(mediaItems)
    .innerJoin(mediaTexts, eq(mediaTexts.mediaId, mediaItems.id))
    .where(
      sql`${mediaItems.id} = any (${sql.placeholder('ids')}::uuid[])
        and ${mediaTexts.language} = ${sql.placeholder('language')} and not ${mediaItems.decorative}`,
    )
    .prepare('media_alts_by_id'),
);

/** What images show in a language, by id; "" where nobody has said so. */
export async function listAlts(db: Queryable, ids: readonly string[], language: string): Promise<Map<string, string>> {
  const rows = await byIdStatement(db).execute({ ids: [...ids], language });
  return new Map(rows.map(({ id, alt }) => [id, alt]));
}

/** What is said of an item in each language. */
export async function findTexts(db: Queryable, mediaId: string): Promise<MediaTexts> {
  const { language, alt, caption } = mediaTexts;
  const rows = await db.select({ language, alt, caption }).from(mediaTexts).where(eq(mediaTexts.mediaId, mediaId));
  return Object.fromEntries(rows.map(({ language: code, ...words }) => [code, words]));
}

/** Says in these languages what is given, and nothing else of the item. */
export async function putTexts(tx: Queryable, mediaId: string, texts: MediaTexts): Promise<void> {
  const languages = Object.keys(texts);
  if (languages.length === 0) return;
  await tx.delete(mediaTexts).where(and(eq(mediaTexts.mediaId, mediaId), inArray(mediaTexts.language, languages)));
  const rows = Object.entries(texts)
    .map(([language, words]) => ({ mediaId, language, ...words }))
    .filter(({ alt, caption }) => alt !== '' || caption !== '');
  if (rows.length > 0) await tx.insert(mediaTexts).values(rows);
}
