import { Check } from '@trekker/design-system/forms/check.tsx';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useCheckedForm } from '#features/checklists/web/components/use-checked-form.tsx';
import { highlightChecklist } from '#features/highlights/highlight-checklist.ts';
import {
  createHighlight,
  publishHighlight,
  readHighlightForStaff,
  type StaffHighlight,
  updateHighlight,
} from '#features/highlights/staff-highlight.contract.ts';
import { ScheduleButton } from '#features/schedules/web/components/schedule-button.tsx';
import { EditionLanguages } from '#features/translations/web/components/edition-languages.tsx';
import { useApi } from '#web/session/use-session.ts';
import { EditForm } from '#web/staff/form/edit-form.tsx';
import { useCreateKey } from '#web/staff/form/use-create-key.ts';
import { useEditForm } from '#web/staff/form/use-edit-form.ts';
import { t as editionWords } from '../../editions/staff-highlight-editions.texts.ts';
import { t } from '../../staff-highlights.texts.ts';
import { type HighlightFormValues, highlightFields } from './highlight.fields.ts';
import { HighlightHeader } from './highlight-header.tsx';
import { HighlightInputs } from './highlight-inputs.tsx';
import { highlightValuesOf, toHighlightRequest } from './highlight-values.ts';

/** Adds a highlight, or changes one. */
export function HighlightForm({ item }: { item: StaffHighlight | null }) {
  const api = useApi();
  const navigate = useNavigate();
  const createKeyOf = useCreateKey();
  // A new highlight is published, unless somebody says otherwise.
  const [goesPublic, setGoesPublic] = useState(true);
  const form = useEditForm<StaffHighlight, HighlightFormValues>({
    key: `highlight:${item?._id ?? 'new'}`,
    item,
    read: highlightValuesOf,
    fields: highlightFields,
    send(saving, values, { item: stored, updatedAt }) {
      const { body, files, gone } = toHighlightRequest(values);
      const made = { ...body, isPublished: goesPublic };
      if (!stored) return saving.send(createHighlight, { body: { ...made, createKey: createKeyOf(made) }, files });
      const change = { ...body, ...gone, updatedAt: updatedAt ?? '' };
      return saving.send(updateHighlight, { params: { id: stored._id }, body: change, files });
    },
    readLatest: async (id) => (await api.call(readHighlightForStaff, { params: { id } })).data,
    // A new one has a box for it: saving publishes.
    ...(item && {
      publication: {
        isPublished: (highlight: StaffHighlight) => highlight.isPublished,
        publish: ({ _id }: StaffHighlight, isPublished: boolean) =>
          api.call(publishHighlight, { params: { id: _id }, body: { isPublished } }),
      },
    }),
    onSaved(saved, release) {
      if (item) return;
      release();
      void navigate(`/admin/highlights/edit/${saved._id}`, { replace: true });
    },
  });
  const { part, dialogs, publication } = useCheckedForm(highlightChecklist, form);
  return (
    <>
      <HighlightHeader item={form.item} />
      {item && (
        <EditionLanguages
          label={editionWords.languages}
          form={`/admin/highlights/edit/${item._id}`}
          standings={item.editions}
        />
      )}
      <EditForm
        form={{ ...form, publication }}
        action={t.save}
        more={
          <>
            {form.item && <ScheduleButton kind="highlight" item={form.item} onPlanned={form.accept} />}
            {dialogs}
          </>
        }
      >
        <HighlightInputs
          values={form.values}
          change={form.change}
          errors={form.errors}
          percent={form.saving.percent}
          visibility={
            !item && (
              <Check
                label={t.publish}
                hint={t.publishHint}
                checked={goesPublic}
                onChange={(event) => setGoesPublic(event.target.checked)}
              />
            )
          }
        />
        {part}
      </EditForm>
    </>
  );
}
