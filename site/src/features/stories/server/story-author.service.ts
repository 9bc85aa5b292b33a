import type { Queryable } from '../../../server/queryable.ts';
import { storiesTag, storyTag } from '../story.contract.ts';
import { listStoryIdsBy } from './story-author.repository.ts';

/** The cache tags of public answers that show the author of stories. */
export async function storyTagsOf(tx: Queryable, accountId: string): Promise<string[]> {
  const ids = await listStoryIdsBy(tx, accountId);
  return ids.length > 0 ? [storiesTag, ...ids.map(storyTag)] : [];
}
