import { Failed } from '@trekker/design-system/content/empty.tsx';
import { useRevalidator } from 'react-router';
import { Problem } from '#contract/problem.ts';
import { t as commonWords } from '#web/components/components.texts.ts';
import { useLateFailure } from '#web/navigation/awaited.tsx';
import { t } from '../story.texts.ts';

/** Stands where the text of a story should be that did not come: what is known of it stays. */
export function StoryFailed() {
  const error = useLateFailure();
  const { revalidate, state } = useRevalidator();
  return (
    <Failed
      title={t.failed}
      text={error instanceof Problem ? error.message : commonWords.failed}
      onRetry={() => void revalidate()}
      busy={state === 'loading'}
    />
  );
}
