import { presentMessage } from '#contract/message.ts';
import { type PageRequest, presentData } from '#contract/pagination.ts';
import { schedulesOf } from '#features/schedules/server/schedule.service.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { type Implementation, implement } from '#server/endpoints/implement.ts';
import * as contract from '../staff-highlight.contract.ts';
import { t } from './api-highlights.texts.ts';
import { withHighlightStandings, withHighlightsStandings } from './editions/highlight-edition.service.ts';
import { presentHighlightList, presentStaffHighlight } from './highlight.presenter.ts';
import { listHighlightsForStaff } from './staff-highlight.repository.ts';
import * as service from './staff-highlight.service.ts';

// Staff's lists run on the pool: a search through all there is must not hold up what the public reads.
export function staffHighlightRoutes({ db }: Dependencies): Implementation[] {
  const schedules = schedulesOf(db, 'highlight');
  return [
    implement(contract.listHighlightsForStaff, async ({ query }) =>
      withHighlightsStandings(
        db,
        await schedules.list(await presentStaffList(query, listHighlightsForStaff(db, query, query))),
      ),
    ),
    implement(contract.readHighlightForStaff, async ({ params }) =>
      withHighlightStandings(db, await schedules.one(presentData(await service.readHighlightForStaff(db, params.id)))),
    ),
    implement(contract.createHighlight, async ({ viewer, body, files }) =>
      schedules.one(presentSaved(await service.createHighlight(db, viewer, body, files))),
    ),
    implement(contract.updateHighlight, async ({ viewer, params, body, files }) =>
      schedules.one(presentSaved(await service.updateHighlight(db, viewer, params.id, body, files))),
    ),
    implement(contract.deleteHighlight, async ({ viewer, params }) => {
      await service.deleteHighlight(db, viewer, params.id);
      return presentMessage(t.deleted);
    }),
    implement(contract.publishHighlight, async ({ viewer, params, body }) =>
      schedules.one(presentSaved(await service.publishHighlight(db, viewer, params.id, body?.isPublished))),
    ),
    implement(contract.featureHighlight, async ({ viewer, params, body }) =>
      schedules.one(presentSaved(await service.featureHighlight(db, viewer, params.id, body?.featured))),
    ),
  ];
}

async function presentStaffList(request: PageRequest, list: ReturnType<typeof listHighlightsForStaff>) {
  const found = await list;
  return presentHighlightList(
    request,
    found,
    found.rows.map((row) => presentStaffHighlight(row)),
  );
}

function presentSaved<Saved extends { message: string }>(saved: Saved) {
  return { success: true as const, ...saved };
}
