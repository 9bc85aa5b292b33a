import { presentData } from '#contract/pagination.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { type Implementation, implement } from '#server/endpoints/implement.ts';
import { readSite } from '../site.contract.ts';
import { readSiteName } from './settings.service.ts';

/** What the settings of the process say of the site; none of it changes while it runs. */
type SiteFacts = { supportEmail: string; google: boolean };

export function siteRoutes({ reads }: Dependencies, facts: SiteFacts): Implementation[] {
  return [implement(readSite, async () => presentData({ ...facts, siteName: await readSiteName(reads) }))];
}
