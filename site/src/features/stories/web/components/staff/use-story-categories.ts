import { useEffect, useState } from 'react';
import { firstCategories } from '#contract/rules/stories/story-categories.ts';
import { readStoryCategories } from '#features/stories/story-category.contract.ts';
import { storyCategoriesOfFrame } from '#web/frame-data.ts';
import { useApi } from '#web/session/use-session.ts';

/** The names of the categories as they are now; until the answer is there, as the frame knows them. */
export function useStoryCategories(): readonly string[] {
  const api = useApi();
  const [names, setNames] = useState<readonly string[]>(
    () => storyCategoriesOfFrame()?.map(({ name }) => name) ?? firstCategories,
  );
  useEffect(() => {
    const gone = new AbortController();
    api.call(readStoryCategories, {}, gone.signal).then(
      ({ data }) => setNames(data.map(({ name }) => name)),
      // Without a line what the frame knows is the best there is; the server checks what is chosen.
      () => {},
    );
    return () => gone.abort();
  }, [api]);
  return names;
}
