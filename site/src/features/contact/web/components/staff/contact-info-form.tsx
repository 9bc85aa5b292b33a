import { StaffPageHeader } from '@trekker/design-system/staff/staff-page-header.tsx';
import type { ContactInfo } from '#features/contact/contact.contract.ts';
import { readContactInfoForStaff, updateContactInfo } from '#features/contact/staff-contact.contract.ts';
import { hrefTo } from '#web/language/href-to.ts';
import { useApi } from '#web/session/use-session.ts';
import { blankValues, toRequest } from '#web/staff/fields/form-field.ts';
import { EditForm } from '#web/staff/form/edit-form.tsx';
import { useEditForm } from '#web/staff/form/use-edit-form.ts';
import { ViewLink } from '#web/staff/list/view-link.tsx';
import { type ContactInfoFormValues, contactInfoFields } from './contact-info.fields.ts';
import { ContactInfoInputs } from './contact-info-inputs.tsx';
import { asItem, type ContactInfoItem, contactInfoValuesOf } from './contact-info-values.ts';
import { t } from './staff-contact.texts.ts';

/** The form of where the owners can be found; null until somebody has written it. */
export function ContactInfoForm({ info }: { info: ContactInfo | null }) {
  const api = useApi();
  const form = useEditForm<ContactInfoItem, ContactInfoFormValues>({
    key: 'contact-info',
    item: info && asItem(info),
    read: contactInfoValuesOf,
    fields: contactInfoFields,
    async send(saving, values, { updatedAt }) {
      const body = { ...toRequest(contactInfoFields, values), updatedAt: updatedAt ?? '' };
      const answer = await saving.send(updateContactInfo, { body });
      return answer && { message: answer.message, data: asItem(answer.data) };
    },
    async readLatest() {
      const { data } = await api.call(readContactInfoForStaff, {});
      return asItem(data ?? { ...blankValues(contactInfoFields), updatedAt: '' });
    },
  });
  return (
    <>
      <StaffPageHeader title={t.contactDetails} back={{ href: hrefTo('/admin/about'), label: t.about }}>
        <ViewLink href="/contact" />
      </StaffPageHeader>
      <EditForm form={form} action={t.saveChanges}>
        <ContactInfoInputs values={form.values} change={form.change} errors={form.errors} percent={undefined} />
      </EditForm>
    </>
  );
}
