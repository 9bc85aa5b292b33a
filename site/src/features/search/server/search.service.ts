import type { PageRequest } from '#contract/pagination.ts';
import type { CardReads } from '#server/dependencies.ts';
import { inLanguageOf } from '#server/languages/person-language.ts';
import type { Queryable } from '#server/queryable.ts';
import type { DestinationSummary } from '../../destinations/destination.contract.ts';
import { describeGoodAt } from '../../destinations/server/destination.service.ts';
import { describeDestinations } from '../../destinations/server/editions/destination-card.service.ts';
import type { Highlight } from '../../highlights/highlight.contract.ts';
import { describeHighlights } from '../../highlights/server/highlight.service.ts';
import { readPublicSections } from '../../settings/server/sections/section.service.ts';
import { describeStories } from '../../stories/server/editions/story-card.service.ts';
import type { StorySummary } from '../../stories/story.contract.ts';
import type { FoundDestination, FoundHighlight, FoundStory } from '../search.contract.ts';
import { findPages } from './pages/found-page.repository.ts';
import { type Reading, readSearch } from './reading.service.ts';
import { presentFoundDestination, presentFoundHighlight, presentFoundStory, type Reason } from './search.presenter.ts';
import { mostRanked, type RankedRow, rankMatches, readLongTexts } from './search.repository.ts';
import type { Kind } from './search-words.repository.ts';
import { readTimed, type TimedReading } from './timed-reading.service.ts';

const mostShown = 20;

type Found<Item> = { items: Item[]; totalCount: number; totalPages: number };

/** What holds the words, up to twenty of each kind, best first; with `month`, of destinations what is good then. */
export async function searchAll(dependencies: CardReads, words: string, month?: number) {
  const taken = await take(dependencies.reads, words, month);
  const first = { page: 1, limit: mostShown };
  const { highlights: hasHighlights } = await readPublicSections(dependencies);
  const [destinations, stories, highlights] = await Promise.all([
    findDestinations(dependencies, taken, first),
    find(dependencies, storyFinder, taken.reading, first),
    hasHighlights ? find(dependencies, highlightFinder, taken.reading, first) : { items: [], totalCount: 0 },
  ]);
  return {
    destinations: destinations.items,
    stories: stories.items,
    highlights: highlights.items,
    counts: {
      destinations: destinations.totalCount,
      stories: countsOf(taken.reading).stories,
      highlights: highlights.totalCount,
    },
    ...takenAs(taken),
  };
}

/** How many destinations, stories and pages the search page shows for these words. */
export async function countShown(dependencies: CardReads, words: string): Promise<number> {
  const taken = await take(dependencies.reads, words);
  const { totalCount } = await findDestinations(dependencies, taken, { page: 1, limit: 1 });
  const pages = await findPages(dependencies.reads, words);
  return totalCount + countsOf(taken.reading).stories + pages.length;
}

/**
 * The titles of what the search page shows first for these words, at most `limit`: of destinations, then of stories; in
 * the site's own language, whose words search knows them by.
 */
export const listFoundTitles = (dependencies: CardReads, words: string, limit: number): Promise<string[]> =>
  inLanguageOf('', async () => {
    const taken = await take(dependencies.reads, words);
    const first = { page: 1, limit };
    const destinations = await findDestinations(dependencies, taken, first);
    const stories = await find(dependencies, storyFinder, taken.reading, first);
    return [...destinations.items.map(({ name }) => name), ...stories.items.map(({ title }) => title)].slice(0, limit);
  });

/** One page of one kind; the words are taken as `searchAll` takes them, so that lists and counts agree. */
export async function searchKind<Summary, Item>(
  dependencies: CardReads,
  finder: Finder<Summary, Item>,
  words: string,
  page: PageRequest,
) {
  const taken = await take(dependencies.reads, words, undefined, finder.kind);
  const { items: data, ...totals } = await find(dependencies, finder, taken.reading, page);
  return { success: true as const, data, ...page, ...totals, ...takenAs(taken) };
}

/** One page of the destinations. */
export async function searchPlaces(
  dependencies: CardReads,
  words: string,
  month: number | undefined,
  page: PageRequest,
) {
  const taken = await take(dependencies.reads, words, month, 'destinations');
  const { items: data, ...totals } = await findDestinations(dependencies, taken, page);
  return { success: true as const, data, ...page, ...totals, ...takenAs(taken) };
}

