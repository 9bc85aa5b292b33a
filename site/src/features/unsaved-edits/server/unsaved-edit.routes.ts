import { inLanguage } from '@trekker/texts/in-language.ts';
import { presentMessage } from '#contract/message.ts';
import { presentData } from '#contract/pagination.ts';
import { deviceOf } from '#features/accounts/server/login/device.rules.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { type Implementation, implement } from '#server/endpoints/implement.ts';
import { english } from '#server/languages/open-languages.ts';
import * as contract from '../unsaved-edit.contract.ts';
import { t } from './api-unsaved-edits.texts.ts';
import { presentEdit } from './unsaved-edit.presenter.ts';
import { deleteEdit, listEdits } from './unsaved-edit.repository.ts';
import { keepEdit } from './unsaved-edit.service.ts';

export function unsavedEditRoutes({ db }: Dependencies): Implementation[] {
  return [
    implement(contract.listUnsavedEdits, async ({ viewer: { accountId }, query: { kind, item } }) =>
      presentData((await listEdits(db, { accountId, kind, item })).map(presentEdit)),
    ),
    implement(contract.keepUnsavedEdit, async ({ viewer: { accountId }, params, body, browser }) => {
      const { basedOn, isNew = false, ...typed } = body;
      // Who looks for it may read another language than who typed.
      const device = inLanguage(english, () => deviceOf(browser.userAgent));
      const edit = { accountId, ...params, ...typed, isNew, device };
      const { form, sequence, savedAt } = await keepEdit(db, edit, basedOn);
      return presentData({ form, sequence, savedAt: savedAt.toISOString() });
    }),
    implement(contract.deleteUnsavedEdit, async ({ viewer: { accountId }, params: { kind, item, ...version } }) => {
      await deleteEdit(db, { accountId, kind, item }, version);
      return presentMessage(t.forgotten);
    }),
  ];
}
