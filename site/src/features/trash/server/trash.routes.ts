import { presentMessage } from '#contract/message.ts';
import { presentData, presentList } from '#contract/pagination.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { type Implementation, implement } from '#server/endpoints/implement.ts';
import * as contract from '../trash.contract.ts';
import { t } from './api-trash.texts.ts';
import { presentTrashed } from './trash.presenter.ts';
import { countKinds, listEntries } from './trash.repository.ts';
import * as service from './trash.service.ts';

const restored: Record<contract.TrashedKind, () => string> = {
  story: () => t.story,
  destination: () => t.destination,
  highlight: () => t.highlight,
  banner: () => t.banner,
  page: () => t.page,
  'team-member': () => t.teamMember,
  review: () => t.review,
  message: () => t.message,
  feedback: () => t.feedback,
  media: () => t.media,
};

/** @param days for how long what is deleted is kept */
export function trashRoutes({ db }: Dependencies, kinds: readonly service.TrashKind[], days: number): Implementation[] {
  return [
    implement(contract.listTrash, async ({ query }) => {
      const told = await service.readToldTitles(db, query.q);
      return presentList(query, await listEntries(db, { ...query, told }, query), (row) =>
        presentTrashed(row, service.shownTitle(row), days),
      );
    }),
    implement(contract.summarizeTrash, async () => presentData({ days, kinds: await countKinds(db) })),
    implement(contract.restoreFromTrash, async ({ viewer, params }) => {
      await service.restoreFromTrash(db, kinds, viewer, params);
      return presentMessage(restored[params.kind]());
    }),
    implement(contract.deleteFromTrash, async ({ viewer, params }) => {
      await service.deleteFromTrash(db, viewer, params);
      return presentMessage(t.deleted);
    }),
    implement(contract.emptyTrash, async ({ viewer }) => {
      await service.emptyTrash(db, viewer);
      return presentMessage(t.empty);
    }),
  ];
}
