import { ownLanguage } from '@trekker/texts/own-language.ts';
import { presentData } from '#contract/pagination.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { type Implementation, implement } from '#server/endpoints/implement.ts';
import { readSite } from '../site.contract.ts';
import { readPublicSite } from './brand/brand.service.ts';
import { chosenOrder } from './sections/section.service.ts';

/** What the settings of the process say of the site; none of it changes while it runs. */
type SiteFacts = { supportEmail: string; google: boolean };

export function siteRoutes(dependencies: Dependencies, facts: SiteFacts): Implementation[] {
  return [
    implement(readSite, async () => {
      const { sections: all, languages, ...brand } = await readPublicSite(dependencies);
      const { homeOrder: _, ...sections } = all;
      return presentData({
        ...brand,
        siteName: brand.name,
        sections,
        homeOrder: chosenOrder(all),
        ...facts,
        languages: languages.length === 1 ? [ownLanguage()] : languages,
        defaultLanguage: ownLanguage(),
      });
    }),
  ];
}
