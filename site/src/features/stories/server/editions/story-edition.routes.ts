import type { Dependencies } from '#server/dependencies.ts';
import { type Implementation, implement } from '#server/endpoints/implement.ts';
import * as contract from '../../story-edition.contract.ts';
import { storyEditionCalls } from './story-edition.service.ts';

export function storyEditionRoutes({ db }: Pick<Dependencies, 'db'>): Implementation[] {
  const calls = storyEditionCalls(db);
  return [
    implement(contract.readStoryEditions, calls.readAll),
    implement(contract.readStoryEdition, calls.readOne),
    implement(contract.updateStoryEdition, calls.save),
    implement(contract.deleteStoryEdition, calls.remove),
  ];
}
