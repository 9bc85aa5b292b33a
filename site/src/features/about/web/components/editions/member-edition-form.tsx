import {
  type MemberEdition,
  readMemberEdition,
  suggestMemberEdition,
  updateMemberEdition,
} from '#features/about/team-member-edition.contract.ts';
import { EditionForm } from '#features/translations/web/components/edition-form.tsx';
import type { EditionFormKind } from '#features/translations/web/components/use-edition-form.ts';
import { storedValues } from '#web/staff/fields/form-field.ts';
import { t } from '../../editions/staff-team-editions.texts.ts';
import type { EditionOfMember } from './edition-of-member.ts';
import { type MemberEditionValues, memberEditionFields } from './member-edition.fields.ts';
import { MemberEditionInputs } from './member-edition-inputs.tsx';

const member: EditionFormKind<MemberEdition, MemberEditionValues> = {
  draft: 'team-edition',
  formsOf: (id) => `/admin/about/team/edit/${id}`,
  originalOf: (id) => `/admin/about/team?edit=${id}`,
  pathOf: () => '/about',
  fields: memberEditionFields,
  valuesOf: (edition) => storedValues(memberEditionFields, edition ?? {}),
  needs: ['name'],
  send: (saving, params, texts, standing) =>
    saving.send(updateMemberEdition, { params, body: { ...texts, ...standing } }),
  read: async (api, params) => (await api.call(readMemberEdition, { params })).data.edition,
  publish: (api, params, isPublished) => api.call(updateMemberEdition, { params, body: { isPublished } }),
  suggest: async (api, params, fields) => (await api.call(suggestMemberEdition, { params, body: { fields } })).data,
};

/** Somebody of the team in another language, written beside the original. */
export function MemberEditionForm({ of }: { of: EditionOfMember }) {
  return (
    <EditionForm of={of} kind={member} label={t.languages} isWithOriginal>
      {(fields) => <MemberEditionInputs {...fields} of={of} />}
    </EditionForm>
  );
}
