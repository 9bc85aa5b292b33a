import type { Dependencies, Translator } from '#server/dependencies.ts';
import { type Implementation, implement } from '#server/endpoints/implement.ts';
import * as contract from '../../story-edition.contract.ts';
import { storyEditionCalls } from './story-edition.service.ts';

export function storyEditionRoutes({ db }: Pick<Dependencies, 'db'>, translator: Translator | null): Implementation[] {
  const calls = storyEditionCalls(db, translator);
  return [
    implement(contract.readStoryEditions, calls.readAll),
    implement(contract.readStoryEdition, calls.readOne),
    implement(contract.suggestStoryEdition, calls.suggest),
    implement(contract.updateStoryEdition, calls.save),
    implement(contract.deleteStoryEdition, calls.remove),
  ];
}
