import type { Dependencies } from '#server/dependencies.ts';
import { type Implementation, implement } from '#server/endpoints/implement.ts';
import * as contract from '../../page-edition.contract.ts';
import { pageEditionCalls } from './page-edition.service.ts';

export function pageEditionRoutes({ db }: Pick<Dependencies, 'db'>): Implementation[] {
  const calls = pageEditionCalls(db);
  return [
    implement(contract.readPageEditions, calls.readAll),
    implement(contract.readPageEdition, calls.readOne),
    implement(contract.updatePageEdition, calls.save),
    implement(contract.deletePageEdition, calls.remove),
  ];
}
