import { eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Page, PageRequest } from '../../../contract/pagination.ts';
import { findPageOfIds } from '../../../server/list-page.repository.ts';
import type { Queryable } from '../../../server/queryable.ts';
import { pictureColumns } from '../../media/server/media.columns.ts';
import { mediaItems } from '../../media/server/media.table.ts';
import { accounts, type Role, roles } from './account.table.ts';

export type AccountFilter = { q: string; role: Role | '' };

/** Any part of name, address or country, in any case; the same words as the index `accounts_searched`. */
function holds(words: string): SQL {
  const pattern = `%${words.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`;
  return sql`lower(${accounts.name} || ' ' || ${accounts.email} || ' ' || ${accounts.country}) like ${pattern}`;
}

/** The newest first. */
export async function listAccounts(db: Queryable, { q, role }: AccountFilter, page: PageRequest) {
  const { ids, totalCount } = await findPageOfIds(
    db,
    {
      source: accounts,
      where: role ? sql`role = ${role}` : sql`true`,
      words: q ? holds(q) : undefined,
      lists: (role ? [role] : roles).map((each) => `accounts of ${each}`),
    },
    page,
  );
  const rows = await db
    .select({ account: accounts, avatar: pictureColumns })
    .from(accounts)
    .leftJoin(mediaItems, eq(mediaItems.id, accounts.avatarId))
    .where(inArray(accounts.id, ids))
    .orderBy(sql`${accounts.createdAt} desc, ${accounts.id} desc`);
  return { rows, totalCount } satisfies Page<unknown>;
}
