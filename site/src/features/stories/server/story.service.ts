import type { Page, PageRequest } from '#contract/pagination.ts';
import { Problem } from '#contract/problem.ts';
import { worldRegions } from '#contract/regions.ts';
import type { Queryable } from '#server/queryable.ts';
import type { StoryCategory, StoryChip, StorySummary } from '../story.contract.ts';
import { presentStorySummary } from './story.presenter.ts';
import {
  findPublicStory,
  listPublicStoriesBy,
  listPublicStoriesByIds,
  listTagsAmong,
  moveStoriesOf,
} from './story.repository.ts';
import { listPublicStories, type StoryFilter } from './story-list.repository.ts';

// The chips whose words are not those of the form.
const chipFilters: Partial<Record<StoryChip | StoryCategory, StoryFilter>> = {
  'All Categories': {},
  ...Object.fromEntries(worldRegions.map(({ region, label }) => [label, { region }])),
  'Food & Drink': { category: 'Food' },
  'Travel Tips': { category: 'Travel' },
};

export type StoryQuery = { q: string; category?: StoryChip | StoryCategory | undefined; tag: string };

/** One page of the published stories, newest first. `category` is a chip of the Stories page or a category of the form. */
export function listStories(db: Queryable, { q, category, tag }: StoryQuery, page: PageRequest) {
  const chosen = category && (chipFilters[category] ?? { category: category as StoryCategory });
  return listPublicStories(db, { q, tag, ...chosen }, page);
}

const onHomePage = 8;
const featuredOnHomePage = 3;

/** For the home page: up to three featured stories, then the newest others, eight in all. */
export async function listHomeStories(db: Queryable) {
  const [featured, newest] = await Promise.all([
    listPublicStories(db, { featuredOnly: true }, { page: 1, limit: featuredOnHomePage }),
    listPublicStories(db, {}, { page: 1, limit: onHomePage }),
  ]);
  const chosen = new Set(featured.rows.map(({ id }) => id));
  const others = newest.rows.filter(({ id }) => !chosen.has(id));
  return [...featured.rows, ...others].slice(0, onHomePage);
}

/** A published story by slug, former slug or id; a draft and one that never was look the same: `not_found`. */
export async function requirePublicStory(db: Queryable, slugOrId: string) {
  const story = await findPublicStory(db, slugOrId);
  if (!story) throw new Problem('not_found', 'Story not found');
  return story;
}

/** What lists show of the stories with these ids, in one statement, by id. What is not published is left out. */
export async function describeStories(db: Queryable, ids: readonly string[]): Promise<Map<string, StorySummary>> {
  const rows = ids.length > 0 ? await listPublicStoriesByIds(db, ids) : [];
  return new Map(rows.map((row) => [row.id, presentStorySummary(row)]));
}

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

/** Those of these phrases, in their order, that published stories carry as a tag; at most `most`. */
export async function findTags(db: Queryable, phrases: readonly string[], most: number): Promise<string[]> {
  const tags = [...new Set(phrases.map((phrase) => phrase.toLowerCase()))];
  return tags.length === 0 ? [] : listTagsAmong(db, tags, most);
}
