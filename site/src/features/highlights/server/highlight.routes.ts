import { presentData } from '#contract/pagination.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { type Implementation, implement } from '#server/endpoints/implement.ts';
import type { Highlight } from '../highlight.contract.ts';
import * as contract from '../highlight.contract.ts';
import { presentHighlightsHere } from './editions/public-edition.service.ts';
import { presentHighlightList } from './highlight.presenter.ts';
import { type HighlightRow, listPublicHighlights } from './highlight.repository.ts';
import { listHighlights, listHomeHighlights, requirePublicHighlight } from './highlight.service.ts';

export function highlightRoutes(dependencies: Dependencies): Implementation[] {
  const { reads } = dependencies;
  const here = (rows: readonly HighlightRow[]) => presentHighlightsHere(dependencies, rows);
  return [
    implement(contract.listHighlights, async ({ query }) => {
      const found = await listHighlights(reads, query, query);
      return presentHighlightList(query, found, await here(found.rows));
    }),
    implement(contract.listFeaturedHighlights, async ({ query }) => {
      const found = await listPublicHighlights(reads, { featuredOnly: true }, query);
      return presentHighlightList(query, found, await here(found.rows));
    }),
    implement(contract.listHomeHighlights, async () => presentData(await here(await listHomeHighlights(reads)))),
    implement(contract.readHighlight, async ({ params }) => {
      const [highlight] = await here([await requirePublicHighlight(reads, params.id)]);
      return presentData(highlight as Highlight);
    }),
  ];
}
