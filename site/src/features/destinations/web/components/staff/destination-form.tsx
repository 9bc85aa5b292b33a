import { useNavigate } from 'react-router';
import { useCheckedForm } from '#features/checklists/web/components/use-checked-form.tsx';
import { destinationChecklist } from '#features/destinations/destination-checklist.ts';
import { createDraft, updateDraft } from '#features/destinations/destination-draft.contract.ts';
import {
  publishDestination,
  readDestinationForStaff,
  type StaffDestination,
  updateDestination,
} from '#features/destinations/staff-destination.contract.ts';
import { PreviewButton } from '#features/previews/web/components/preview-button.tsx';
import { ScheduleButton } from '#features/schedules/web/components/schedule-button.tsx';
import { EditionLanguages } from '#features/translations/web/components/edition-languages.tsx';
import { useApi } from '#web/session/use-session.ts';
import { EditForm } from '#web/staff/form/edit-form.tsx';
import { PreviewLink } from '#web/staff/form/preview-link.tsx';
import { useCreateKey } from '#web/staff/form/use-create-key.ts';
import { useEditForm } from '#web/staff/form/use-edit-form.ts';
import { ViewLink } from '#web/staff/list/view-link.tsx';
import { t as editionWords } from '../../editions/staff-destination-editions.texts.ts';
import { t } from '../../staff-destinations.texts.ts';
import { type DestinationFormValues, destinationFields } from './destination.fields.ts';
import { DestinationHeader } from './destination-header.tsx';
import { DestinationInputs } from './destination-inputs.tsx';
import { destinationValuesOf, toDestinationRequest } from './destination-values.ts';

/**
 * Adds a destination, which is to be featured unless somebody says otherwise, or changes one. A new one leads on to its
 * own form, where it can be previewed and published.
 */
export function DestinationForm({ item, isFeatured }: { item: StaffDestination | null; isFeatured?: boolean }) {
  const api = useApi();
  const navigate = useNavigate();
  const createKeyOf = useCreateKey();
  const form = useEditForm<StaffDestination, DestinationFormValues>({
    key: draftKeyOf(item?._id ?? 'new'),
    item,
    read: (from) => destinationValuesOf(from, isFeatured),
    fields: destinationFields,
    send(saving, values, { item: stored, updatedAt }) {
      const urls = stored?.images.map(({ secure_url }) => secure_url) ?? [];
      const { body, files } = toDestinationRequest(values, urls);
      if (!stored) return saving.send(createDraft, { body: { ...body, createKey: createKeyOf(values) }, files });
      const call = isDraft(stored) ? updateDraft : updateDestination;
      const params = { id: stored._id };
      return saving.send(call, { params, body: { ...body, updatedAt: updatedAt ?? '' }, files });
    },
    readLatest: async (id) => (await api.call(readDestinationForStaff, { params: { id } })).data,
    draft: { isDraft, needs: ['name'] },
    publication: {
      isPublished: (destination) => destination.isPublished,
      publish: ({ _id }, isPublished) => api.call(publishDestination, { params: { id: _id }, body: { isPublished } }),
    },
    onSaved(saved, release) {
      if (item) return;
      release();
      void navigate(`/admin/destinations/edit/${saved._id}`, { replace: true });
    },
  });
  const { part, dialogs, publication } = useCheckedForm(destinationChecklist, form);
  return (
    <>
      <DestinationHeader item={form.item} />
      {form.item && (
        <EditionLanguages
          label={editionWords.languages}
          form={`/admin/destinations/edit/${form.item._id}`}
          standings={form.item.editions}
        />
      )}
      <EditForm
        form={{ ...form, publication }}
        action={t.save}
        more={
          <>
            {form.item && (
              <>
                {form.item.isPublished && <ViewLink className="on-wide" href={`/destinations/${form.item.slug}`} />}
                <PreviewLink href={`/admin/destinations/preview/${form.item._id}`} />
                <PreviewButton kind="destination" id={form.item._id} />
                <ScheduleButton kind="destination" item={form.item} onPlanned={form.accept} />
              </>
            )}
            {dialogs}
          </>
        }
      >
        <DestinationInputs
          values={form.values}
          change={form.change}
          errors={form.errors}
          percent={form.saving.percent}
        />
        {part}
      </EditForm>
    </>
  );
}

/** What is planned to be published has to stay whole. */
const isDraft = (item: StaffDestination | null): boolean => !item || (!item.isPublished && !item.publishAt);

export const draftKeyOf = (id: string): string => `destination:${id}`;
