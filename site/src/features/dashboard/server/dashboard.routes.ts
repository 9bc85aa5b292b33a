import { presentData } from '../../../contract/pagination.ts';
import type { Dependencies } from '../../../server/dependencies.ts';
import { type Implementation, implement } from '../../../server/implement.ts';
import * as contract from '../dashboard.contract.ts';
import { readDashboard } from './dashboard.service.ts';

export function dashboardRoutes({ reads }: Dependencies): Implementation[] {
  return [implement(contract.readDashboard, async () => presentData(await readDashboard(reads)))];
}
