import { eagerAt } from '@trekker/design-system/eager.ts';
import { Pager } from '@trekker/design-system/pager.tsx';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { apiContext } from '../../../web/api-client.ts';
import type { PageMeta } from '../../../web/page.ts';
import { usePassedItems } from '../../../web/passed-items.ts';
import { NothingFound, NothingSearched } from './components/search-empty.tsx';
import { SearchNote } from './components/search-note.tsx';
import { SearchResult } from './components/search-result.tsx';
import { SearchTop } from './components/search-top.tsx';
import { WaysOn } from './components/ways-on.tsx';
import styles from './search.module.css';
import { addressOfSearch, searchOf } from './search-address.ts';
import { type Result, readSearchPage, type SearchData } from './search-data.ts';
import { useCountedSearch } from './use-counted-search.ts';

export function loader({ request, context }: LoaderFunctionArgs): Promise<SearchData> {
  return readSearchPage(context.get(apiContext), searchOf(new URL(request.url).searchParams), request.signal);
}

/** Endless addresses of the same things: none of them is for search engines, so there is no canonical one. */
export function meta({ asked: { q } }: SearchData): PageMeta {
  return {
    title: q ? `Search: ${q}` : 'Search',
    description: q ? `Destinations, stories and highlights that hold ${q}.` : 'Search destinations and stories.',
    // Words make endless addresses of the same places and stories: to search engines they are all this page.
    canonicalPath: '/search',
  };
}

export const frame = () => ({ trail: [{ label: 'Search' }] });

export function Component() {
  const { asked, found, results, totalPages } = useLoaderData<SearchData>();
  useCountedSearch(asked.q);
  useResultsPassed(results);
  return (
    <div className="wrap">
      <h1 className="sr">{asked.q ? `Search results for ${asked.q}` : 'Search'}</h1>
      <SearchTop asked={asked} found={found} />
      {!found && <NothingSearched />}
      {found && (
        <>
          <SearchNote asked={asked} found={found} />
          {results.length === 0 ? <NothingFound asked={asked} found={found} /> : <Results results={results} />}
          <Pager page={asked.page} pages={totalPages} address={addressOfSearch(asked)} />
          <WaysOn asked={asked} found={found} shown={results} />
        </>
      )}
    </div>
  );
}

function Results({ results }: { results: readonly Result[] }) {
  return (
    <section className={styles.results} aria-labelledby="results">
      <h2 className="sr" id="results">
        Results
      </h2>
      {results.map((result, index) => (
        <SearchResult key={result.item._id} result={result} eager={eagerAt(index)} />
      ))}
    </section>
  );
}

/** What is known of a result is shown at once on its page. */
function useResultsPassed(results: readonly Result[]) {
  const of = (kind: Result['kind']) => results.filter((result) => result.kind === kind).map(({ item }) => item);
  usePassedItems('destination', of('destination'));
  usePassedItems('story', of('story'));
}
