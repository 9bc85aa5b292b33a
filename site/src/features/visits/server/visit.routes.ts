import { presentMessage } from '#contract/message.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { type Implementation, implement } from '#server/endpoints/implement.ts';
import { countVisit } from '../visit.contract.ts';
import { t } from './api-visits.texts.ts';
import * as service from './visit.service.ts';

export function visitRoutes({ db }: Dependencies, pageOf: service.PageOf): Implementation[] {
  return [
    implement(countVisit, async ({ body }) => {
      const counted = await service.countVisit(db, pageOf, body.path);
      return presentMessage(counted ? t.counted : t.noPage);
    }),
  ];
}
