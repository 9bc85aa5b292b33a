import { presentData, presentList } from '#contract/pagination.ts';
import { presentActivity } from '#features/activity/server/activity.presenter.ts';
import type { RestorableKinds } from '#features/versions/server/version-history.service.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { type Implementation, implement } from '#server/endpoints/implement.ts';
import * as contract from '../activity-log.contract.ts';
import { listStaff } from './activity-log.repository.ts';
import { exportLog, readLog } from './activity-log.service.ts';

/** @param kinds all that has versions */
export function activityLogRoutes({ db }: Pick<Dependencies, 'db'>, kinds: RestorableKinds): Implementation[] {
  return [
    implement(contract.listActivityLog, async ({ query: { page, limit, ...filter } }) => {
      const log = await readLog(db, kinds, filter, { page, limit });
      return presentList({ page, limit }, log.page, (row) => ({
        ...presentActivity(row),
        changes: log.changes.get(row.id) ?? [],
      }));
    }),
    implement(contract.listActors, async () => presentData(await listStaff(db))),
    implement(contract.exportActivityLog, async ({ query }) => exportLog(db, kinds, query)),
  ];
}