/**
 * How words are taken: by the time that they name, or as they stand; `reading` is then that of stories and highlights.
 */
type Taken = { timed: TimedReading | undefined; reading: Reading | undefined };

async function take(db: Queryable, words: string, month?: number, wanted?: Kind): Promise<Taken> {
  const timed = await readTimed(db, words, month);
  return timed ? { timed, reading: timed.others } : { timed, reading: await readSearch(db, words, wanted) };
}

function findDestinations(dependencies: CardReads, { timed, reading }: Taken, page: PageRequest) {
  if (!timed) return find(dependencies, destinationFinder, reading, page);
  return timed.destinations
    ? find(dependencies, destinationFinder, timed.destinations, page)
    : findGoodAt(dependencies, timed.time, page);
}

/** As close as a word of a title. */
const namedByTime = 2;

async function findGoodAt(dependencies: CardReads, time: number, page: PageRequest): Promise<Found<FoundDestination>> {
  const { rows: summaries, totalCount } = await describeGoodAt(dependencies, time, page);
  const reason = { closeness: namedByTime, words: new Set<string>(), longText: undefined };
  const items = summaries.map((summary) => presentFoundDestination(summary, reason));
  return { items, totalCount, totalPages: Math.max(1, Math.ceil(totalCount / page.limit)) };
}

function countsOf(reading: Reading | undefined): Record<Kind, number> {
  const { destinations, stories, highlights } = reading?.matches ?? {};
  return { destinations: destinations?.count ?? 0, stories: stories?.count ?? 0, highlights: highlights?.count ?? 0 };
}

function takenAs({ timed, reading }: Taken) {
  const { correction = '', partial = false } = (timed ? timed.destinations : reading) ?? {};
  return {
    correction: timed && correction ? `${correction} ${timed.name}` : correction,
    partial,
    when: timed?.name ?? '',
  };
}

type Finder<Summary, Item> = {
  kind: Kind;
  describe: (dependencies: CardReads, ids: readonly string[]) => Promise<Map<string, Summary>>;
  present: (summary: Summary, reason: Reason) => Item;
};

export const destinationFinder: Finder<DestinationSummary, FoundDestination> = {
  kind: 'destinations',
  describe: describeDestinations,
  present: presentFoundDestination,
};
export const storyFinder: Finder<StorySummary, FoundStory> = {
  kind: 'stories',
  describe: describeStories,
  present: presentFoundStory,
};
export const highlightFinder: Finder<Highlight, FoundHighlight> = {
  kind: 'highlights',
  describe: ({ reads }, ids) => describeHighlights(reads, ids),
  present: presentFoundHighlight,
};

async function find<Summary, Item>(
  dependencies: CardReads,
  { kind, describe, present }: Finder<Summary, Item>,
  reading: Reading | undefined,
  { page, limit }: PageRequest,
): Promise<Found<Item>> {
  const totalCount = countsOf(reading)[kind];
  if (!reading || totalCount === 0) return { items: [], totalCount, totalPages: 1 };
  const { query, form, matches } = reading;
  const rows = await rankMatches(dependencies.reads, kind, query, {
    form,
    matches: matches[kind],
    offset: (page - 1) * limit,
    limit,
  });
  const ids = rows.map(({ id }) => id);
  const [summaries, longTexts] = await Promise.all([
    describe(dependencies, ids),
    longTextsOf(dependencies.reads, kind, rows),
  ]);
  const items = rows.flatMap(({ id, closeness }) => {
    const summary = summaries.get(id);
    return summary ? present(summary, { closeness, words: query.words, longText: longTexts.get(id) }) : [];
  });
  // Of very many that match, only the ranked ones can be paged through.
  const reachable = rows[0]?.ranked ?? Math.min(totalCount, mostRanked);
  return { items, totalCount, totalPages: Math.max(1, Math.ceil(reachable / limit)) };
}

const onlyInLongText = 8;

async function longTextsOf(db: Queryable, kind: Kind, rows: readonly RankedRow[]): Promise<Map<string, string>> {
  const ids = rows.filter(({ closeness }) => closeness >= onlyInLongText).map(({ id }) => id);
  return kind === 'highlights' ? new Map() : readLongTexts(db, kind, ids);
}
