import { type ReactNode, Suspense } from 'react';
import { useLoaderData } from 'react-router';
import { languageMark, useFallbackLanguage } from '#web/language/written-in.tsx';
import { Awaited } from '#web/navigation/awaited.tsx';
import { t as navigationWords } from '#web/navigation/navigation.texts.ts';
import type { StorySummary } from '../story.contract.ts';
import { NextStories } from './components/next-stories.tsx';
import type { Missing } from './components/read-missing.ts';
import { StoryFailed } from './components/story-failed.tsx';
import { StoryHead } from './components/story-head.tsx';
import { StoryMissing } from './components/story-missing.tsx';
import { StoryTools } from './components/story-tools.tsx';
import { StoryView } from './components/story-view.tsx';
import styles from './story.module.css';
import { t } from './story.texts.ts';
import { type Found, loadStory, type StoryData } from './story-data.ts';

export { frame, meta } from './story-meta.ts';
export { loadStory as loader };

export function Component() {
  const data = useLoaderData<StoryData>();
  if (!data.preview) return <Full full={data.full} />;
  const { preview, full } = data;
  return (
    <Suspense
      fallback={
        <Preview story={preview}>
          <Loading />
        </Preview>
      }
    >
      <Awaited
        of={full}
        failed={
          <Preview story={preview}>
            <StoryFailed />
          </Preview>
        }
      >
        {(arrived) => <Full full={arrived} />}
      </Awaited>
    </Suspense>
  );
}

const Loading = () => (
  <p className="sr" role="status">
    {navigationWords.loading}
  </p>
);

function Full({ full }: { full: Found | Missing }) {
  if (full.kind === 'missing') return <StoryMissing title={t.notFound} text={t.gone} {...full} />;
  const { story, next } = full;
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
            <p className={styles.intro} {...languageMark(useFallbackLanguage(story, 'title'))}>
              {story.excerpt}
            </p>
            {children}
          </div>
        </div>
      </div>
    </article>
  );
}
