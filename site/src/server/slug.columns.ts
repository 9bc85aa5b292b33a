import { type AnyColumn, type SQL, sql } from 'drizzle-orm';
import { uuidShape } from '../contract/rules/item-id.ts';
import { routeWords } from './slug.ts';

const words = '^[a-z0-9]+(-[a-z0-9]+)*$';

/** As a constraint: words with hyphens between them, and no id, because both share one place in the address. */
export function isSlug(column: AnyColumn): SQL {
  return sql`${column} ~ '${sql.raw(words)}' and ${column} !~ '${sql.raw(uuidShape.source)}'`;
}

/** As a constraint: a slug that is none of the routes beside it. */
export function isSlugBesideRoutes(column: AnyColumn): SQL {
  const routes = [...routeWords].map((word) => `'${word}'`).join(', ');
  return sql`${isSlug(column)} and ${column} not in (${sql.raw(routes)})`;
}
