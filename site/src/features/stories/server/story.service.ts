import { type PartKind, readPart } from '@trekker/response-cache/parts.ts';
import { z } from 'zod';
import type { Page, PageRequest } from '#contract/pagination.ts';
import { Problem } from '#contract/problem.ts';
import { worldRegions } from '#contract/regions.ts';
import { findTag } from '#features/glossary/server/term-name.service.ts';
import { readLanguageOfLists } from '#features/languages/server/language.service.ts';
import {
  findIdsByTranslation,
  wordsOfNames,
  wordsOfOriginals,
} from '#features/search/server/editions/translated-words.service.ts';
import type { CardReads } from '#server/dependencies.ts';
import { partSerializer } from '#server/endpoints/output-check.ts';
import { requestLanguage } from '#server/languages/person-language.ts';
import { pickInOrder } from '#server/lists/in-order.ts';
import type { Queryable } from '#server/queryable.ts';
import { destinationsTag } from '../../destinations/destination.contract.ts';
import { readPlace } from '../../destinations/server/destination.service.ts';
import { describeText } from '../../rich-text/server/rich-text.service.ts';
import { type StoryDetail, type StorySummary, storiesTag, storySummary } from '../story.contract.ts';
import { t } from './api-stories.texts.ts';
import { listNewestTranslatedIds, listTranslatedStoryIds } from './editions/edition-list.repository.ts';
import { describeStories, inLanguageInUse } from './editions/story-card.service.ts';
import { presentStoryDetail, presentStorySummary } from './story.presenter.ts';
import {
  findPublicStory,
  listNextStories,
  listPlaceStories,
  listPublicStoriesBy,
  listTagsAmong,
  moveStoriesOf,
  type StoryDetailRow,
} from './story.repository.ts';
import {
  listNewestStoryIds,
  listPublicStories,
  listPublicStoryIds,
  type StoryFilter,
} from './story-list.repository.ts';

// The chips that are no categories.
const chipFilters = new Map<string, StoryFilter>([
  ['All Categories', {}],
  ...worldRegions.map(({ region, label }) => [label, { region }] as const),
]);

export type StoryQuery = { q: string; category?: string | undefined; tag: string };

/**
 * One page of the published stories, newest first. `category` is a fixed chip of the Stories page or a category, `tag`
 * a tag or its address in another language.
 */
export async function listStories(dependencies: CardReads, { q, category, tag }: StoryQuery, page: PageRequest) {
  const chosen = category ? (chipFilters.get(category) ?? { category }) : {};
  const known = tag === '' ? undefined : await findTag(dependencies, tag);
  return { list: await listCards(dependencies, { q, tag: known?.tag ?? tag, ...chosen }, page), tag: known };
}

/** One page of the featured stories, newest first. */
export function listFeaturedStories(dependencies: CardReads, page: PageRequest) {
  return listCards(dependencies, { featuredOnly: true }, page);
}

async function listCards(dependencies: CardReads, filter: StoryFilter, page: PageRequest): Promise<Page<StorySummary>> {
  const { reads, parts } = dependencies;
  const only = await readLanguageOfLists(dependencies);
  if (only !== '') {
    const original = await wordsOfNames(dependencies, filter.q ?? '');
    return describePage(dependencies, await listTranslatedStoryIds(reads, only, { ...filter, original }, page));
  }
  const original = wordsOfOriginals(filter.q ?? '');
  // Without memory, one statement instead of two; in another language the words are read by the ids in any case.
  if (!parts.areKept && requestLanguage() === '') {
    const { rows, totalCount } = await listPublicStories(reads, filter, page);
    return { rows: rows.map(presentStorySummary), totalCount };
  }
  const translated = await findIdsByTranslation(dependencies, 'stories', filter.q ?? '');
  return describePage(dependencies, await listPublicStoryIds(reads, { ...filter, q: original, translated }, page));
}

async function describePage(
  dependencies: CardReads,
  { rows: ids, totalCount }: Page<string>,
): Promise<Page<StorySummary>> {
  return { rows: pickInOrder(ids, await describeStories(dependencies, ids)), totalCount };
}

const onHomePage = 8;
const featuredOnHomePage = 3;

/** For the home page: up to three featured stories, then the newest others, eight in all. */
export async function listHomeStories(dependencies: CardReads): Promise<StorySummary[]> {
  const { reads } = dependencies;
  const only = await readLanguageOfLists(dependencies);
  const newestOf = (filter: StoryFilter, most: number) =>
    only === '' ? listNewestStoryIds(reads, filter, most) : listNewestTranslatedIds(reads, only, filter, most);
  const [featured, newest] = await Promise.all([
    newestOf({ featuredOnly: true }, featuredOnHomePage),
    newestOf({}, onHomePage),
  ]);
  const ids = [...new Set([...featured, ...newest])].slice(0, onHomePage);
  return pickInOrder(ids, await describeStories(dependencies, ids));
}

const storiesOfPlaces: PartKind<StorySummary[]> = {
  name: 'stories of a place',
  tagsOf: () => [storiesTag, destinationsTag],
  toJson: partSerializer(z.array(storySummary)),
};

/** Up to three stories of a published destination, the newest first; none of one that is not there. */
export async function readPlaceStories(dependencies: CardReads, slugOrId: string): Promise<StorySummary[]> {
  const { reads, parts } = dependencies;
  const place = await readPlace(dependencies, slugOrId);
  if (!place) return [];
  const only = await readLanguageOfLists(dependencies);
  const found = await readPart(parts, storiesOfPlaces, `${place.id} ${only}`, async () =>
    (await listPlaceStories(reads, place, only)).map(presentStorySummary),
  );
  return inLanguageInUse(dependencies, found ?? []);
}

/** Up to three stories to read after one. */
export async function readNextStories(dependencies: CardReads, story: StoryDetailRow): Promise<StorySummary[]> {
  const rows = await listNextStories(dependencies.reads, story, await readLanguageOfLists(dependencies));
  return inLanguageInUse(dependencies, rows.map(presentStorySummary));
}

/** A published story by slug, former slug or id; a draft and one that never was look the same: `not_found`. */
export async function requirePublicStory(db: Queryable, slugOrId: string) {
  const story = await findPublicStory(db, slugOrId);
  if (!story) throw new Problem('not_found', t.notFound);
  return story;
}

/** The whole of a story, with what its text names; `language`: of the text, where it is not the site's own. */
export async function describeStory(db: Queryable, row: StoryDetailRow, language?: string): Promise<StoryDetail> {
  const text = { plain: row.content, markdown: row.contentMarkdown };
  return presentStoryDetail(row, await describeText(db, text, language));
}

/** One page of what an author has published, newest first. */
export async function listStoriesBy(
  dependencies: CardReads,
  authorId: string,
  page: PageRequest,
): Promise<Page<StorySummary>> {
  const only = await readLanguageOfLists(dependencies);
  const { rows, totalCount } = await listPublicStoriesBy(dependencies.reads, authorId, page, only);
  return { rows: await inLanguageInUse(dependencies, rows.map(presentStorySummary)), totalCount };
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
