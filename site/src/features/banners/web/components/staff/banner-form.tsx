import { bannerChecklist } from '#features/banners/banner-checklist.ts';
import {
  createBanner,
  readBannerForStaff,
  type StaffBanner,
  updateBanner,
} from '#features/banners/staff-banner.contract.ts';
import { useCheckedForm } from '#features/checklists/web/components/use-checked-form.tsx';
import { ScheduleButton } from '#features/schedules/web/components/schedule-button.tsx';
import { EditionLanguages } from '#features/translations/web/components/edition-languages.tsx';
import { useApi } from '#web/session/use-session.ts';
import { FlagInput } from '#web/staff/fields/flag-input.tsx';
import { EditForm } from '#web/staff/form/edit-form.tsx';
import { useCreateKey } from '#web/staff/form/use-create-key.ts';
import { useEditForm } from '#web/staff/form/use-edit-form.ts';
import { t as editionWords } from '../../editions/staff-banner-editions.texts.ts';
import { type BannerFormValues, bannerFields as fields } from './banner.fields.ts';
import { BannerInputs } from './banner-inputs.tsx';
import { bannerValuesOf, toBannerRequest } from './banner-values.ts';
import { t } from './staff-banners.texts.ts';

export type BannerFormProps = {
  /** Null for a new one. */
  banner: StaffBanner | null;
  /** Saved, or left. */
  onDone: () => void;
};

/** Adds or changes a banner. */
export function BannerForm({ banner, onDone }: BannerFormProps) {
  const api = useApi();
  const createKeyOf = useCreateKey();
  const form = useEditForm<StaffBanner, BannerFormValues>({
    key: `banner:${banner?._id ?? 'new'}`,
    item: banner,
    read: bannerValuesOf,
    fields,
    send(saving, values, { item, updatedAt }) {
      const { body, existingImages, files } = toBannerRequest(values);
      if (!item) return saving.send(createBanner, { body: { ...body, createKey: createKeyOf(values) }, files });
      const change = { ...body, existingImages, updatedAt: updatedAt ?? '' };
      return saving.send(updateBanner, { params: { id: item._id }, body: change, files });
    },
    async readLatest(id) {
      return (await api.call(readBannerForStaff, { params: { id } })).data;
    },
    onSaved(_saved, release) {
      release();
      onDone();
    },
  });
  const { part, dialogs } = useCheckedForm(bannerChecklist, form);
  return (
    <EditForm
      form={form}
      action={t.save}
      more={
        <>
          <FlagInput field={fields.active} on={form.values.active} onChange={(active) => form.change({ active })} />
          {form.item && <ScheduleButton kind="banner" item={form.item} onPlanned={form.accept} />}
          {dialogs}
        </>
      }
    >
      {banner && (
        <EditionLanguages
          label={editionWords.languages}
          form={`/admin/banners/edit/${banner._id}`}
          original={`/admin/banners?edit=${banner._id}`}
          standings={banner.editions}
        />
      )}
      <div className="stack">
        <BannerInputs values={form.values} change={form.change} errors={form.errors} percent={form.saving.percent} />
        {part}
      </div>
    </EditForm>
  );
}
