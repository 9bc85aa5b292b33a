import type { Choice } from '@trekker/design-system/staff/forms/search-choice.tsx';
import { useNavigate } from 'react-router';
import { useCheckedForm } from '#features/checklists/web/components/use-checked-form.tsx';
import { PreviewButton } from '#features/previews/web/components/preview-button.tsx';
import { ScheduleButton } from '#features/schedules/web/components/schedule-button.tsx';
import {
  createStory,
  publishStory,
  readStoryForStaff,
  type StaffStory,
  updateStory,
} from '#features/stories/staff-story.contract.ts';
import { storyChecklist } from '#features/stories/story-checklist.ts';
import { EditionLanguages } from '#features/translations/web/components/edition-languages.tsx';
import { useApi } from '#web/session/use-session.ts';
import { PreviewLink } from '#web/staff/form/preview-link.tsx';
import { useCreateKey } from '#web/staff/form/use-create-key.ts';
import { useEditForm } from '#web/staff/form/use-edit-form.ts';
import { WriteForm } from '#web/staff/writing/write-form.tsx';
import { t as editionWords } from '../../editions/staff-story-editions.texts.ts';
import { t } from '../../staff-stories.texts.ts';
import { type StoryFormValues, storyFields } from './story.fields.ts';
import { StoryPaper } from './story-paper.tsx';
import { StoryRail } from './story-rail.tsx';
import { storyValuesOf, toStoryRequest } from './story-values.ts';

/**
 * Adds a story, by `author` unless another is chosen, or changes one. A new one leads on to its own form, where it can
 * be previewed and published.
 */
export function StoryForm({ item, author = null }: { item: StaffStory | null; author?: Choice | null }) {
  const api = useApi();
  const navigate = useNavigate();
  const createKeyOf = useCreateKey();
  const form = useEditForm<StaffStory, StoryFormValues>({
    key: draftKeyOf(item?._id ?? 'new'),
    item,
    read: (from) => storyValuesOf(from, author),
    fields: storyFields,
    send(saving, values, { item: stored, updatedAt }) {
      const { body, files } = toStoryRequest(values, stored?.images.map(({ url }) => url) ?? []);
      if (!stored) return saving.send(createStory, { body: { ...body, createKey: createKeyOf(values) }, files });
      const params = { id: stored._id };
      return saving.send(updateStory, { params, body: { ...body, updatedAt: updatedAt ?? '' }, files });
    },
    readLatest: async (id) => (await api.call(readStoryForStaff, { params: { id } })).data,
    publication: {
      isPublished: (story) => story.isPublished,
      publish: ({ _id }, isPublished) => api.call(publishStory, { params: { id: _id }, body: { isPublished } }),
    },
    onSaved(saved, release) {
      if (item) return;
      release();
      void navigate(`/admin/stories/edit/${saved._id}`, { replace: true });
    },
  });
  const { part, dialogs, publication } = useCheckedForm(storyChecklist, form);
  const props = { values: form.values, change: form.change, errors: form.errors, percent: form.saving.percent };
  return (
    <WriteForm
      form={{ ...form, publication }}
      title={form.item?.title ?? t.new}
      back={backToStories()}
      action={t.save}
      more={
        <>
          {form.item && (
            <>
              <PreviewLink className="on-wide" href={`/admin/stories/preview/${form.item._id}`} />
              <PreviewButton kind="story" id={form.item._id} />
              <ScheduleButton className="on-wide" kind="story" item={form.item} onPlanned={form.accept} />
            </>
          )}
          {dialogs}
        </>
      }
      rail={
        <StoryRail
          {...props}
          item={form.item}
          checklist={part}
          plan={
            form.item && (
              <ScheduleButton className="on-narrow" hasWord kind="story" item={form.item} onPlanned={form.accept} />
            )
          }
        />
      }
    >
      {form.item && (
        <EditionLanguages
          label={editionWords.languages}
          form={`/admin/stories/edit/${form.item._id}`}
          standings={form.item.editions}
        />
      )}
      <StoryPaper {...props} />
    </WriteForm>
  );
}

export const backToStories = () => ({ href: '/admin/stories', label: t.back });

export const draftKeyOf = (id: string): string => `story:${id}`;
