import { Check } from '@trekker/design-system/forms/check.tsx';
import { ImagesField } from '@trekker/design-system/staff/forms/images-field.tsx';
import { Problem } from '#contract/problem.ts';
import { PlaceField } from '#features/destinations/web/components/staff/place-field.tsx';
import { useApi } from '#web/session/use-session.ts';
import { textInputs } from '#web/staff/fields/text-inputs.tsx';
import { fieldId } from '#web/staff/fields/use-field-errors.ts';
import { EditForm } from '#web/staff/form/edit-form.tsx';
import { imageFiles } from '#web/staff/form/image-files.ts';
import { useCreateKey } from '#web/staff/form/use-create-key.ts';
import { useEditForm } from '#web/staff/form/use-edit-form.ts';
import type { Banner } from '../../banner.contract.ts';
import { bannerRules, createBanner, listBanners, textsMissing, updateBanner } from '../../staff-banner.contract.ts';
import { type BannerFormValues, bannerFields as fields } from './banner.fields.ts';
import { bannerPlaces } from './banner-places.ts';
import { bannerValuesOf, toBannerRequest } from './banner-values.ts';

export type BannerFormProps = {
  /** Null for a new one. */
  banner: Banner | null;
  /** Saved, or left. */
  onDone: () => void;
};

/** Adds or changes a banner. */
export function BannerForm({ banner, onDone }: BannerFormProps) {
  const api = useApi();
  const createKeyOf = useCreateKey();
  const form = useEditForm<Banner, BannerFormValues>({
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
      return data.find(({ _id }) => _id === id) ?? Promise.reject(new Problem('not_found', 'This banner was deleted.'));
    },
    onSaved(_saved, release) {
      release();
      onDone();
    },
  });
  const { values, change, errors } = form;
  // The sentence about all three stands once, above; beside a field stands what is wrong with that one.
  const ofEach = Object.entries(errors).map(([name, error]) =>
    error === textsMissing ? [name, `${fields[name as keyof BannerFormValues].label} is required`] : [name, error],
  );
  const text = textInputs(fields, { values, change, errors: Object.fromEntries(ofEach) });
  return (
    <EditForm
      form={form}
      action="Save Banner"
      more={
        <Check
          label="Active"
          hint="Active banners will be displayed on the website"
          checked={values.active}
          onChange={(event) => change({ active: event.target.checked })}
        />
      }
    >
      <div className="stack">
        {text('title', { input: { 'data-autofocus': true } })}
        {text('smallDescription')}
        {text('description')}
        <ImagesField
          label={fields.image.label}
          id={fieldId('image')}
          value={values.image}
          onChange={(image) => change({ image })}
          {...imageFiles}
          linkField={PlaceField}
          error={errors.image ?? null}
          places={bannerPlaces}
          most={bannerRules.image.most}
          {...(form.saving.percent !== undefined && { percent: form.saving.percent })}
        />
      </div>
    </EditForm>
  );
}
