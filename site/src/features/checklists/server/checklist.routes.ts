import { presentData } from '#contract/pagination.ts';
import { Problem } from '#contract/problem.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { type Implementation, implement } from '#server/endpoints/implement.ts';
import * as contract from '../checklist.contract.ts';
import { t } from './api-checklists.texts.ts';
import * as service from './checklist.service.ts';

/** @param kinds all that has a checklist */
export function checklistRoutes(
  { db }: Pick<Dependencies, 'db'>,
  kinds: readonly service.CheckedKind[],
): Implementation[] {
  return [
    implement(contract.readChecklist, async ({ params: { kind, id } }) => {
      const checked = kinds.find(({ versions }) => versions.kind === kind);
      if (!checked) throw new Problem('not_found', t.noChecklist);
      return presentData(await service.checkStored(db, checked, id));
    }),
    implement(contract.readChecklistFacts, async ({ body: { media, urls, items } }) => {
      const files = urls.flatMap((url) => url.split('/media/')[1] ?? []);
      return presentData(await service.readFormFacts(db, { media, files, items }));
    }),
  ];
}
