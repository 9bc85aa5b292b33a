import { presentMessage } from '#contract/message.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { type Implementation, implement } from '#server/endpoints/implement.ts';
import * as contract from '../language.contract.ts';
import { t } from './api-languages.texts.ts';
import { readLanguages, saveLanguages } from './language.service.ts';

export function languageRoutes({ db }: Pick<Dependencies, 'db'>): Implementation[] {
  return [
    implement(contract.readLanguages, async () => ({ success: true as const, ...(await readLanguages(db)) })),
    implement(contract.updateLanguages, async ({ viewer, body }) => {
      await saveLanguages(db, viewer, body);
      return { ...presentMessage(t.saved), ...(await readLanguages(db)) };
    }),
  ];
}
