import { asc, inArray, sql } from 'drizzle-orm';
import { preparedOnce, type Queryable } from '#server/queryable.ts';
import { settings } from '../../settings/server/settings.table.ts';
import { languages } from './language.table.ts';

/** The language that the site is written in. */
export async function findOwnLanguage(db: Queryable): Promise<string> {
  const [row] = await db.select({ language: settings.language }).from(settings);
  return row?.language ?? 'en';
}

export type LanguageRow = typeof languages.$inferSelect;

const languagesStatement = preparedOnce((db) =>
  db.select().from(languages).orderBy(asc(languages.position)).prepare('languages'),
);

/** In the order of the staff; the default language is none of them. */
export function listLanguages(db: Queryable): Promise<LanguageRow[]> {
  return languagesStatement(db).execute();
}

/** Until the transaction ends nobody else changes the list. */
export async function holdLanguages(tx: Queryable): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('languages'))`);
}

/** Until the transaction ends nobody changes the list; others may count on that, too. */
export async function keepLanguages(tx: Queryable): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock_shared(hashtext('languages'))`);
}

/** Those of `codes` that something is written in, what lies in the trash among it. */
export async function findUsedLanguages(tx: Queryable, codes: readonly string[]): Promise<string[]> {
  if (codes.length === 0) return [];
  const { rows } = await tx.execute<{ code: string }>(sql`
    select code from unnest(${sql.param([...codes])}::text[]) as code
    where exists (select from story_texts where language = code)
      or exists (select from destination_texts where language = code)
      or exists (select from page_texts where language = code)
      or exists (select from banner_texts where language = code)
      or exists (select from highlight_texts where language = code)
      or exists (select from about_texts where language = code)
      or exists (select from team_member_texts where language = code)
      or exists (select from author_texts where language = code)
      or exists (select from media_texts where language = code)
      or exists (select from site_texts where language = code)
      or exists (select from term_texts where language = code and case kind
        when 'tag' then exists (select from story_lists where list = 'tagged ' || term)
          or exists (select from destination_lists where list = term)
        when 'category' then exists (select from story_categories where slug = term)
        else exists (select from settings where strpos(menus::text, to_jsonb(term)::text) > 0) end)
      or exists (select from trashed_rows where source in ('story_texts', 'destination_texts', 'page_texts')
        and content ? 'slug' and content ->> 'language' = code)
      or exists (select from trashed_rows where source in ('banner_texts', 'highlight_texts', 'team_member_texts')
        and content ->> 'language' = code)`);
  return rows.map(({ code }) => code);
}

export async function deleteLanguages(tx: Queryable, codes: readonly string[]): Promise<void> {
  if (codes.length > 0) await tx.delete(languages).where(inArray(languages.code, [...codes]));
}

/** Stores all of the list, in its order. */
export async function storeLanguages(
  tx: Queryable,
  rows: readonly Pick<LanguageRow, 'code' | 'state' | 'untranslated' | 'fallback'>[],
): Promise<void> {
  if (rows.length === 0) return;
  const newest = sql`(select max(updated_at) from languages)`;
  const updatedAt = sql`date_trunc('milliseconds', greatest(now(), ${newest} + interval '1 millisecond'))`;
  await tx
    .insert(languages)
    .values(rows.map((row, position) => ({ ...row, position, updatedAt })))
    .onConflictDoUpdate({
      target: languages.code,
      set: {
        position: sql`excluded.position`,
        state: sql`excluded.state`,
        untranslated: sql`excluded.untranslated`,
        fallback: sql`excluded.fallback`,
        updatedAt: sql`excluded.updated_at`,
      },
    });
}
