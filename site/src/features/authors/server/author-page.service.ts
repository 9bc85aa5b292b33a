import type { PageRequest } from '#contract/pagination.ts';
import { Problem } from '#contract/problem.ts';
import type { Queryable } from '#server/queryable.ts';
import { listStoriesBy } from '../../stories/server/story-author.service.ts';
import { findPublicAuthor } from './author.repository.ts';

/** An author and one page of what they have published, by slug, former slug or id. Throws `not_found`. */
export async function readAuthorPage(db: Queryable, slugOrId: string, page: PageRequest) {
  const author = await findPublicAuthor(db, slugOrId);
  if (!author) throw new Problem('not_found', 'Author not found');
  return { author, stories: await listStoriesBy(db, author.id, page) };
}
