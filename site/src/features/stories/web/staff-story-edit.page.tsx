import { FormSkeleton } from '@trekker/design-system/staff/page-skeletons.tsx';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { apiContext } from '#web/api-client.ts';
import type { PageFrame, PageMeta } from '#web/page.ts';
import { type EditItem, editItem } from '#web/staff/form/edit-item.ts';
import { EditItemView } from '#web/staff/form/edit-item-view.tsx';
import { FormPreview } from '#web/staff/form/form-preview.tsx';
import { WriteBar } from '#web/staff/writing/write-bar.tsx';
import { readStoryForStaff, type StaffStory } from '../staff-story.contract.ts';
import type { StorySummary } from '../story.contract.ts';
import { backToStories, StoryForm } from './components/staff/story-form.tsx';
import { StoryInputs } from './components/staff/story-inputs.tsx';
import { storyValuesOf } from './components/staff/story-values.ts';
import { t } from './staff-stories.texts.ts';

type Data = EditItem<StorySummary, StaffStory>;

export function loader({ params, context }: LoaderFunctionArgs): Promise<Data> {
  const api = context.get(apiContext);
  return editItem<StorySummary, StaffStory>(params.id ?? '', (id) => api.call(readStoryForStaff, { params: { id } }));
}

export function meta(data?: Data): PageMeta {
  const title = data?.preview?.title ?? (data && titleOf(data.full));
  return { title: title === undefined ? t.edit : t.editOf({ title }), description: '' };
}

const titleOf = (full: Data['full']) => (full instanceof Promise ? undefined : full?.title);

export const frame = (): PageFrame => ({ writing: true });

export const Waiting = FormSkeleton;

export function Component() {
  return (
    <EditItemView
      data={useLoaderData<Data>()}
      preview={(item) => (
        <FormPreview
          header={<WriteBar title={item.title} back={backToStories()} />}
          Inputs={StoryInputs}
          values={storyValuesOf(item)}
        />
      )}
      kind={t.story}
      back={backToStories()}
    >
      {(item) => <StoryForm key={item._id} item={item} />}
    </EditItemView>
  );
}
