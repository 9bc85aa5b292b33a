import { interfaceLanguages } from '#server/languages/open-languages.ts';
import type { Queryable } from '#server/queryable.ts';
import { addVisit, countByDay, countByPath, deleteVisits } from './visit.repository.ts';

/** The one spelling of the path of a page that everybody can open; undefined where there is none. */
export type PageOf = (path: string) => Promise<string | undefined>;

/** Counts a look at a page that exists: made-up addresses would fill the table. Says whether it was counted. */
export async function countVisit(db: Queryable, pageOf: PageOf, path: string): Promise<boolean> {
  const page = path.startsWith('/admin') ? undefined : await pageOf(path);
  if (page === undefined) return false;
  await addVisit(db, page);
  return true;
}

/** Pages whose address named somebody, in every language, as part of the transaction that deletes their account. */
export async function eraseVisits(tx: Queryable, paths: readonly string[]): Promise<void> {
  if (paths.length === 0) return;
  const below = ['', ...[...interfaceLanguages()].map((code) => `/${code}`)];
  await deleteVisits(
    tx,
    below.flatMap((prefix) => paths.map((path) => `${prefix}${path}`)),
  );
}

/**
 * Looks at pages within the last `days` days (UTC), today's included, oldest day first, and the pages looked at most.
 */
export async function describeVisits(db: Queryable, days: number) {
  const [byDay, pages] = await Promise.all([countByDay(db, days), countByPath(db, days, 5)]);
  return { days: byDay, pages };
}
