import { presentMessage } from '#contract/message.ts';
import { presentData, presentList } from '#contract/pagination.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { type Implementation, implement } from '#server/endpoints/implement.ts';
import { schedulesOf } from '../../schedules/server/schedule.service.ts';
import * as contract from '../staff-page.contract.ts';
import { t } from './api-pages.texts.ts';
import { withPageStandings, withPagesStandings } from './editions/page-edition.service.ts';
import { presentPageSummary, presentStoredPage } from './page.presenter.ts';
import { describePage } from './page.service.ts';
import { listPages } from './staff-page.repository.ts';
import * as service from './staff-page.service.ts';
import { listPageTemplates } from './templates/page-template.service.ts';
import type { SetUp } from './templates/page-templates.rules.ts';

export function staffPageRoutes(dependencies: Dependencies, setUp: SetUp): Implementation[] {
  const { db, reads } = dependencies;
  const schedules = schedulesOf(db, 'page');
  const whole = async <Answer extends { data: contract.StoredPage }>(answer: Answer) =>
    withPageStandings(db, await schedules.one(answer));
  const presentSaved = <Saved extends { message: string }>(saved: Saved) => ({ success: true as const, ...saved });
  return [
    implement(contract.listPages, async ({ query }) =>
      withPagesStandings(
        reads,
        await schedules.list(presentList(query, await listPages(reads, query, query), presentPageSummary)),
      ),
    ),
    implement(contract.readPageForStaff, async ({ params }) =>
      whole(presentData(presentStoredPage(await service.requirePageForStaff(db, params.id)))),
    ),
    implement(contract.previewPage, async ({ params }) =>
      presentData(await describePage(reads, await service.requirePageForStaff(reads, params.id), setUp.supportEmail)),
    ),
    implement(contract.listPageTemplates, async () => presentData(await listPageTemplates(db, setUp))),
    implement(contract.createPage, async ({ viewer, body }) =>
      whole(presentSaved(await service.createPage(dependencies, viewer, body))),
    ),
    implement(contract.updatePage, async ({ viewer, params, body }) =>
      whole(presentSaved(await service.updatePage(dependencies, viewer, params.id, body))),
    ),
    implement(contract.deletePage, async ({ viewer, params }) => {
      await service.deletePage(dependencies, viewer, params.id);
      return presentMessage(t.deleted);
    }),
    implement(contract.publishPage, async ({ viewer, params, body }) =>
      whole(presentSaved(await service.publishPage(dependencies, viewer, params.id, body?.isPublished))),
    ),
  ];
}
