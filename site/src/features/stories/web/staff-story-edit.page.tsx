import { FormBones } from '@trekker/design-system/staff/desk-bones.tsx';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { apiContext } from '#web/api-client.ts';
import type { PageMeta } from '#web/page.ts';
import { type EditItem, editItem } from '#web/staff/edit-item.ts';
import { EditItemView } from '#web/staff/edit-item-view.tsx';
import { readStoryForStaff, type StaffStory } from '../staff-story.contract.ts';
import type { StorySummary } from '../story.contract.ts';
import { StoryForm } from './components/staff/story-form.tsx';
import { StoryKnown } from './components/staff/story-known.tsx';

type Data = EditItem<StorySummary, StaffStory>;

export function loader({ params, context }: LoaderFunctionArgs): Promise<Data> {
  const api = context.get(apiContext);
  return editItem<StorySummary, StaffStory>(params.id ?? '', (id) => api.call(readStoryForStaff, { params: { id } }));
}

export const meta = (data?: Data): PageMeta => ({
  title: `Edit ${data?.passed?.title ?? (data && titleOf(data.whole)) ?? 'story'}`,
  description: '',
});

const titleOf = (whole: Data['whole']) => (whole instanceof Promise ? undefined : whole?.title);

export const Waiting = FormBones;

export function Component() {
  return (
    <EditItemView
      data={useLoaderData<Data>()}
      known={(item) => <StoryKnown item={item} />}
      kind="Story"
      back={{ href: '/admin/stories', label: 'Back to Stories' }}
    >
      {(item) => <StoryForm key={item._id} item={item} />}
    </EditItemView>
  );
}
