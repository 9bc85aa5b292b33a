import { and, eq, sql } from 'drizzle-orm';
import { preparedOnce, type Queryable } from '#server/queryable.ts';
import { accounts } from '../../accounts/server/account.table.ts';
import { publicDestinations } from '../../destinations/server/destination.table.ts';
import { publicStories } from '../../stories/server/story.table.ts';
import { type FavouriteKind, mostSaved } from '../favourite.contract.ts';
import { favouriteDestinations, favouriteStories } from './favourite.table.ts';

type FavouriteTable = typeof favouriteDestinations | typeof favouriteStories;

const tables = { destinations: favouriteDestinations, stories: favouriteStories };

const idStatements = {
  destinations: preparedOnce((db) =>
    db
      .select({ id: favouriteDestinations.itemId })
      .from(favouriteDestinations)
      .innerJoin(publicDestinations, eq(publicDestinations.id, favouriteDestinations.itemId))
      .where(eq(favouriteDestinations.accountId, sql.placeholder('accountId')))
      .orderBy(sql`${favouriteDestinations.createdAt} desc, ${favouriteDestinations.itemId}`)
      .prepare('favourite_destination_ids'),
  ),
  stories: preparedOnce((db) =>
    db
      .select({ id: favouriteStories.itemId })
      .from(favouriteStories)
      .innerJoin(publicStories, eq(publicStories.id, favouriteStories.itemId))
      .where(eq(favouriteStories.accountId, sql.placeholder('accountId')))
      .orderBy(sql`${favouriteStories.createdAt} desc, ${favouriteStories.itemId}`)
      .prepare('favourite_story_ids'),
  ),
};

/** What a person has saved of one kind and is published, the newest first. */
export async function listFavouriteIds(db: Queryable, kind: FavouriteKind, accountId: string): Promise<string[]> {
  const rows = await idStatements[kind](db).execute({ accountId });
  return rows.map(({ id }) => id);
}

/** Whether a person has saved less than they may. Two at once may both find room. */
const hasRoom = (table: FavouriteTable, accountId: string) =>
  sql`((select count(*) from ${table} as saved where saved.account_id = ${accountId}) < ${mostSaved})`;

// Person and item are held until the row is stored: either may be deleted at this moment.
const addStatements = {
  destinations: (accountId: string, itemId: string) => sql`
    insert into ${favouriteDestinations} (account_id, destination_id)
    select ${accounts.id}, ${publicDestinations.id} from ${accounts}, ${publicDestinations}
    where ${accounts.id} = ${accountId} and ${publicDestinations.id} = ${itemId} and ${hasRoom(favouriteDestinations, accountId)}
    for key share on conflict do nothing`,
  stories: (accountId: string, itemId: string) => sql`
    insert into ${favouriteStories} (account_id, story_id)
    select ${accounts.id}, ${publicStories.id} from ${accounts}, ${publicStories}
    where ${accounts.id} = ${accountId} and ${publicStories.id} = ${itemId} and ${hasRoom(favouriteStories, accountId)}
    for key share on conflict do nothing`,
};

/** Does nothing when it is saved already or not published, or when the person has saved as much as they may. */
export async function addFavourite(
  db: Queryable,
  kind: FavouriteKind,
  accountId: string,
  itemId: string,
): Promise<void> {
  await db.execute(addStatements[kind](accountId, itemId));
}

export async function deleteFavourite(
  db: Queryable,
  kind: FavouriteKind,
  accountId: string,
  itemId: string,
): Promise<void> {
  const table = tables[kind];
  await db.delete(table).where(and(eq(table.accountId, accountId), eq(table.itemId, itemId)));
}

const published = { destinations: publicDestinations, stories: publicStories };

/** Whether a published item was not saved because the person has saved as much as they may. */
export async function isFull(db: Queryable, kind: FavouriteKind, accountId: string, itemId: string): Promise<boolean> {
  const [found] = await db
    .select({ id: published[kind].id })
    .from(published[kind])
    .where(and(eq(published[kind].id, itemId), sql`not ${hasRoom(tables[kind], accountId)}`));
  return found !== undefined;
}
