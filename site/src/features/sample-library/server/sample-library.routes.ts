import { presentMessage } from '#contract/message.ts';
import { presentData } from '#contract/pagination.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { type Implementation, implement } from '#server/endpoints/implement.ts';
import * as contract from '../sample-library.contract.ts';
import { t } from './api-sample-library.texts.ts';
import { beginLoading, beginRemoval, readLibrary, translateLibrary } from './sample-library.service.ts';

export function sampleLibraryRoutes({ db }: Pick<Dependencies, 'db'>): Implementation[] {
  return [
    implement(contract.readSampleLibrary, async () => presentData(await readLibrary(db))),
    implement(contract.loadSampleLibrary, async ({ viewer }) => {
      await beginLoading(db, viewer);
      return presentMessage(t.loading);
    }),
    implement(contract.translateSampleLibrary, async ({ viewer, body }) => ({
      ...presentMessage(t.translated),
      data: await translateLibrary(db, viewer, body.language),
    })),
    implement(contract.removeSampleLibrary, async ({ viewer, query }) => {
      await beginRemoval(db, viewer, query.changed === 'remove');
      return presentMessage(t.removing);
    }),
  ];
}
