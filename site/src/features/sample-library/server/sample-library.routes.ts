import { presentMessage } from '#contract/message.ts';
import { presentData } from '#contract/pagination.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { type Implementation, implement } from '#server/endpoints/implement.ts';
import * as contract from '../sample-library.contract.ts';
import { beginLoading, beginRemoval, readLibrary, translateLibrary } from './sample-library.service.ts';

export function sampleLibraryRoutes({ db }: Pick<Dependencies, 'db'>): Implementation[] {
  return [
    implement(contract.readSampleLibrary, async () => presentData(await readLibrary(db))),
    implement(contract.loadSampleLibrary, async ({ viewer }) => {
      await beginLoading(db, viewer);
      return presentMessage('The sample library is being loaded');
    }),
    implement(contract.translateSampleLibrary, async ({ viewer, body }) => ({
      ...presentMessage('The texts are here. Make the language public when you have looked at them'),
      data: await translateLibrary(db, viewer, body.language),
    })),
    implement(contract.removeSampleLibrary, async ({ viewer, query }) => {
      await beginRemoval(db, viewer, query.changed === 'remove');
      return presentMessage('The sample library is being removed');
    }),
  ];
}
