import { type PartKind, readPart } from '@trekker/response-cache/parts.ts';
import { presentData } from '#contract/pagination.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { type Implementation, implement } from '#server/endpoints/implement.ts';
import { defaultSiteName, readSite, siteTag } from '../site.contract.ts';
import { readSiteName } from './settings.service.ts';

/** What the settings of the process say of the site; none of it changes while it runs. */
type SiteFacts = { supportEmail: string; google: boolean };

type SiteName = { siteName: string };

const siteNames: PartKind<SiteName> = { name: 'site name', tagsOf: () => [siteTag], toJson: JSON.stringify };

export function siteRoutes({ reads, parts }: Dependencies, facts: SiteFacts): Implementation[] {
  return [
    implement(readSite, async () => {
      // Every page asks for it.
      const named = await readPart(parts, siteNames, '', async () => ({ siteName: await readSiteName(reads) }));
      return presentData({ ...facts, siteName: named?.siteName ?? defaultSiteName });
    }),
  ];
}
