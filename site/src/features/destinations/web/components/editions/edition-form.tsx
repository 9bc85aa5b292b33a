import {
  type DestinationEdition,
  readDestinationEdition,
  suggestDestinationEdition,
  updateDestinationEdition,
} from '#features/destinations/destination-edition.contract.ts';
import { EditionForm } from '#features/translations/web/components/edition-form.tsx';
import type { EditionFormKind } from '#features/translations/web/components/use-edition-form.ts';
import { toRequest } from '#web/staff/fields/form-field.ts';
import { t } from '../../editions/staff-destination-editions.texts.ts';
import { type EditionValues, editionFields, editionValuesOf } from './edition.fields.ts';
import { EditionInputs } from './edition-inputs.tsx';
import type { EditionOfDestination } from './edition-of-destination.ts';

const destination: EditionFormKind<DestinationEdition, EditionValues> = {
  draft: 'destination-edition',
  formsOf: (id) => `/admin/destinations/edit/${id}`,
  pathOf: ({ slug }) => `/destinations/${slug}`,
  fields: editionFields,
  valuesOf: editionValuesOf,
  needs: ['name'],
  send: (saving, params, values, standing) =>
    saving.send(updateDestinationEdition, { params, body: { ...toRequest(editionFields, values), ...standing } }),
  read: async (api, params) => (await api.call(readDestinationEdition, { params })).data.edition,
  publish: (api, params, isPublished) => api.call(updateDestinationEdition, { params, body: { isPublished } }),
  suggest: async (api, params, fields) =>
    (await api.call(suggestDestinationEdition, { params, body: { fields } })).data,
};

/** A destination in another language, written beside its original. */
export function DestinationEditionForm({ of }: { of: EditionOfDestination }) {
  return (
    <EditionForm of={of} kind={destination} label={t.languages} isWithOriginal={of.destination.isPublished}>
      {(fields) => <EditionInputs {...fields} of={of} />}
    </EditionForm>
  );
}
