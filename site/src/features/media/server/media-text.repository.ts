import { and, eq, inArray, isNotNull, sql } from 'drizzle-orm';
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

/** Says in these languages what is given, and nothing else of the item; captions stay. */
export async function putTexts(tx: Queryable, mediaId: string, texts: MediaTexts): Promise<void> {
  const languages = Object.keys(texts);
  if (languages.length === 0) return;
  const known = await listCaptions(tx, mediaId);
  await tx.delete(mediaTexts).where(and(eq(mediaTexts.mediaId, mediaId), inArray(mediaTexts.language, languages)));
  const rows = Object.entries(texts)
    .map(([language, words]) => ({ mediaId, language, ...words, captionsFile: known.get(language) ?? null }))
    .filter(({ alt, caption, captionsFile }) => alt !== '' || caption !== '' || captionsFile !== null);
  if (rows.length > 0) await tx.insert(mediaTexts).values(rows);
}

/** The files of captions that a video has in other languages than the site's own, by language. */
export async function listCaptions(db: Queryable, mediaId: string): Promise<Map<string, string>> {
  const { language, captionsFile } = mediaTexts;
  const rows = await db
    .select({ language, captionsFile })
    .from(mediaTexts)
    .where(and(eq(mediaTexts.mediaId, mediaId), isNotNull(captionsFile)))
    .orderBy(language);
  return new Map(rows.flatMap((row) => (row.captionsFile === null ? [] : [[row.language, row.captionsFile] as const])));
}

/** Gives a video captions in a language, or takes them away. */
export async function putCaptions(tx: Queryable, mediaId: string, language: string, file: string | null) {
  if (file !== null) {
    await tx
      .insert(mediaTexts)
      .values({ mediaId, language, captionsFile: file })
      .onConflictDoUpdate({ target: [mediaTexts.mediaId, mediaTexts.language], set: { captionsFile: file } });
    return;
  }
  const row = and(eq(mediaTexts.mediaId, mediaId), eq(mediaTexts.language, language));
  await tx.delete(mediaTexts).where(and(row, eq(mediaTexts.alt, ''), eq(mediaTexts.caption, '')));
  await tx.update(mediaTexts).set({ captionsFile: null }).where(row);
}

const tracksStatement = preparedOnce((db) =>
  db
    .select({ key: mediaItems.key, language: mediaTexts.language, file: sql<string>`${mediaTexts.captionsFile}` })
    .from(mediaItems)
    .innerJoin(mediaTexts, eq(mediaTexts.mediaId, mediaItems.id))
    .where(
      sql`${mediaItems.key} = any (${sql.placeholder('keys')}::text[]) and ${mediaTexts.captionsFile} is not null
        and ${mediaTexts.language} in (select code from languages where state = 'public')`,
    )
    .orderBy(mediaTexts.language)
    .prepare('video_tracks_by_key'),
);

/** Captions of the videos with these keys, by which their files are named, in languages that readers can choose. */
export function listTracksByKey(db: Queryable, keys: readonly string[]) {
  return tracksStatement(db).execute({ keys: [...keys] });
}
