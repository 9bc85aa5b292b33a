import { presentData } from '#contract/pagination.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { type Implementation, implement } from '#server/endpoints/implement.ts';
import type { Highlight } from '../highlight.contract.ts';
import * as contract from '../highlight.contract.ts';
import { presentHighlightsHere } from './editions/public-edition.service.ts';
import { presentHighlightList } from './highlight.presenter.ts';
import type { HighlightRow } from './highlight.repository.ts';
import {
  listFeaturedHighlights,
  listHighlights,
  listHomeHighlights,
  requirePublicHighlight,
} from './highlight.service.ts';

export function highlightRoutes(dependencies: Dependencies): Implementation[] {
  const { reads } = dependencies;
  const here = (rows: readonly HighlightRow[]) => presentHighlightsHere(dependencies, rows);
  return [
    implement(contract.listHighlights, async ({ query }) => {
      const found = await listHighlights(dependencies, query, query);
      return presentHighlightList(query, found, await here(found.rows));
    }),
    implement(contract.listFeaturedHighlights, async ({ query }) => {
      const found = await listFeaturedHighlights(dependencies, query);
      return presentHighlightList(query, found, await here(found.rows));
    }),
    implement(contract.listHomeHighlights, async () => presentData(await here(await listHomeHighlights(dependencies)))),
    implement(contract.readHighlight, async ({ params }) => {
      const [highlight] = await here([await requirePublicHighlight(reads, params.id)]);
      return presentData(highlight as Highlight);
    }),
  ];
}
