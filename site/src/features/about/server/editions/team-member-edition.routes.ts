import type { Dependencies, Translator } from '#server/dependencies.ts';
import { type Implementation, implement } from '#server/endpoints/implement.ts';
import * as contract from '../../team-member-edition.contract.ts';
import { memberEditionCalls } from './team-member-edition.service.ts';

export function memberEditionRoutes({ db }: Pick<Dependencies, 'db'>, translator: Translator | null): Implementation[] {
  const calls = memberEditionCalls(db, translator);
  return [
    implement(contract.readMemberEditions, calls.readAll),
    implement(contract.readMemberEdition, calls.readOne),
    implement(contract.suggestMemberEdition, calls.suggest),
    implement(contract.updateMemberEdition, calls.save),
    implement(contract.deleteMemberEdition, calls.remove),
  ];
}
