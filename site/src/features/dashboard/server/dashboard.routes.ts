import { presentData } from '#contract/pagination.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { type Implementation, implement } from '#server/endpoints/implement.ts';
import * as contract from '../dashboard.contract.ts';
import { countWaiting } from './dashboard.repository.ts';
import { readDashboard } from './dashboard.service.ts';

// On the pool: counting all there is must not hold up what the public reads.
export function dashboardRoutes({ db }: Dependencies): Implementation[] {
  return [
    implement(contract.readDashboard, async () => presentData(await readDashboard(db))),
    implement(contract.countWaiting, async () => presentData(await countWaiting(db))),
  ];
}
