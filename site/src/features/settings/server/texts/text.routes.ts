import { ownLanguage } from '@trekker/texts/own-language.ts';
import { presentMessage } from '#contract/message.ts';
import { presentData } from '#contract/pagination.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { type Implementation, implement } from '#server/endpoints/implement.ts';
import * as contract from '../../text.contract.ts';
import { t } from '../api-settings.texts.ts';
import { listTexts, saveText } from './text.service.ts';

export function textRoutes({ db }: Dependencies): Implementation[] {
  return [
    implement(contract.listTexts, async ({ query }) => presentData(await listTexts(db, query.in || ownLanguage()))),
    implement(contract.updateText, async ({ viewer, params, query, body }) => {
      const data = await saveText(db, viewer, { key: params.key, language: query.in || ownLanguage() }, body.value);
      return { ...presentMessage(t.textSaved), data };
    }),
  ];
}
