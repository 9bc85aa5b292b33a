import { ButtonLink } from '@trekker/design-system/button.tsx';
import { Empty } from '@trekker/design-system/empty.tsx';
import { TableBones } from '@trekker/design-system/staff/table-bones.tsx';
import { Suspense } from 'react';
import { Await, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { Problem } from '../../../contract/problem.ts';
import { type ApiClient, apiContext } from '../../../web/api-client.ts';
import { ErrorPage } from '../../../web/error-page.tsx';
import type { PageMeta } from '../../../web/page.ts';
import { takePassedRow } from '../../../web/staff/passed-rows.ts';
import { readStoryForStaff, type StaffStory } from '../staff-story.contract.ts';
import type { StorySummary } from '../story.contract.ts';
import { StoryForm } from './components/staff/story-form.tsx';
import { StoryKnown } from './components/staff/story-known.tsx';

type Data = { passed?: StorySummary; whole: StaffStory | null | Promise<StaffStory | null> };

async function readItem(api: ApiClient, id: string): Promise<StaffStory | null> {
  try {
    return (await api.call(readStoryForStaff, { params: { id } })).data;
  } catch (error) {
    if (error instanceof Problem && error.code === 'not_found') return null;
    throw error;
  }
}

/** What the list knew is shown at once; the form begins with what the server has now. */
export async function loader({ params, context }: LoaderFunctionArgs): Promise<Data> {
  const id = params.id ?? '';
  const whole = readItem(context.get(apiContext), id);
  const passed = takePassedRow<StorySummary>(id);
  if (!passed) return { whole: await whole };
  whole.catch(() => {}); // shown by the page's error boundary
  return { passed, whole };
}

export const meta = (data?: Data): PageMeta => ({
  title: `Edit ${data?.passed?.title ?? (data && titleOf(data.whole)) ?? 'story'}`,
  description: '',
});

const titleOf = (whole: Data['whole']) => (whole instanceof Promise ? undefined : whole?.title);

export const Waiting = TableBones;

export function Component() {
  const { passed, whole } = useLoaderData<Data>();
  return (
    <Suspense fallback={passed && <StoryKnown item={passed} />}>
      <Await resolve={whole} errorElement={<ErrorPage />}>
        {(item) => (item ? <StoryForm key={item._id} item={item} /> : <Missing />)}
      </Await>
    </Suspense>
  );
}

function Missing() {
  return (
    <Empty title="Story not found">
      <ButtonLink href="/admin/stories">Back to Stories</ButtonLink>
    </Empty>
  );
}
