import { presentData } from '#contract/pagination.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { type Implementation, implement } from '#server/endpoints/implement.ts';
import * as contract from '../bulk.contract.ts';
import * as service from './bulk.service.ts';
import type { BulkKinds } from './bulk-step.service.ts';

/** @param kinds all that can be changed many at once */
export function bulkRoutes({ db }: Pick<Dependencies, 'db'>, kinds: BulkKinds): Implementation[] {
  return [
    implement(contract.changeMany, async ({ viewer, body }) => ({
      success: true as const,
      ...(await service.changeMany(db, kinds, viewer, body)),
    })),
    implement(contract.startBulkRun, async ({ viewer, body }) =>
      presentData(await service.startRun(db, kinds, viewer, body)),
    ),
    implement(contract.readBulkRun, async ({ params }) => presentData(await service.readRun(db, kinds, params.id))),
    implement(contract.undoBulkRun, async ({ viewer, params }) =>
      presentData(await service.undoRun(db, kinds, viewer, params.id)),
    ),
  ];
}
