import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { Page, PageRequest } from '../../../contract/pagination.ts';
import type { Queryable } from '../../../server/queryable.ts';
import { pictureColumns } from '../../media/server/media.columns.ts';
import { mediaItems } from '../../media/server/media.table.ts';
import { accounts, type Role } from './account.table.ts';

export type AccountFilter = { q: string; role: Role | '' };

/** Any part of name, address or country, in any case; the same words as the index `accounts_searched`. */
function holds(words: string): SQL {
  const pattern = `%${words.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`;
  return sql`lower(${accounts.name} || ' ' || ${accounts.email} || ' ' || ${accounts.country}) like ${pattern}`;
}

/** The newest first. */
export async function listAccounts(db: Queryable, { q, role }: AccountFilter, { page, limit }: PageRequest) {
  const where = and(role ? eq(accounts.role, role) : undefined, q ? holds(q) : undefined);
  const [rows, counted] = await Promise.all([
    db
      .select({ account: accounts, avatar: pictureColumns })
      .from(accounts)
      .leftJoin(mediaItems, eq(mediaItems.id, accounts.avatarId))
      .where(where)
      .orderBy(sql`${accounts.createdAt} desc, ${accounts.id} desc`)
      .limit(limit)
      .offset((page - 1) * limit),
    db.select({ count: sql<number>`count(*)::int` }).from(accounts).where(where),
  ]);
  return { rows, totalCount: counted[0]?.count ?? 0 } satisfies Page<unknown>;
}
