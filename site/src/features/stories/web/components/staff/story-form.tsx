import { useNavigate } from 'react-router';
import { EditForm } from '../../../../../web/staff/edit-form.tsx';
import { PreviewLink } from '../../../../../web/staff/preview-link.tsx';
import { useCreateKey } from '../../../../../web/staff/use-create-key.ts';
import { useEditForm } from '../../../../../web/staff/use-edit-form.ts';
import { ViewLink } from '../../../../../web/staff/view-link.tsx';
import { useApi } from '../../../../../web/use-session.ts';
import { createStory, readStoryForStaff, type StaffStory, updateStory } from '../../../staff-story.contract.ts';
import { StoryDeskHead } from './story-desk-head.tsx';
import { StoryFields } from './story-fields.tsx';
import {
  missingOf,
  printStoryField,
  type StoryValues,
  storyLabels,
  storyValuesOf,
  wiredStory,
} from './story-values.ts';
import { StoryVisibility } from './story-visibility.tsx';

/** Adds a story, or changes one. A new one leads on to its own form, where it can be previewed and published. */
export function StoryForm({ item }: { item: StaffStory | null }) {
  const api = useApi();
  const navigate = useNavigate();
  const createKeyOf = useCreateKey();
  const form = useEditForm<StaffStory, StoryValues>({
    key: draftKeyOf(item?._id ?? 'new'),
    item,
    read: storyValuesOf,
    labels: storyLabels,
    print: printStoryField,
    check: missingOf,
    send(saving, values, { item: stored, updatedAt }) {
      const { body, files } = wiredStory(values, stored?.images.map(({ url }) => url) ?? []);
      if (!stored) return saving.send(createStory, { body: { ...body, createKey: createKeyOf(values) }, files });
      const params = { id: stored._id };
      return saving.send(updateStory, { params, body: { ...body, updatedAt: updatedAt ?? '' }, files });
    },
    readLatest: async (id) => (await api.call(readStoryForStaff, { params: { id } })).data,
    onSaved(saved, release) {
      if (item) return;
      release();
      void navigate(`/admin/stories/edit/${saved._id}`, { replace: true });
    },
  });
  return (
    <>
      <StoryDeskHead item={form.item} />
      <EditForm
        form={form}
        action="Save Story"
        more={
          form.item && (
            <>
              {form.item.isPublished && <ViewLink className="on-wide" href={`/stories/${form.item.slug}`} />}
              <PreviewLink href={`/admin/stories/preview/${form.item._id}`} />
            </>
          )
        }
      >
        <StoryFields
          values={form.values}
          change={form.change}
          errors={form.errors}
          percent={form.saving.percent}
          visibility={form.item && <StoryVisibility item={form.item} onChange={form.take} />}
        />
      </EditForm>
    </>
  );
}

export const draftKeyOf = (id: string): string => `story:${id}`;
