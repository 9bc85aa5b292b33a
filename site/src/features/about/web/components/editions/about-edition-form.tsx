import {
  type AboutEdition,
  readAboutEdition,
  suggestAboutEdition,
  updateAboutEdition,
} from '#features/about/about-edition.contract.ts';
import { EditionForm } from '#features/translations/web/components/edition-form.tsx';
import type { EditionFormKind } from '#features/translations/web/components/use-edition-form.ts';
import { storedValues } from '#web/staff/fields/form-field.ts';
import { t } from '../../editions/staff-about-editions.texts.ts';
import { type AboutEditionValues, aboutEditionFields } from './about-edition.fields.ts';
import { AboutEditionInputs } from './about-edition-inputs.tsx';
import type { EditionOfAbout } from './edition-of-about.ts';

const about: EditionFormKind<AboutEdition, AboutEditionValues> = {
  draft: 'about-edition',
  formsOf: () => '/admin/about/edit',
  originalOf: () => '/admin/about',
  pathOf: () => '/about',
  fields: aboutEditionFields,
  valuesOf: (edition) => storedValues(aboutEditionFields, edition ?? {}),
  needs: ['title'],
  send: (saving, params, texts, standing) =>
    saving.send(updateAboutEdition, { params, body: { ...texts, ...standing } }),
  read: async (api, params) => (await api.call(readAboutEdition, { params })).data.edition,
  publish: (api, params, isPublished) => api.call(updateAboutEdition, { params, body: { isPublished } }),
  suggest: async (api, params, fields) => (await api.call(suggestAboutEdition, { params, body: { fields } })).data,
};

/** The about page in another language, written beside its original. */
export function AboutEditionForm({ of }: { of: EditionOfAbout }) {
  return (
    <EditionForm of={of} kind={about} label={t.languages} isWithOriginal>
      {(fields) => <AboutEditionInputs {...fields} of={of} />}
    </EditionForm>
  );
}
