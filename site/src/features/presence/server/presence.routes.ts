import { presentMessage } from '#contract/message.ts';
import { presentData } from '#contract/pagination.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { type Implementation, implement } from '#server/endpoints/implement.ts';
import * as contract from '../presence.contract.ts';
import { t } from './api-presence.texts.ts';
import * as service from './presence.service.ts';
import type { PresenceBoard } from './presence-board.ts';

export function presenceRoutes({ db, reads }: Dependencies, board: PresenceBoard): Implementation[] {
  const tools = { db, reads, board };
  return [
    implement(contract.keepPresence, async ({ viewer: { accountId }, params, body: { isHidden = false } }) =>
      presentData(await service.keepPresence(tools, { ...params, accountId }, isHidden)),
    ),
    implement(contract.endPresence, async ({ viewer: { accountId }, params }) => {
      await service.endPresence(tools, { ...params, accountId });
      return presentMessage(t.closed);
    }),
  ];
}
