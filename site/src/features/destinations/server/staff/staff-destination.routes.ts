import { presentMessage } from '#contract/message.ts';
import { presentData } from '#contract/pagination.ts';
import { schedulesOf } from '#features/schedules/server/schedule.service.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { type Implementation, implement } from '#server/endpoints/implement.ts';
import * as contract from '../../staff-destination.contract.ts';
import * as service from './staff-destination.service.ts';

export function staffDestinationRoutes(dependencies: Dependencies): Implementation[] {
  const { db, reads } = dependencies;
  const schedules = schedulesOf(db, 'destination');
  return [
    implement(contract.readDestinationForStaff, async ({ params }) =>
      schedules.one(presentData(await service.readDestinationForStaff(db, params.id))),
    ),
    implement(contract.previewDestination, async ({ params }) =>
      presentData(await service.previewDestination(reads, params.id)),
    ),
    implement(contract.previewDestinationMap, ({ params }) => service.previewDestinationMap(reads, params.id)),
    implement(contract.createDestination, async ({ viewer, body, files }) =>
      schedules.one(presentSaved(await service.createDestination(dependencies, viewer, body, files))),
    ),
    implement(contract.updateDestination, async ({ viewer, params, body, files }) =>
      schedules.one(presentSaved(await service.updateDestination(dependencies, viewer, params.id, body, files))),
    ),
    implement(contract.deleteDestination, async ({ viewer, params }) => {
      await service.deleteDestination(dependencies, viewer, params.id);
      return presentMessage('Destination deleted');
    }),
    implement(contract.featureDestination, async ({ viewer, params, body }) =>
      schedules.one(presentSaved(await service.featureDestination(dependencies, viewer, params.id, body?.featured))),
    ),
    implement(contract.publishDestination, async ({ viewer, params, body }) =>
      schedules.one(presentSaved(await service.publishDestination(dependencies, viewer, params.id, body?.isPublished))),
    ),
  ];
}

function presentSaved<Saved extends { message: string }>(saved: Saved) {
  return { success: true as const, ...saved };
}
