import { Pager } from '@trekker/design-system/content/pager.tsx';
import { eagerAt } from '@trekker/design-system/images/eager.ts';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { apiContext } from '#web/api-client.ts';
import { hrefTo } from '#web/language/href-to.ts';
import { FailedList, orEmpty, useKeptList, withStatus } from '#web/navigation/list-or-failure.tsx';
import { usePreviews } from '#web/navigation/previews.ts';
import type { PageMeta } from '#web/page.ts';
import { NothingFound, NothingSearched } from './components/search-empty.tsx';
import { SearchNote } from './components/search-note.tsx';
import { SearchResult } from './components/search-result.tsx';
import { SearchTop } from './components/search-top.tsx';
import { WaysOn } from './components/ways-on.tsx';
import styles from './search.module.css';
import { t } from './search.texts.ts';
import { addressOfSearch, searchOf } from './search-address.ts';
import { type Result, readSearchPage, type SearchData } from './search-data.ts';
import { useCountedSearch } from './use-counted-search.ts';

export async function loader({ request, context }: LoaderFunctionArgs) {
  const asked = searchOf(new URL(request.url).searchParams);
  const read = readSearchPage(context.get(apiContext), asked, request.signal);
  const list = await orEmpty(read, { found: null, results: [], totalPages: 1 });
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
  const { found, results, totalPages, failed } = useKeptList(list);
  useCountedSearch(asked.q);
  useResultPreviews(results);
  return (
    <div className="wrap">
      <h1 className="sr">{asked.q ? t.resultsOf({ words: asked.q }) : t.title}</h1>
      <SearchTop asked={asked} found={found} />
      {failed && <FailedList text={failed} isEmpty={results.length === 0} />}
      {!found && !failed && <NothingSearched />}
      {found && (
        <>
          <SearchNote asked={asked} found={found} />
          {results.length === 0 ? <NothingFound asked={asked} found={found} /> : <Results results={results} />}
          <Pager page={asked.page} pages={totalPages} address={hrefTo(addressOfSearch(asked))} />
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
