import { sql } from 'drizzle-orm';
import type { Queryable } from '../queryable.ts';
import { inLanguageOf } from './person-language.ts';

/**
 * Calls `write`, which prints for somebody: in the language that is kept with them, as long as readers can choose it,
 * otherwise in the site's own.
 */
export async function inReadersLanguage<Result>(db: Queryable, code: string, write: () => Result): Promise<Result> {
  return inLanguageOf(code !== '' && (await isPublic(db, code)) ? code : '', write);
}

async function isPublic(db: Queryable, code: string): Promise<boolean> {
  const { rows } = await db.execute(sql`select from languages where code = ${code} and state = 'public'`);
  return rows.length > 0;
}
