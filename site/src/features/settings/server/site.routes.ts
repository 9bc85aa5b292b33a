import { presentData } from '../../../contract/pagination.ts';
import type { Dependencies } from '../../../server/dependencies.ts';
import { type Implementation, implement } from '../../../server/implement.ts';
import { readSite } from '../site.contract.ts';
import { readSiteName } from './settings.service.ts';

export function siteRoutes({ reads }: Dependencies, supportEmail: string): Implementation[] {
  return [implement(readSite, async () => presentData({ siteName: await readSiteName(reads), supportEmail }))];
}
