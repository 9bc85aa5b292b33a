import type { Dependencies, Translator } from '#server/dependencies.ts';
import { type Implementation, implement } from '#server/endpoints/implement.ts';
import * as contract from '../../destination-edition.contract.ts';
import { destinationEditionCalls } from './destination-edition.service.ts';

export function destinationEditionRoutes(
  { db }: Pick<Dependencies, 'db'>,
  translator: Translator | null,
): Implementation[] {
  const calls = destinationEditionCalls(db, translator);
  return [
    implement(contract.readDestinationEditions, calls.readAll),
    implement(contract.readDestinationEdition, calls.readOne),
    implement(contract.suggestDestinationEdition, calls.suggest),
    implement(contract.updateDestinationEdition, calls.save),
    implement(contract.deleteDestinationEdition, calls.remove),
  ];
}
