import {
  type HighlightEdition,
  readHighlightEdition,
  suggestHighlightEdition,
  updateHighlightEdition,
} from '#features/highlights/highlight-edition.contract.ts';
import { EditionForm } from '#features/translations/web/components/edition-form.tsx';
import type { EditionFormKind } from '#features/translations/web/components/use-edition-form.ts';
import { storedValues } from '#web/staff/fields/form-field.ts';
import { t } from '../../editions/staff-highlight-editions.texts.ts';
import { type EditionValues, editionFields } from './edition.fields.ts';
import { EditionInputs } from './edition-inputs.tsx';
import type { EditionOfHighlight } from './edition-of-highlight.ts';

const highlight: EditionFormKind<HighlightEdition, EditionValues> = {
  draft: 'highlight-edition',
  formsOf: (id) => `/admin/highlights/edit/${id}`,
  pathOf: () => '/highlight',
  fields: editionFields,
  valuesOf: (edition) => storedValues(editionFields, edition ?? {}),
  needs: ['name'],
  send: (saving, params, texts, standing) =>
    saving.send(updateHighlightEdition, { params, body: { ...texts, ...standing } }),
  read: async (api, params) => (await api.call(readHighlightEdition, { params })).data.edition,
  publish: (api, params, isPublished) => api.call(updateHighlightEdition, { params, body: { isPublished } }),
  suggest: async (api, params, fields) => (await api.call(suggestHighlightEdition, { params, body: { fields } })).data,
};

/** A highlight in another language, written beside its original. */
export function HighlightEditionForm({ of }: { of: EditionOfHighlight }) {
  return (
    <EditionForm of={of} kind={highlight} label={t.languages} isWithOriginal={of.highlight.isPublished}>
      {(fields) => <EditionInputs {...fields} of={of} />}
    </EditionForm>
  );
}
