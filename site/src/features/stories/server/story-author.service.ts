import { dropCached } from '../../../server/cache-drops.ts';
import type { Queryable } from '../../../server/queryable.ts';
import { storiesTag, storyTag } from '../story.contract.ts';
import { listStoryIdsBy } from './story-author.repository.ts';

/** Somebody has another name or portrait, or is gone: part of the transaction that changes it. */
export async function refreshStoriesBy(tx: Queryable, accountId: string): Promise<void> {
  const ids = await listStoryIdsBy(tx, accountId);
  if (ids.length > 0) await dropCached(tx, [storiesTag, ...ids.map(storyTag)]);
}
