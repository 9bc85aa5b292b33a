import type { StorySummary } from '#features/stories/story.contract.ts';
import { StoryDeskHead } from './story-desk-head.tsx';
import { StoryFields } from './story-fields.tsx';
import { storyValuesOf } from './story-values.ts';

/** What the list knew of a story, in the form that is about to come. */
export function StoryKnown({ item }: { item: StorySummary }) {
  return (
    <>
      <StoryDeskHead item={item} />
      <p className="sr" role="status">
        Loading
      </p>
      <div inert aria-busy="true">
        <StoryFields values={storyValuesOf(item)} change={() => {}} errors={{}} percent={undefined} />
      </div>
    </>
  );
}
