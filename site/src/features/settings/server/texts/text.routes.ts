import { presentMessage } from '#contract/message.ts';
import { presentData } from '#contract/pagination.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { type Implementation, implement } from '#server/endpoints/implement.ts';
import * as contract from '../../text.contract.ts';
import { listTexts, saveText } from './text.service.ts';

export function textRoutes({ db }: Dependencies): Implementation[] {
  return [
    implement(contract.listTexts, async () => presentData(await listTexts(db))),
    implement(contract.updateText, async ({ viewer, params, body }) => {
      const data = await saveText(db, viewer, params.key, body.value);
      return { ...presentMessage('Text saved'), data };
    }),
  ];
}
