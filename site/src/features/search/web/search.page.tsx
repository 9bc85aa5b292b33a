import { Pager } from '@trekker/design-system/content/pager.tsx';
import { eagerAt } from '@trekker/design-system/images/eager.ts';
import { useEffect } from 'react';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { apiContext, createApiClient, fetchTransport } from '#web/api-client.ts';
import { hrefTo } from '#web/language/href-to.ts';
import { FailedList, orEmpty, useKeptList, withStatus } from '#web/navigation/list-or-failure.tsx';
import { usePreviews } from '#web/navigation/previews.ts';
import type { PageMeta } from '#web/page.ts';
import { countKeyword } from '../keyword.contract.ts';
import { FoundPages } from './components/found-pages.tsx';
import { MoreResults } from './components/more-results.tsx';
import { NothingFound, NothingSearched } from './components/search-empty.tsx';
import { SearchNote } from './components/search-note.tsx';
import { SearchResult } from './components/search-result.tsx';
import { SearchTop } from './components/search-top.tsx';
import styles from './search.module.css';
import { t } from './search.texts.ts';
import { addressOfSearch, type SearchState, searchOf } from './search-address.ts';
import { nothingAsked, type Result, readSearchPage, type SearchData, type SearchList } from './search-data.ts';

/** Counts without a login. */
const api = createApiClient(fetchTransport);

export async function loader({ request, context }: LoaderFunctionArgs) {
  const asked = searchOf(new URL(request.url).searchParams);
  const read = readSearchPage(context.get(apiContext), asked, request.signal);
  const list = await orEmpty(read, nothingAsked);
  return withStatus(list.failed, { asked, list } satisfies SearchData);
}

/** Endless addresses of the same things: none of them is for search engines, so there is no canonical one. */
export function meta({ asked: { q } }: SearchData): PageMeta {
  return {
    title: q ? t.titleOf({ words: q }) : t.title,
    shareTitle: t.title,
    description: q ? t.descriptionOf({ words: q }) : t.description,
    // Words make endless addresses of the same places and stories: to search engines they are all this page.
    canonicalPath: '/search',
  };
}

export const frame = () => ({ breadcrumbs: [{ label: t.title }] });

export function Component() {
  const { asked, list } = useLoaderData<SearchData>();
  const { found, results, pages, totalPages, failed } = useKeptList(list);
  useCountedSearch(asked.q);
  useResultPreviews(results);
  return (
    <div className="wrap">
      <h1 className="sr">{asked.q ? t.resultsOf({ words: asked.q }) : t.title}</h1>
      <SearchTop asked={asked} found={found} pages={pages.length} />
      {failed && <FailedList text={failed} isEmpty={results.length === 0} />}
      {!found && !failed && <NothingSearched />}
      {found && <Found asked={asked} list={{ found, results, pages, totalPages }} />}
    </div>
  );
}

type FoundProps = { asked: SearchState; list: SearchList & { found: NonNullable<SearchList['found']> } };

/** The magazine's own pages come first where nothing else holds all the words. */
function Found({ asked, list: { found, results, pages, totalPages } }: FoundProps) {
  const shown = asked.tab === 'all' ? pages : [];
  const areFirst = results.length === 0 || found.partial || found.correction !== '';
  const foundPages = shown.length > 0 && <FoundPages pages={shown} />;
  const isNothing = results.length === 0 && shown.length === 0;
  return (
    <>
      {areFirst && foundPages}
      <SearchNote asked={asked} found={found} pages={shown.length} />
      {isNothing && <NothingFound asked={asked} found={found} pages={pages.length} />}
      {results.length > 0 && <Results results={results} />}
      <Pager page={asked.page} pages={totalPages} address={hrefTo(addressOfSearch(asked))} />
      <MoreResults asked={asked} found={found} shown={results} />
      {!areFirst && foundPages}
    </>
  );
}

function Results({ results }: { results: readonly Result[] }) {
  return (
    <section className={styles.results} aria-labelledby="results">
      <h2 className="sr" id="results">
        {t.results}
      </h2>
      {results.map((result, index) => (
        <SearchResult key={result.item._id} result={result} eager={eagerAt(index)} />
      ))}
    </section>
  );
}

/** What is known of a result is shown at once on its page. */
function useResultPreviews(results: readonly Result[]) {
  const of = (kind: Result['kind']) => results.filter((result) => result.kind === kind).map(({ item }) => item);
  usePreviews('destination', of('destination'));
  usePreviews('story', of('story'));
}

/** Tells the site what was searched, once for each word however many tabs and pages follow. A lost count is no loss. */
function useCountedSearch(keyword: string): void {
  useEffect(() => {
    if (keyword) api.call(countKeyword, { body: { keyword } }).catch(() => {});
  }, [keyword]);
}
