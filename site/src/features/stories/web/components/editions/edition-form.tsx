import {
  readStoryEdition,
  type StoryEdition,
  suggestStoryEdition,
  updateStoryEdition,
} from '#features/stories/story-edition.contract.ts';
import { EditionForm } from '#features/translations/web/components/edition-form.tsx';
import type { EditionFormKind } from '#features/translations/web/components/use-edition-form.ts';
import { storedValues } from '#web/staff/fields/form-field.ts';
import { t } from '../../editions/staff-story-editions.texts.ts';
import { type EditionValues, editionFields } from './edition.fields.ts';
import { EditionInputs } from './edition-inputs.tsx';
import type { EditionOfStory } from './edition-of-story.ts';

const story: EditionFormKind<StoryEdition, EditionValues> = {
  draft: 'story-edition',
  formsOf: (id) => `/admin/stories/edit/${id}`,
  pathOf: ({ slug }) => `/stories/${slug}`,
  fields: editionFields,
  valuesOf: (edition) => ({
    ...storedValues(editionFields, edition ?? {}),
    captions: edition?.captions ?? {},
  }),
  needs: ['title'],
  send: (saving, params, texts, standing) =>
    saving.send(updateStoryEdition, { params, body: { ...texts, ...standing } }),
  read: async (api, params) => (await api.call(readStoryEdition, { params })).data.edition,
  publish: (api, params, isPublished) => api.call(updateStoryEdition, { params, body: { isPublished } }),
  suggest: async (api, params, fields) => (await api.call(suggestStoryEdition, { params, body: { fields } })).data,
};

/** A story in another language, written beside its original. */
export function StoryEditionForm({ of }: { of: EditionOfStory }) {
  return (
    <EditionForm of={of} kind={story} label={t.languages} isWithOriginal={of.story.isPublished}>
      {(fields) => <EditionInputs {...fields} of={of} />}
    </EditionForm>
  );
}
