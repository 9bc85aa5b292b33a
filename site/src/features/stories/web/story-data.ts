import { data, type LoaderFunctionArgs, redirect } from 'react-router';
import { Problem } from '#contract/problem.ts';
import { type ApiClient, apiContext } from '#web/api-client.ts';
import { previewOf } from '#web/navigation/previews.ts';
import { listNextStories, readStory, type StoryItself, type StorySummary } from '../story.contract.ts';
import { type Missing, readMissing } from './components/read-missing.ts';

export type Found = { kind: 'found'; story: StoryItself; next: StorySummary[] };

/** `passed` is what the list before knew, shown at once while `whole` is on its way. */
export type StoryData =
  | { preview: StorySummary; full: Promise<Found | Missing> }
  | { preview?: never; full: Found | Missing };

async function readFull(api: ApiClient, slug: string): Promise<Found | Missing> {
  try {
    const [{ data }, { data: next }] = await Promise.all([
      api.call(readStory, { params: { slug } }),
      api.call(listNextStories, { params: { slug } }),
    ]);
    // A document holds the text as its blocks alone.
    const { content: _content, contentText: _contentText, ...story } = data;
    return { kind: 'found', story, next };
  } catch (error) {
    if (!(error instanceof Problem && error.code === 'not_found')) throw error;
    return readMissing(api, `/stories/${slug}`);
  }
}

/**
 * What the page shows. A former slug leads to the present one, for ever; an id stays, its canonical link names the
 * slug.
 */
export async function loadStory({ params, request, context }: LoaderFunctionArgs) {
  const slug = params.slug ?? '';
  const full = readFull(context.get(apiContext), slug);
  const preview = previewOf<StorySummary>('story', slug, request);
  if (preview) {
    full.catch(() => {}); // shown by the page's error boundary
    return { preview, full } satisfies StoryData;
  }
  const found = await full;
  if (found.kind === 'missing') return data({ full: found } satisfies StoryData, { status: 404 });
  const { story } = found;
  if (story.slug !== slug && story._id !== slug)
    throw redirect(`/stories/${encodeURIComponent(story.slug)}${new URL(request.url).search}`, 301);
  return { full: found } satisfies StoryData;
}
