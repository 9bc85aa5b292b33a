import { mostCounted } from '#contract/count-limits.ts';
import type { PageRequest } from '#contract/pagination.ts';
import type { CardReads } from '#server/dependencies.ts';
import { requestLanguage } from '#server/languages/person-language.ts';
import { pickInOrder } from '#server/lists/in-order.ts';
import type { Queryable } from '#server/queryable.ts';
import type { DestinationSummary } from '../../destinations/destination.contract.ts';
import { describeGoodAt } from '../../destinations/server/destination.service.ts';
import { describeDestinations } from '../../destinations/server/editions/destination-card.service.ts';
import type { Highlight } from '../../highlights/highlight.contract.ts';
import { describeHighlights } from '../../highlights/server/highlight.service.ts';
import { readLanguageOfLists } from '../../languages/server/language.service.ts';
import { readPublicSections } from '../../settings/server/sections/section.service.ts';
import { describeStories } from '../../stories/server/editions/story-card.service.ts';
import type { StorySummary } from '../../stories/story.contract.ts';
import type { FoundDestination, FoundHighlight, FoundStory } from '../search.contract.ts';
import type { FoundEdition } from './editions/found-edition.repository.ts';
import { type FoundEditions, findEditionsInUse, noEditions } from './editions/found-edition.service.ts';
import { findPagesInUse } from './pages/found-page.service.ts';
import { amongTranslated, foundBy, type Reading, readSearch } from './reading.service.ts';
import {
  presentFoundDestination,
  presentFoundHighlight,
  presentFoundStory,
  type Reason,
  termsOf,
} from './search.presenter.ts';
import { countAmong, mostRanked, type RankedRow, rankMatches, readLongTexts } from './search.repository.ts';
import { wordsLike } from './search-match.rules.ts';
import type { Kind } from './search-words.repository.ts';
import { readTimed, type TimedReading } from './timed-reading.service.ts';

const mostShown = 20;
/** So close is what holds the words in its title. */
const inTitle = 2;

type Found<Item> = { items: Item[]; totalCount: number; totalPages: number };

/** What holds the words, up to twenty of each kind, best first; with `month`, of destinations what is good then. */
export async function searchAll(dependencies: CardReads, words: string, month?: number) {
  const taken = await take(dependencies, words, month);
  const first = { page: 1, limit: mostShown };
  const { highlights: hasHighlights } = await readPublicSections(dependencies);
  const [destinations, stories, highlights] = await Promise.all([
    findDestinations(dependencies, taken, first),
    find(dependencies, storyFinder, taken, first),
    hasHighlights ? find(dependencies, highlightFinder, taken, first) : { items: [], totalCount: 0 },
  ]);
  return {
    destinations: destinations.items,
    stories: stories.items,
    highlights: highlights.items,
    counts: {
      destinations: destinations.totalCount,
      stories: stories.totalCount,
      highlights: highlights.totalCount,
    },
    ...takenAs(taken),
  };
}

/** How many destinations, stories and pages the search page shows for these words. */
export async function countShown(dependencies: CardReads, words: string): Promise<number> {
  const taken = await take(dependencies, words);
  const { totalCount } = await findDestinations(dependencies, taken, { page: 1, limit: 1 });
  const stories = await countsOf(dependencies, 'stories', taken);
  const pages = await findPagesInUse(dependencies, words);
  return totalCount + stories.all + pages.length;
}

/**
 * The titles of what the search page shows first for these words, at most `limit`: of destinations, then of stories.
 */
export async function listFoundTitles(dependencies: CardReads, words: string, limit: number): Promise<string[]> {
  const taken = await take(dependencies, words);
  const first = { page: 1, limit };
  const destinations = await findDestinations(dependencies, taken, first);
  const stories = await find(dependencies, storyFinder, taken, first);
  return [...destinations.items.map(({ name }) => name), ...stories.items.map(({ title }) => title)].slice(0, limit);
}

