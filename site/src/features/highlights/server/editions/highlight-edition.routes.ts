import type { Dependencies, Translator } from '#server/dependencies.ts';
import { type Implementation, implement } from '#server/endpoints/implement.ts';
import * as contract from '../../highlight-edition.contract.ts';
import { highlightEditionCalls } from './highlight-edition.service.ts';

export function highlightEditionRoutes(
  { db }: Pick<Dependencies, 'db'>,
  translator: Translator | null,
): Implementation[] {
  const calls = highlightEditionCalls(db, translator);
  return [
    implement(contract.readHighlightEditions, calls.readAll),
    implement(contract.readHighlightEdition, calls.readOne),
    implement(contract.suggestHighlightEdition, calls.suggest),
    implement(contract.updateHighlightEdition, calls.save),
    implement(contract.deleteHighlightEdition, calls.remove),
  ];
}
