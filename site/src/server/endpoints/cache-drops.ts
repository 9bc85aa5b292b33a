import { notify } from '@trekker/database/notify.ts';
import type { Queryable } from '../queryable.ts';

/** The PostgreSQL channel on which writes tell all processes which cache tags are outdated. */
export const cacheChannel = 'cache_drops';

/** Stands for all tags. */
export const everyTag = '*';

/** As `dropCached`, of everything: for a change to the whole site, which hardly anything is free of. */
export const dropEverything = (tx: Queryable): Promise<void> => dropCached(tx, [everyTag]);

/**
 * Part of a writing transaction: when it commits, every process drops what carries one of the tags
 * (processes/composition/listen-for-changes.ts).
 */
export async function dropCached(tx: Queryable, tags: readonly string[]): Promise<void> {
  await notify(tx, cacheChannel, tags);
}
