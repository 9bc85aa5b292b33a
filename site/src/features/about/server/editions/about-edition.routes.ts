import type { Dependencies, Translator } from '#server/dependencies.ts';
import { type Implementation, implement } from '#server/endpoints/implement.ts';
import * as contract from '../../about-edition.contract.ts';
import { aboutEditionCalls } from './about-edition.service.ts';

export function aboutEditionRoutes({ db }: Pick<Dependencies, 'db'>, translator: Translator | null): Implementation[] {
  const calls = aboutEditionCalls(db, translator);
  return [
    implement(contract.readAboutEditions, calls.readAll),
    implement(contract.readAboutEdition, calls.readOne),
    implement(contract.suggestAboutEdition, calls.suggest),
    implement(contract.updateAboutEdition, calls.save),
    implement(contract.deleteAboutEdition, calls.remove),
  ];
}
