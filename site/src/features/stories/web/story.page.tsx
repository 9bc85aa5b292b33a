import { type ReactNode, Suspense } from 'react';
import { Await, useLoaderData } from 'react-router';
import type { StorySummary } from '../story.contract.ts';
import type { Missing } from './components/missing-story.ts';
import { NextStories } from './components/next-stories.tsx';
import { StoryFailed } from './components/story-failed.tsx';
import { StoryHead } from './components/story-head.tsx';
import { StoryMissing } from './components/story-missing.tsx';
import { StoryTools } from './components/story-tools.tsx';
import { StoryView } from './components/story-view.tsx';
import styles from './story.module.css';
import { type Found, loadStory, type StoryData } from './story-data.ts';

export { frame, meta } from './story-page-meta.ts';
export { loadStory as loader };

export function Component() {
  const data = useLoaderData<StoryData>();
  if (!data.passed) return <Whole whole={data.whole} />;
  const { passed, whole } = data;
  return (
    <Suspense fallback={<Preview story={passed}>{loading}</Preview>}>
      <Await resolve={whole} errorElement={<Preview story={passed}>{failed}</Preview>}>
        {(arrived) => <Whole whole={arrived} />}
      </Await>
    </Suspense>
  );
}

const loading = (
  <p className="sr" role="status">
    Loading
  </p>
);
const failed = <StoryFailed />;

function Whole({ whole }: { whole: Found | Missing }) {
  if (whole.kind === 'missing')
    return (
      <StoryMissing
        title="Story not found"
        text="The story you’re looking for doesn’t exist or has been removed."
        {...whole}
      />
    );
  const { story, next } = whole;
  return (
    <>
      <StoryView story={story} />
      <NextStories stories={next} />
    </>
  );
}

/** What the list before knew, at once; the rest has its place already. */
function Preview({ story, children }: { story: StorySummary; children: ReactNode }) {
  return (
    <article>
      <StoryHead story={story} />
      <div className={`wrap ${styles.preview}`}>
        <div className={styles.columns}>
          <StoryTools story={story} />
          <div className={styles.text}>
            <p className={styles.intro}>{story.excerpt}</p>
            {children}
          </div>
        </div>
      </div>
    </article>
  );
}
