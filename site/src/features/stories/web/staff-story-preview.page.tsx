import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { apiContext } from '#web/api-client.ts';
import type { PageFrame, PageMeta } from '#web/page.ts';
import { sessionContext } from '#web/session/session.ts';
import { PreviewBar } from '#web/staff/form/preview-bar.tsx';
import { staffOnly } from '#web/staff/form/preview-guard.ts';
import { readUnsaved } from '#web/staff/form/read-unsaved.ts';
import { t as listWords } from '#web/staff/list/staff-list.texts.ts';
import { previewText } from '../../rich-text/staff-rich-text.contract.ts';
import { previewStory } from '../staff-story.contract.ts';
import type { StoryDetail } from '../story.contract.ts';
import type { StoryFormValues } from './components/staff/story.fields.ts';
import { draftKeyOf } from './components/staff/story-form.tsx';
import { withUnsaved } from './components/staff/story-values.ts';
import { StoryView } from './components/story-view.tsx';
import { t } from './staff-stories.texts.ts';

type Data = { story: StoryDetail; isUnsaved: boolean };

export async function loader(args: LoaderFunctionArgs): Promise<Data> {
  await staffOnly(args);
  const id = args.params.id ?? '';
  const api = args.context.get(apiContext);
  const { data } = await api.call(previewStory, { params: { id } }, args.request.signal);
  const typed = readUnsaved<StoryFormValues>(draftKeyOf(id), data.updatedAt, args.context.get(sessionContext));
  if (!typed) return { story: data, isUnsaved: false };
  const text = await api.call(previewText, { body: { markdown: typed.content } }, args.request.signal);
  return { story: withUnsaved(data, typed, text.data), isUnsaved: true };
}

export const meta = (data?: Data): PageMeta => ({
  title: data ? t.previewOf({ title: data.story.title }) : t.previewOfOne,
  description: '',
});

export const frame = (data?: Data): PageFrame => ({
  breadcrumbs: [{ label: listWords.preview }, { label: data?.story.category ?? '' }],
});

export function Component() {
  const { story, isUnsaved } = useLoaderData<Data>();
  return (
    <>
      <StoryView story={story} />
      <PreviewBar isPublished={story.isPublished} isUnsaved={isUnsaved} edit={`/admin/stories/edit/${story._id}`} />
    </>
  );
}
