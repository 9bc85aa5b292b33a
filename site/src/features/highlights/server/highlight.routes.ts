import { presentData } from '#contract/pagination.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { type Implementation, implement } from '#server/endpoints/implement.ts';
import * as contract from '../highlight.contract.ts';
import { presentHighlight, presentHighlightList } from './highlight.presenter.ts';
import { listPublicHighlights } from './highlight.repository.ts';
import { listHighlights, listHomeHighlights, requirePublicHighlight } from './highlight.service.ts';

export function highlightRoutes({ reads }: Dependencies): Implementation[] {
  return [
    implement(contract.listHighlights, async ({ query }) =>
      presentHighlightList(query, await listHighlights(reads, query, query)),
    ),
    implement(contract.listFeaturedHighlights, async ({ query }) =>
      presentHighlightList(query, await listPublicHighlights(reads, { featuredOnly: true }, query)),
    ),
    implement(contract.listHomeHighlights, async () =>
      presentData((await listHomeHighlights(reads)).map(presentHighlight)),
    ),
    implement(contract.readHighlight, async ({ params }) =>
      presentData(presentHighlight(await requirePublicHighlight(reads, params.id))),
    ),
  ];
}
