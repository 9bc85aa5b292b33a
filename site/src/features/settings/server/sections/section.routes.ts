import { presentMessage } from '#contract/message.ts';
import { presentData } from '#contract/pagination.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { type Implementation, implement } from '#server/endpoints/implement.ts';
import * as contract from '../../section.contract.ts';
import { t } from '../api-settings.texts.ts';
import { readSections, saveSections } from './section.service.ts';
import { countSections } from './section-count.repository.ts';

export function sectionRoutes({ db }: Dependencies): Implementation[] {
  return [
    implement(contract.readSections, async () => presentData(await readSections(db))),
    implement(contract.countSections, async () => presentData(await countSections(db))),
    implement(contract.updateSections, async ({ viewer, body }) => {
      const data = await saveSections(db, viewer, body);
      return { ...presentMessage(t.sectionsSaved), data };
    }),
  ];
}
