import { presentMessage } from '#contract/message.ts';
import { presentData } from '#contract/pagination.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { type Implementation, implement } from '#server/endpoints/implement.ts';
import * as contract from '../../menu.contract.ts';
import { t } from '../api-settings.texts.ts';
import { presentMenus } from './menu.presenter.ts';
import { findMenus } from './menu.repository.ts';
import { type AskPage, saveMenus } from './menu.service.ts';

/** @param askPage what the site itself answers at an address, to everybody */
export function menuRoutes({ db }: Dependencies, askPage: AskPage): Implementation[] {
  return [
    implement(contract.readMenus, async () => presentData(presentMenus(await findMenus(db)))),
    implement(contract.updateMenus, async ({ viewer, body }) => {
      await saveMenus(db, viewer, body, askPage);
      return { ...presentMessage(t.menusSaved), data: presentMenus(await findMenus(db)) };
    }),
  ];
}
