import { presentData } from '#contract/pagination.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { type Implementation, implement } from '#server/endpoints/implement.ts';
import * as contract from '../search.contract.ts';
import { searchPages } from './pages/found-page.service.ts';
import { highlightFinder, searchAll, searchKind, searchPlaces, storyFinder } from './search.service.ts';
import { suggestPhrases } from './suggestion.service.ts';

/** Both names of the parameter are taken; existing clients say `keyword`, the page says `q`. */
const wordsOf = ({ keyword, q }: { keyword: string; q: string }) => keyword || q;

export function searchRoutes(dependencies: Dependencies, supportEmail: string): Implementation[] {
  return [
    implement(contract.search, async ({ query }) =>
      presentData(await searchAll(dependencies, wordsOf(query), query.month)),
    ),
    implement(contract.searchDestinations, ({ query: { page, limit, month, ...words } }) =>
      searchPlaces(dependencies, wordsOf(words), month, { page, limit }),
    ),
    implement(contract.searchStories, ({ query: { page, limit, ...words } }) =>
      searchKind(dependencies, storyFinder, wordsOf(words), { page, limit }),
    ),
    implement(contract.searchHighlights, ({ query: { page, limit, ...words } }) =>
      searchKind(dependencies, highlightFinder, wordsOf(words), { page, limit }),
    ),
    implement(contract.searchPages, async ({ query }) =>
      presentData(await searchPages(dependencies, wordsOf(query), supportEmail)),
    ),
    implement(contract.suggest, async ({ query }) => presentData(await suggestPhrases(dependencies, query.q))),
  ];
}
