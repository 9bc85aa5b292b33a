import { Problem } from '#contract/problem.ts';
import { createBanner, listBanners, type StaffBanner, updateBanner } from '#features/banners/staff-banner.contract.ts';
import { ScheduleButton } from '#features/schedules/web/components/schedule-button.tsx';
import { useApi } from '#web/session/use-session.ts';
import { FlagInput } from '#web/staff/fields/flag-input.tsx';
import { EditForm } from '#web/staff/form/edit-form.tsx';
import { useCreateKey } from '#web/staff/form/use-create-key.ts';
import { useEditForm } from '#web/staff/form/use-edit-form.ts';
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
      const { data } = await api.call(listBanners, { query: { limit: '100' } });
      return data.find(({ _id }) => _id === id) ?? Promise.reject(new Problem('not_found', t.gone));
    },
    onSaved(_saved, release) {
      release();
      onDone();
    },
  });
  return (
    <EditForm
      form={form}
      action={t.save}
      more={
        <>
          <FlagInput field={fields.active} on={form.values.active} onChange={(active) => form.change({ active })} />
          {form.item && <ScheduleButton kind="banner" item={form.item} onPlanned={form.accept} />}
        </>
      }
    >
      <BannerInputs values={form.values} change={form.change} errors={form.errors} percent={form.saving.percent} />
    </EditForm>
  );
}
