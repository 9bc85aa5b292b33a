import type { Page, PageRequest } from '#contract/pagination.ts';
import type { Queryable } from '#server/queryable.ts';
import type { StorySummary } from '../story.contract.ts';
import { presentStorySummary } from './story.presenter.ts';
import { listPublicStoriesBy } from './story.repository.ts';
import { moveStoriesOf } from './story-author.repository.ts';

/** One page of what an author has published, newest first. */
export async function listStoriesBy(db: Queryable, authorId: string, page: PageRequest): Promise<Page<StorySummary>> {
  const { rows, totalCount } = await listPublicStoriesBy(db, authorId, page);
  return { rows: rows.map(presentStorySummary), totalCount };
}

/** All stories of more than this are not moved by one call. */
export const mostStoriesMoved = 5000;

const atOnce = 500;

/** Gives all stories of one author to another, or to nobody, as part of the caller's transaction. */
export async function moveStories(tx: Queryable, from: string, to: string | null): Promise<void> {
  // In steps: no statement takes as long as the database allows one.
  while ((await moveStoriesOf(tx, from, to, atOnce)) === atOnce);
}
