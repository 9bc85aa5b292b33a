import { presentMessage } from '#contract/message.ts';
import { presentData } from '#contract/pagination.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { type Implementation, implement } from '#server/endpoints/implement.ts';
import * as contract from '../schedule.contract.ts';
import { t } from './api-schedules.texts.ts';
import * as service from './schedule.service.ts';

export function scheduleRoutes({ db }: Dependencies, kinds: service.ScheduledKinds): Implementation[] {
  return [
    implement(contract.setSchedule, async ({ viewer, params: { kind, id }, body }) => {
      const schedule = await service.setSchedule(db, kinds, viewer, { kind, itemId: id }, body);
      const message = schedule.publishAt || schedule.unpublishAt ? t.saved : t.nothing;
      return { ...presentMessage(message), data: { kind, _id: id, ...schedule } };
    }),
    implement(contract.listDueChanges, async ({ query }) =>
      presentData(await service.listDueChanges(db, kinds, query)),
    ),
  ];
}
