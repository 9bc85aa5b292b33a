import { Failed } from '@trekker/design-system/content/empty.tsx';
import { useAsyncError, useRevalidator } from 'react-router';
import { Problem } from '#contract/problem.ts';

/** Stands where the text of a story should be that did not come: what is known of it stays. */
export function StoryFailed() {
  const error = useAsyncError();
  const { revalidate, state } = useRevalidator();
  return (
    <Failed
      title="We couldn’t load this story"
      text={error instanceof Problem ? error.message : 'Something went wrong'}
      onRetry={() => void revalidate()}
      busy={state === 'loading'}
    />
  );
}
