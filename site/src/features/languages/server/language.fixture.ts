import type { Queryable } from '#server/queryable.ts';
import { languages } from './language.table.ts';

type Fields = Partial<typeof languages.$inferInsert>;

/** A language that readers can choose, whether or not the site's own words are there in it. */
export async function aLanguage(db: Queryable, fields: Fields = {}): Promise<void> {
  const code = fields.code ?? 'de';
  await db.insert(languages).values({ position: 0, state: 'public', ...fields, code });
}
