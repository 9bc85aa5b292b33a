import { presentMessage } from '#contract/message.ts';
import { presentData } from '#contract/pagination.ts';
import type { KnownCategories } from '#features/stories/story.contract.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { type Implementation, implement } from '#server/endpoints/implement.ts';
import { t } from '../../api-imports.texts.ts';
import * as contract from '../../import.contract.ts';
import { listImportedAddresses } from '../../imported-address.contract.ts';
import * as service from './staff-import.service.ts';

/** @param categories of stories, as they are when a call is checked */
export function importRoutes(
  { db }: Pick<Dependencies, 'db'>,
  { known, refresh }: { known: KnownCategories; refresh: () => Promise<void> },
): Implementation[] {
  return [
    implement(contract.createImport, async ({ viewer, body, files }) =>
      presentData(await service.beginImport(db, viewer, { ...body, file: files.file })),
    ),
    implement(contract.listImports, ({ query }) => service.listImports(db, query)),
    implement(contract.readImport, ({ params, query }) => service.readImport(db, params.id, query)),
    implement(listImportedAddresses, ({ params, query }) => service.listAddresses(db, params.id, query)),
    implement(
      contract.startImportAmong(known),
      async ({ viewer, params, body }) => presentData(await service.startImport(db, viewer, params.id, body ?? {})),
      refresh,
    ),
    implement(contract.pauseImport, async ({ params }) => presentData(await service.pauseImport(db, params.id))),
    implement(contract.undoImport, async ({ viewer, params, body }) =>
      presentData(await service.undoImport(db, viewer, params.id, body?.edited ?? false)),
    ),
    implement(contract.deleteImport, async ({ params }) => {
      await service.deleteImport(db, params.id);
      return presentMessage(t.removed);
    }),
  ];
}
