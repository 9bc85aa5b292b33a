import { eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Sort } from '#contract/list-sort.ts';
import type { Page, PageRequest } from '#contract/pagination.ts';
import { type Role, roles } from '#contract/roles.ts';
import { imageColumns } from '#features/media/server/media.columns.ts';
import { mediaItems } from '#features/media/server/media.table.ts';
import { alphabetical } from '#server/lists/list-order.repository.ts';
import { findPageOfIds, orderByIds } from '#server/lists/list-page.repository.ts';
import { holds } from '#server/lists/text-match.repository.ts';
import type { Queryable } from '#server/queryable.ts';
import { accounts } from '../account.table.ts';

export type AccountFilter = { q: string; role: Role | ''; sort?: Sort<'added' | 'name'> | undefined };

// As the index `accounts_searched` has it.
const searched = sql`lower(${accounts.name} || ' ' || ${accounts.email} || ' ' || ${accounts.country})`;

/** In name, address or country, in any case. */
function holdsWords(words: string): SQL {
  return holds(searched, sql`${words.toLowerCase().replace(/[\\%_]/g, '\\$&')}::text`, words);
}

const orders = { name: [alphabetical(accounts.name), accounts.id] };

/** The newest first, if `sort` does not say otherwise. */
export async function listAccounts(db: Queryable, { q, role, sort }: AccountFilter, page: PageRequest) {
  const { ids, totalCount } = await findPageOfIds(
    db,
    {
      source: accounts,
      where: role ? sql`role = ${role}` : sql`true`,
      words: q ? holdsWords(q) : undefined,
      sort,
      orders,
      lists: (role ? [role] : roles).map((each) => `accounts of ${each}` as const),
    },
    page,
  );
  const rows = await db
    .select({ account: accounts, avatar: imageColumns })
    .from(accounts)
    .leftJoin(mediaItems, eq(mediaItems.id, accounts.avatarId))
    .where(inArray(accounts.id, ids))
    .orderBy(orderByIds(ids, accounts.id));
  return { rows, totalCount } satisfies Page<unknown>;
}
