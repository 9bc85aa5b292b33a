import type { PageRequest } from '#contract/pagination.ts';
import { Problem } from '#contract/problem.ts';
import { worldRegions } from '#contract/regions.ts';
import type { Queryable } from '#server/queryable.ts';
import type { StoryCategory, StoryChip } from '../story.contract.ts';
import { findPublicStory } from './story.repository.ts';
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
