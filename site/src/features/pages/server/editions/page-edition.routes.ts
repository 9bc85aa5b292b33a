import type { Dependencies, Translator } from '#server/dependencies.ts';
import { type Implementation, implement } from '#server/endpoints/implement.ts';
import * as contract from '../../page-edition.contract.ts';
import { pageEditionCalls } from './page-edition.service.ts';

export function pageEditionRoutes({ db }: Pick<Dependencies, 'db'>, translator: Translator | null): Implementation[] {
  const calls = pageEditionCalls(db, translator);
  return [
    implement(contract.readPageEditions, calls.readAll),
    implement(contract.readPageEdition, calls.readOne),
    implement(contract.suggestPageEdition, calls.suggest),
    implement(contract.updatePageEdition, calls.save),
    implement(contract.deletePageEdition, calls.remove),
  ];
}
