import { presentMessage } from '#contract/message.ts';
import { presentData } from '#contract/pagination.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { type Implementation, implement } from '#server/endpoints/implement.ts';
import * as contract from '../settings.contract.ts';
import { t } from './api-settings.texts.ts';
import { type Machinery, readSettings, saveSettings, sendTestMail } from './settings.service.ts';

export function settingsRoutes({ db }: Dependencies, machinery: Machinery): Implementation[] {
  return [
    implement(contract.readSettings, async () => presentData(await readSettings(db, machinery))),
    implement(contract.updateSettings, async ({ viewer, body }) => {
      await saveSettings(db, viewer, body);
      return { ...presentMessage(t.saved), data: await readSettings(db, machinery) };
    }),
    implement(contract.sendTestMail, async ({ viewer }) => {
      await sendTestMail(db, viewer);
      return presentMessage(t.testMail);
    }),
  ];
}
