import {
  type PageEdition,
  readPageEdition,
  suggestPageEdition,
  updatePageEdition,
} from '#features/pages/page-edition.contract.ts';
import { EditionForm } from '#features/translations/web/components/edition-form.tsx';
import type { EditionFormKind } from '#features/translations/web/components/use-edition-form.ts';
import { storedValues } from '#web/staff/fields/form-field.ts';
import { t } from '../../editions/staff-page-editions.texts.ts';
import { type EditionValues, editionFields } from './edition.fields.ts';
import { EditionInputs } from './edition-inputs.tsx';
import type { EditionOfPage } from './edition-of-page.ts';

const page: EditionFormKind<PageEdition, EditionValues> = {
  draft: 'page-edition',
  formsOf: (id) => `/admin/pages/edit/${id}`,
  pathOf: ({ slug }) => `/${slug}`,
  fields: editionFields,
  valuesOf: (edition) => storedValues(editionFields, edition ?? {}),
  needs: ['title'],
  send: (saving, params, texts, standing) =>
    saving.send(updatePageEdition, { params, body: { ...texts, ...standing } }),
  read: async (api, params) => (await api.call(readPageEdition, { params })).data.edition,
  publish: (api, params, isPublished) => api.call(updatePageEdition, { params, body: { isPublished } }),
  suggest: async (api, params, fields) => (await api.call(suggestPageEdition, { params, body: { fields } })).data,
};

/** A page in another language, written beside its original. */
export function PageEditionForm({ of }: { of: EditionOfPage }) {
  return (
    <EditionForm of={of} kind={page} label={t.languages} isWithOriginal={of.page.isPublished}>
      {(fields) => <EditionInputs {...fields} of={of} />}
    </EditionForm>
  );
}
