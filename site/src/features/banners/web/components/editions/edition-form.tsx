import {
  type BannerEdition,
  readBannerEdition,
  suggestBannerEdition,
  updateBannerEdition,
} from '#features/banners/banner-edition.contract.ts';
import { EditionForm } from '#features/translations/web/components/edition-form.tsx';
import type { EditionFormKind } from '#features/translations/web/components/use-edition-form.ts';
import { storedValues } from '#web/staff/fields/form-field.ts';
import { t } from '../../editions/staff-banner-editions.texts.ts';
import { type EditionValues, editionFields } from './edition.fields.ts';
import { EditionInputs } from './edition-inputs.tsx';
import type { EditionOfBanner } from './edition-of-banner.ts';

const banner: EditionFormKind<BannerEdition, EditionValues> = {
  draft: 'banner-edition',
  formsOf: (id) => `/admin/banners/edit/${id}`,
  originalOf: (id) => `/admin/banners?edit=${id}`,
  pathOf: () => '/',
  fields: editionFields,
  valuesOf: (edition) => ({ ...storedValues(editionFields, edition ?? {}), alts: edition?.alts ?? {} }),
  needs: ['title'],
  send: (saving, params, texts, standing) =>
    saving.send(updateBannerEdition, { params, body: { ...texts, ...standing } }),
  read: async (api, params) => (await api.call(readBannerEdition, { params })).data.edition,
  publish: (api, params, isPublished) => api.call(updateBannerEdition, { params, body: { isPublished } }),
  suggest: async (api, params, fields) => (await api.call(suggestBannerEdition, { params, body: { fields } })).data,
};

/** A banner in another language, written beside its original. */
export function BannerEditionForm({ of }: { of: EditionOfBanner }) {
  return (
    <EditionForm of={of} kind={banner} label={t.languages} isWithOriginal={of.banner.active}>
      {(fields) => <EditionInputs {...fields} of={of} />}
    </EditionForm>
  );
}
