import type { Queryable } from '#server/queryable.ts';
import { readSiteName } from '../../settings/server/settings.service.ts';
import { listFeedStories } from './discovery.repository.ts';

const storiesInFeed = 30;

/** The newest stories, and what staff call the site. */
export async function readFeed(db: Queryable) {
  const [siteName, stories] = await Promise.all([readSiteName(db), listFeedStories(db, storiesInFeed)]);
  return { siteName, stories };
}
