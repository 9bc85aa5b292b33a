import { presentMessage } from '#contract/message.ts';
import { presentData } from '#contract/pagination.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { type Implementation, implement } from '#server/endpoints/implement.ts';
import * as contract from '../keyword.contract.ts';
import { t } from './api-search.texts.ts';
import { type KeywordRow, listKeywords } from './keyword.repository.ts';
import { countSearch, removeKeyword } from './keyword.service.ts';

function presentKeyword({ id, keyword, count, results, lastSearchedAt }: KeywordRow): contract.SearchKeyword {
  return { _id: id, keyword, count, results, lastSearchedAt: lastSearchedAt.toISOString() };
}

export function keywordRoutes(dependencies: Dependencies): Implementation[] {
  const { db, reads } = dependencies;
  return [
    implement(contract.countKeyword, async ({ body }) => {
      await countSearch(db, dependencies, body.keyword);
      return presentMessage(t.counted);
    }),
    implement(contract.listKeywords, async () => presentData((await listKeywords(reads)).map(presentKeyword))),
    implement(contract.deleteKeyword, async ({ viewer, params }) => {
      await removeKeyword(db, viewer, params.id);
      return presentMessage(t.keywordDeleted);
    }),
  ];
}
