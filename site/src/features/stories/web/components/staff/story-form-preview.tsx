import type { StorySummary } from '#features/stories/story.contract.ts';
import { StoryHeader } from './story-header.tsx';
import { StoryInputs } from './story-inputs.tsx';
import { storyValuesOf } from './story-values.ts';

/** What the list knew of a story, in the form that is about to come. */
export function StoryFormPreview({ item }: { item: StorySummary }) {
  return (
    <>
      <StoryHeader item={item} />
      <p className="sr" role="status">
        Loading
      </p>
      <div inert aria-busy="true">
        <StoryInputs values={storyValuesOf(item)} change={() => {}} errors={{}} percent={undefined} />
      </div>
    </>
  );
}
