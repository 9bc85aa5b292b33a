import { data, type LoaderFunctionArgs, redirect } from 'react-router';
import { Problem } from '#contract/problem.ts';
import { type ApiClient, apiContext } from '#web/api-client.ts';
import { passedItem } from '#web/passed-items.ts';
import { listNextStories, readStory, type StoryDetail, type StorySummary } from '../story.contract.ts';
import { type Missing, readMissing } from './components/missing-story.ts';

export type Found = { kind: 'found'; story: StoryDetail; next: StorySummary[] };

/** `passed` is what the list before knew, shown at once while `whole` is on its way. */
export type StoryData =
  | { passed: StorySummary; whole: Promise<Found | Missing> }
  | { passed?: never; whole: Found | Missing };

async function readWhole(api: ApiClient, slug: string): Promise<Found | Missing> {
  try {
    const [{ data: story }, { data: next }] = await Promise.all([
      api.call(readStory, { params: { slug } }),
      api.call(listNextStories, { params: { slug } }),
    ]);
    return { kind: 'found', story, next };
  } catch (error) {
    if (!(error instanceof Problem && error.code === 'not_found')) throw error;
    return readMissing(api, `/stories/${slug}`);
  }
}

/** What the page shows. A former slug leads to the present one, for ever; an id stays, its canonical link names the slug. */
export async function loadStory({ params, request, context }: LoaderFunctionArgs) {
  const slug = params.slug ?? '';
  const whole = readWhole(context.get(apiContext), slug);
  const passed = passedItem<StorySummary>('story', slug, request);
  if (passed) {
    whole.catch(() => {}); // shown by the page's error boundary
    return { passed, whole } satisfies StoryData;
  }
  const found = await whole;
  if (found.kind === 'missing') return data({ whole: found } satisfies StoryData, { status: 404 });
  const { story } = found;
  if (story.slug !== slug && story._id !== slug)
    throw redirect(`/stories/${story.slug}${new URL(request.url).search}`, 301);
  return { whole: found } satisfies StoryData;
}