/** In the language that is in use: titles that hold the words; none in the site's own. */
export async function listEditionTitles(dependencies: CardReads, words: string): Promise<string[]> {
  const { destinations, stories } = await findEditionsInUse(dependencies, words);
  const titled = (rows: readonly FoundEdition[]) =>
    rows.filter(({ closeness }) => closeness <= inTitle).slice(0, mostShown);
  const [places, texts] = [titled(destinations.rows), titled(stories.rows)];
  const [cards, storyCards] = await Promise.all([
    describeDestinations(
      dependencies,
      places.map(({ id }) => id),
    ),
    describeStories(
      dependencies,
      texts.map(({ id }) => id),
    ),
  ]);
  return [
    ...pickInOrder(
      places.map(({ id }) => id),
      cards,
    ).map(({ name }) => name),
    ...pickInOrder(
      texts.map(({ id }) => id),
      storyCards,
    ).map(({ title }) => title),
  ];
}

/** One page of one kind; the words are taken as `searchAll` takes them, so that lists and counts agree. */
export async function searchKind<Summary, Item>(
  dependencies: CardReads,
  finder: Finder<Summary, Item>,
  words: string,
  page: PageRequest,
) {
  const taken = await take(dependencies, words, undefined, finder.kind);
  const { items: data, ...totals } = await find(dependencies, finder, taken, page);
  return { success: true as const, data, ...page, ...totals, ...takenAs(taken) };
}

/** One page of the destinations. */
export async function searchPlaces(
  dependencies: CardReads,
  words: string,
  month: number | undefined,
  page: PageRequest,
) {
  const taken = await take(dependencies, words, month, 'destinations');
  const { items: data, ...totals } = await findDestinations(dependencies, taken, page);
  return { success: true as const, data, ...page, ...totals, ...takenAs(taken) };
}

/**
 * How words are taken: by the time that they name, or as they stand; `reading` is then that of stories and highlights.
 */
type Taken = {
  timed: TimedReading | undefined;
  reading: Reading | undefined;
  /** What holds the words in the language that is in use. */
  editions: FoundEditions;
};

const hasAny = (editions: FoundEditions) => Object.values(editions).some(({ count }) => count > 0);

async function take(dependencies: CardReads, words: string, month?: number, wanted?: Kind): Promise<Taken> {
  const { reads } = dependencies;
  const only = await readLanguageOfLists(dependencies);
  const among = async (reading: Reading | undefined) => reading && amongTranslated(reads, only, reading);
  const timed = await readTimed(reads, words, month);
  if (timed) {
    const destinations = timed.destinations && (await amongTranslated(reads, only, timed.destinations));
    return { timed: { ...timed, destinations }, reading: await among(timed.others), editions: noEditions };
  }
  const inTexts = findEditionsInUse(dependencies, words, wanted);
  // Only where nothing of this kind holds the words are the others asked: what one of them holds was not misspelt.
  const isTranslated = async () =>
    hasAny(await inTexts) || (wanted !== undefined && hasAny(await findEditionsInUse(dependencies, words)));
  const [reading, editions] = await Promise.all([readSearch(reads, words, wanted, isTranslated).then(among), inTexts]);
  return { timed, reading: foundBy(reading) > 0 ? reading : undefined, editions };
}

