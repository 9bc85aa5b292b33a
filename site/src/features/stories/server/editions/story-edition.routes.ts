import { presentMessage } from '#contract/message.ts';
import { presentData } from '#contract/pagination.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { type Implementation, implement } from '#server/endpoints/implement.ts';
import * as contract from '../../story-edition.contract.ts';
import { readEdition, readEditions } from './edition-overview.service.ts';
import { deleteEdition, saveEdition } from './story-edition.service.ts';

export function storyEditionRoutes({ db }: Pick<Dependencies, 'db'>): Implementation[] {
  return [
    implement(contract.readStoryEditions, async ({ params: { id }, query: { language } }) =>
      presentData(language ? await readEdition(db, id, language) : await readEditions(db, id)),
    ),
    implement(contract.readStoryEdition, async ({ params }) =>
      presentData(await readEdition(db, params.id, params.language)),
    ),
    implement(contract.updateStoryEdition, async ({ viewer, params, body }) => ({
      success: true as const,
      ...(await saveEdition(db, viewer, params, body)),
    })),
    implement(contract.deleteStoryEdition, async ({ viewer, params }) => {
      await deleteEdition(db, viewer, params);
      return presentMessage('Translation deleted');
    }),
  ];
}
