import { presentData, presentList } from '#contract/pagination.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { type Implementation, implement } from '#server/endpoints/implement.ts';
import * as contract from '../story.contract.ts';
import { keepCategories } from './categories/story-category.service.ts';
import { readStoryHere, readStoryIn, requireStory } from './editions/public-edition.service.ts';
import {
  listFeaturedStories,
  listHomeStories,
  listStories,
  readNextStories,
  readPlaceStories,
} from './story.service.ts';

export function storyRoutes(dependencies: Dependencies): Implementation[] {
  const { known, refresh } = keepCategories(dependencies);
  return [
    implement(
      contract.listStoriesAmong(known),
      async ({ query }) => {
        const { list, tag } = await listStories(dependencies, query, query);
        return { ...presentList(query, list), ...(tag && { tag }) };
      },
      refresh,
    ),
    implement(contract.listFeaturedStories, async ({ query }) =>
      presentList(query, await listFeaturedStories(dependencies, query)),
    ),
    implement(contract.listHomeStories, async () => presentData(await listHomeStories(dependencies))),
    implement(contract.readStory, async ({ params, query }) =>
      presentData(
        query.language
          ? await readStoryIn(dependencies, query.language, params.slug)
          : await readStoryHere(dependencies, params.slug),
      ),
    ),
    implement(contract.listNextStories, async ({ params }) => {
      const story = await requireStory(dependencies, params.slug);
      return presentData(await readNextStories(dependencies, story));
    }),
    implement(contract.listPlaceStories, async ({ params }) =>
      presentData(await readPlaceStories(dependencies, params.slug)),
    ),
  ];
}