function findDestinations(dependencies: CardReads, taken: Taken, page: PageRequest) {
  const { timed } = taken;
  if (!timed) return find(dependencies, destinationFinder, taken, page);
  return timed.destinations
    ? find(dependencies, destinationFinder, { ...taken, reading: timed.destinations }, page)
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

/** How many of a kind hold the words in the original, in the language that is in use alone, and in all. */
async function countsOf({ reads }: CardReads, kind: Kind, { reading, editions }: Taken) {
  const originals = reading?.matches[kind].count ?? 0;
  const { rows: own, count } = editions[kind];
  const both = reading && originals > 0 ? await countAmong(reads, kind, reading.query, own) : 0;
  return { originals, own, alone: own.length - both, all: Math.min(originals + count - both, mostCounted) };
}

function takenAs({ timed, reading }: Taken) {
  const { correction = '', isTranslation = false, partial = false } = (timed ? timed.destinations : reading) ?? {};
  return {
    correction: timed && correction ? `${correction} ${timed.name}` : correction,
    // Who reads in the site's own language is told that it was asked in another.
    ...(isTranslation && requestLanguage() !== '' && { isTranslation }),
    partial,
    when: timed?.name ?? '',
  };
}

type Finder<Summary, Item> = {
  kind: Kind;
  describe: (dependencies: CardReads, ids: readonly string[]) => Promise<Map<string, Summary>>;
  present: (summary: Summary, reason: Reason) => Item;
  /** All that is shown of it, line by line. */
  textsOf: (summary: Summary) => string[];
};

export const destinationFinder: Finder<DestinationSummary, FoundDestination> = {
  kind: 'destinations',
  describe: describeDestinations,
  present: presentFoundDestination,
  textsOf: ({ name, description, location }) => [name, description, location.region],
};
export const storyFinder: Finder<StorySummary, FoundStory> = {
  kind: 'stories',
  describe: describeStories,
  present: presentFoundStory,
  textsOf: (story) => [story.title, story.excerpt, ...termsOf(story)],
};
export const highlightFinder: Finder<Highlight, FoundHighlight> = {
  kind: 'highlights',
  describe: describeHighlights,
  present: presentFoundHighlight,
  textsOf: ({ location, description }) => [location, description],
};

/** What is found in the language that is in use comes first, then what only the original holds. */
async function find<Summary, Item>(
  dependencies: CardReads,
  finder: Finder<Summary, Item>,
  taken: Taken,
  page: PageRequest,
): Promise<Found<Item>> {
  const { originals, own, alone, all } = await countsOf(dependencies, finder.kind, taken);
  if (all === 0) return { items: [], totalCount: 0, totalPages: 1 };
  const offset = (page.page - 1) * page.limit;
  const first = own.slice(offset, offset + page.limit);
  const ids = new Set(own.map(({ id }) => id));
  // Some of them stand among the first already, so that the originals are read from their beginning.
  const asked = ids.size === 0 ? { offset, limit: page.limit } : { offset: 0, limit: offset + page.limit };
  const rows =
    originals > 0 && first.length < page.limit ? await rankOriginals(dependencies, finder.kind, taken, asked) : [];
  const others = rows.filter(({ id }) => !ids.has(id));
  const begin = ids.size === 0 ? 0 : Math.max(0, offset - own.length);
  const shown = others.slice(begin, begin + page.limit - first.length);
  const items = await presentFound(dependencies, finder, taken.reading, [...first, ...shown]);
  // Of very many that match, only the ranked ones can be paged through.
  const reachable = alone + (rows[0]?.ranked ?? Math.min(originals, mostRanked));
  return { items, totalCount: all, totalPages: Math.max(1, Math.ceil(reachable / page.limit)) };
}

async function rankOriginals(
  { reads }: CardReads,
  kind: Kind,
  { reading }: Taken,
  part: { offset: number; limit: number },
): Promise<RankedRow[]> {
  if (!reading) return [];
  const { query, form, matches } = reading;
  return rankMatches(reads, kind, query, { form, matches: matches[kind], ...part });
}

async function presentFound<Summary, Item>(
  dependencies: CardReads,
  { kind, describe, present, textsOf }: Finder<Summary, Item>,
  reading: Reading | undefined,
  rows: readonly (RankedRow | FoundEdition)[],
): Promise<Item[]> {
  const [summaries, longTexts] = await Promise.all([
    describe(
      dependencies,
      rows.map(({ id }) => id),
    ),
    longTextsOf(dependencies.reads, kind, rows),
  ]);
  return rows.flatMap((row) => {
    const summary = summaries.get(row.id);
    if (!summary) return [];
    const words = 'begun' in row ? wordsLike(textsOf(summary).join('\n'), row) : (reading?.query.words ?? new Set());
    return present(summary, { closeness: row.closeness, words, longText: longTexts.get(row.id) });
  });
}

const onlyInLongText = 8;

/** Of the originals alone. */
async function longTextsOf(
  db: Queryable,
  kind: Kind,
  rows: readonly (RankedRow | FoundEdition)[],
): Promise<Map<string, string>> {
  const ids = rows.flatMap((row) => (row.closeness >= onlyInLongText && !('begun' in row) ? row.id : []));
  return kind === 'highlights' ? new Map() : readLongTexts(db, kind, ids);
}
