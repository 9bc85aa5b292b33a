import type { Answer } from '#contract/endpoint.ts';
import type { StoryDetail } from '#features/stories/story.contract.ts';
import type { readStoryEdition } from '#features/stories/story-edition.contract.ts';
import type { EditionStanding } from '#features/translations/edition-standing.contract.ts';

/** What the form shows of a story: how it stands in the language, and the original as its readers see it. */
export type EditionOfStory = Answer<typeof readStoryEdition>['data'] & {
  standing: EditionStanding;
  story: StoryDetail;
};
