import { presentData } from '../../../contract/pagination.ts';
import { type Implementation, implement } from '../../../server/implement.ts';
import { readSite } from '../legal.contract.ts';

export function legalRoutes(site: { siteName: string; supportEmail: string }): Implementation[] {
  return [implement(readSite, async () => presentData(site))];
}
