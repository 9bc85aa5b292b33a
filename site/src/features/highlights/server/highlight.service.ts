import type { PageRequest } from '#contract/pagination.ts';
import { Problem } from '#contract/problem.ts';
import { readLanguageOfLists } from '#features/languages/server/language.service.ts';
import { findIdsByTranslation, wordsOfOriginals } from '#features/search/server/editions/translated-words.service.ts';
import type { CardReads } from '#server/dependencies.ts';
import type { Queryable } from '#server/queryable.ts';
import { type Highlight, type HighlightFilter, highlightRegionsIn } from '../highlight.contract.ts';
import { t } from './api-highlights.texts.ts';
import { presentHighlightsHere } from './editions/public-edition.service.ts';
import {
  findPublicHighlight,
  type HighlightQuery,
  listPublicHighlights,
  listPublicHighlightsByIds,
} from './highlight.repository.ts';

const queries: Record<HighlightFilter, HighlightQuery> = {
  all: {},
  'top-rated': { topRated: true },
  recent: { byDate: true },
  europe: { regions: highlightRegionsIn.europe },
  asia: { regions: highlightRegionsIn.asia },
  americas: { regions: highlightRegionsIn.americas },
  africa: { regions: highlightRegionsIn.africa },
  oceania: { regions: highlightRegionsIn.oceania },
};

/** One page of those that lists hold in the language that is in use. */
async function listShown(dependencies: CardReads, query: HighlightQuery, page: PageRequest) {
  const { reads } = dependencies;
  const only = await readLanguageOfLists(dependencies);
  const original = wordsOfOriginals(query.q ?? '');
  if (only !== '') return listPublicHighlights(reads, { ...query, original, only }, page);
  const translated = await findIdsByTranslation(dependencies, 'highlights', query.q ?? '');
  return listPublicHighlights(reads, { ...query, original, translated }, page);
}

/** One page of the published highlights that a chip and words leave. */
export const listHighlights = (
  dependencies: CardReads,
  { q, filter }: { q: string; filter: HighlightFilter },
  page: PageRequest,
) => listShown(dependencies, { q, ...queries[filter] }, page);

/** One page of the featured ones, newest first. */
export const listFeaturedHighlights = (dependencies: CardReads, page: PageRequest) =>
  listShown(dependencies, { featuredOnly: true }, page);

const onHomePage = { page: 1, limit: 6 };

/** For the home page: up to six, featured ones first, each part newest first. */
export async function listHomeHighlights(dependencies: CardReads) {
  const [featured, newest] = await Promise.all([
    listShown(dependencies, { featuredOnly: true }, onHomePage),
    listShown(dependencies, {}, onHomePage),
  ]);
  const chosen = new Set(featured.rows.map(({ id }) => id));
  return [...featured.rows, ...newest.rows.filter(({ id }) => !chosen.has(id))].slice(0, onHomePage.limit);
}

/** A published highlight; a draft and one that never was look the same: `not_found`. */
export async function requirePublicHighlight(db: Queryable, id: string) {
  const highlight = await findPublicHighlight(db, id);
  if (!highlight) throw new Problem('not_found', t.notFound);
  return highlight;
}

/** The highlights with these ids, by id, in the language that is in use. What is not published is left out. */
export async function describeHighlights(
  dependencies: CardReads,
  ids: readonly string[],
): Promise<Map<string, Highlight>> {
  const rows = ids.length > 0 ? await listPublicHighlightsByIds(dependencies.reads, ids) : [];
  return new Map((await presentHighlightsHere(dependencies, rows)).map((shown) => [shown._id, shown]));
}
