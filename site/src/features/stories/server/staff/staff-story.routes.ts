import { presentMessage } from '#contract/message.ts';
import { presentData, presentList } from '#contract/pagination.ts';
import { schedulesOf } from '#features/schedules/server/schedule.service.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { type Implementation, implement } from '#server/endpoints/implement.ts';
import * as contract from '../../staff-story.contract.ts';
import { t } from '../api-stories.texts.ts';
import { keepCategories } from '../categories/story-category.service.ts';
import { withStoriesStandings, withStoryStandings } from '../editions/story-edition.service.ts';
import { presentStaffStory, presentStaffSummary } from '../story.presenter.ts';
import { describeStory } from '../story.service.ts';
import { listStoriesForStaff } from './staff-story.repository.ts';
import * as service from './staff-story.service.ts';

export function staffStoryRoutes(dependencies: Dependencies): Implementation[] {
  const { db, reads } = dependencies;
  const schedules = schedulesOf(db, 'story');
  const whole = async <Of extends contract.StoredStory, Answer extends { data: Of }>(answer: Answer & { data: Of }) =>
    withStoryStandings(db, await schedules.one(answer));
  const { known, refresh } = keepCategories(dependencies);
  return [
    implement(contract.listStoriesForStaff, async ({ query }) =>
      withStoriesStandings(
        reads,
        await schedules.list(presentList(query, await listStoriesForStaff(reads, query, query), presentStaffSummary)),
      ),
    ),
    implement(contract.readStoryForStaff, async ({ params }) =>
      whole(presentData(presentStaffStory(await service.requireStoryForStaff(db, params.id)))),
    ),
    implement(contract.previewStory, async ({ params }) =>
      presentData(await describeStory(reads, await service.requireStoryForStaff(reads, params.id))),
    ),
    implement(
      contract.createStoryAmong(known),
      async ({ viewer, body, files }) =>
        whole(presentSaved(await service.createStory(dependencies, viewer, body, files))),
      refresh,
    ),
    implement(
      contract.updateStoryAmong(known),
      async ({ viewer, params, body, files }) =>
        whole(presentSaved(await service.updateStory(dependencies, viewer, params.id, body, files))),
      refresh,
    ),
    implement(contract.deleteStory, async ({ viewer, params }) => {
      await service.deleteStory(dependencies, viewer, params.id);
      return presentMessage(t.deleted);
    }),
    implement(contract.featureStory, async ({ viewer, params, body }) =>
      whole(presentSaved(await service.featureStory(dependencies, viewer, params.id, body?.featured))),
    ),
    implement(contract.publishStory, async ({ viewer, params, body }) =>
      whole(presentSaved(await service.publishStory(dependencies, viewer, params.id, body?.isPublished))),
    ),
  ];
}

function presentSaved<Saved extends { message: string }>(saved: Saved) {
  return { success: true as const, ...saved };
}
