import { presentMessage } from '#contract/message.ts';
import { presentData } from '#contract/pagination.ts';
import { schedulesOf } from '#features/schedules/server/schedule.service.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { type Implementation, implement } from '#server/endpoints/implement.ts';
import * as drafts from '../../destination-draft.contract.ts';
import * as contract from '../../staff-destination.contract.ts';
import { t } from '../api-destinations.texts.ts';
import { withDestinationStandings } from '../editions/destination-edition.service.ts';
import { createDraft } from './destination-draft.service.ts';
import * as service from './staff-destination.service.ts';
import * as reading from './staff-destination-reading.service.ts';

export function staffDestinationRoutes(dependencies: Dependencies): Implementation[] {
  const { db, reads } = dependencies;
  const schedules = schedulesOf(db, 'destination');
  const whole = async <Answer extends { data: contract.StoredDestination }>(answer: Answer) =>
    withDestinationStandings(db, await schedules.one(answer));
  return [
    implement(contract.readDestinationForStaff, async ({ params }) =>
      whole(presentData(await reading.readDestinationForStaff(db, params.id))),
    ),
    implement(contract.previewDestination, async ({ params }) =>
      presentData(await reading.previewDestination(reads, params.id)),
    ),
    implement(contract.previewDestinationMap, ({ params }) => reading.previewDestinationMap(reads, params.id)),
    implement(contract.createDestination, async ({ viewer, body, files }) =>
      whole(presentSaved(await service.createDestination(dependencies, viewer, body, files))),
    ),
    implement(drafts.createDraft, async ({ viewer, body, files }) =>
      whole(presentSaved(await createDraft(dependencies, viewer, body, files))),
    ),
    implement(drafts.updateDraft, async ({ viewer, params, body, files }) =>
      whole(presentSaved(await service.updateDraft(dependencies, viewer, params.id, body, files))),
    ),
    implement(contract.updateDestination, async ({ viewer, params, body, files }) =>
      whole(presentSaved(await service.updateDestination(dependencies, viewer, params.id, body, files))),
    ),
    implement(contract.deleteDestination, async ({ viewer, params }) => {
      await service.deleteDestination(dependencies, viewer, params.id);
      return presentMessage(t.deleted);
    }),
    implement(contract.featureDestination, async ({ viewer, params, body }) =>
      whole(presentSaved(await service.featureDestination(dependencies, viewer, params.id, body?.featured))),
    ),
    implement(contract.publishDestination, async ({ viewer, params, body }) =>
      whole(presentSaved(await service.publishDestination(dependencies, viewer, params.id, body?.isPublished))),
    ),
  ];
}

function presentSaved<Saved extends { message: string }>(saved: Saved) {
  return { success: true as const, ...saved };
}
