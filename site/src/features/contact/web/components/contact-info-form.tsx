import { Field } from '@trekker/design-system/forms/field.tsx';
import { Input, Textarea } from '@trekker/design-system/forms/input.tsx';
import { FieldRow, FormPart } from '@trekker/design-system/staff/forms/form-part.tsx';
import { StaffPageHeader } from '@trekker/design-system/staff/staff-page-header.tsx';
import type { ChangeEvent } from 'react';
import { useApi } from '#web/session/use-session.ts';
import { EditForm } from '#web/staff/form/edit-form.tsx';
import { fieldId, useEditForm } from '#web/staff/form/use-edit-form.ts';
import { ViewLink } from '#web/staff/list/view-link.tsx';
import type { ContactInfo } from '../../contact.contract.ts';
import { readContactInfoForStaff, updateContactInfo } from '../../staff-contact.contract.ts';
import { contactLabels, contactValues, filledLinks, printContactValue } from '../contact-info-form.ts';
import { FollowLinksField } from './follow-links-field.tsx';

/** There is one of its kind; forms know what they edit by an id. */
const named = (info: ContactInfo) => ({ ...info, _id: 'contact-info' });

type Typed = ChangeEvent<HTMLInputElement | HTMLTextAreaElement>;

/** The form of where the owners can be found; null until somebody has written it. */
export function ContactInfoForm({ info }: { info: ContactInfo | null }) {
  const api = useApi();
  const form = useEditForm({
    key: 'contact-info',
    item: info && named(info),
    read: contactValues,
    labels: contactLabels,
    print: printContactValue,
    // Nothing is required; what is wrong the server says.
    check: () => ({}),
    async send(saving, values, { updatedAt }) {
      const body = { ...values, followLinks: filledLinks(values.followLinks), updatedAt: updatedAt ?? '' };
      const answer = await saving.send(updateContactInfo, { body });
      return answer && { message: answer.message, data: named(answer.data) };
    },
    async readLatest() {
      const { data } = await api.call(readContactInfoForStaff, {});
      return named(data ?? { ...contactValues(null), updatedAt: '' });
    },
  });
  const { values, change, errors } = form;
  const place = (name: keyof ContactInfo['location']) => ({
    value: values.location[name],
    onChange: (event: Typed) => change({ location: { ...values.location, [name]: event.target.value } }),
  });
  const field = (name: 'email1' | 'email2' | 'phone' | 'workingHours') => ({
    value: values[name],
    onChange: (event: Typed) => change({ [name]: event.target.value }),
  });
  const wrapped = (name: keyof typeof contactLabels) => ({
    label: contactLabels[name],
    id: fieldId(name),
    error: errors[name] ?? null,
  });
  return (
    <>
      <StaffPageHeader title="Contact Details" back={{ href: '/admin/about', label: 'About' }}>
        <ViewLink href="/contact" />
      </StaffPageHeader>
      <EditForm form={form} action="Save Changes">
        <FormPart title="Location">
          <Field {...wrapped('location')}>
            <Input autoComplete="off" maxLength={200} {...place('address')} />
          </Field>
          <FieldRow three>
            <Field label="Postal code">
              <Input autoComplete="off" maxLength={40} {...place('postalCode')} />
            </Field>
            <Field label="City">
              <Input autoComplete="off" maxLength={120} {...place('city')} />
            </Field>
            <Field label="Country">
              <Input autoComplete="off" maxLength={120} {...place('country')} />
            </Field>
          </FieldRow>
        </FormPart>
        <FormPart title="Email, phone and hours">
          <FieldRow>
            <Field {...wrapped('email1')}>
              <Input type="email" autoComplete="off" maxLength={254} {...field('email1')} />
            </Field>
            <Field {...wrapped('email2')} optional>
              <Input type="email" autoComplete="off" maxLength={254} {...field('email2')} />
            </Field>
            <Field {...wrapped('phone')}>
              <Input type="tel" autoComplete="off" maxLength={60} {...field('phone')} />
            </Field>
            <Field {...wrapped('workingHours')}>
              <Textarea rows={2} maxLength={300} {...field('workingHours')} />
            </Field>
          </FieldRow>
        </FormPart>
        <FormPart title="Social links">
          <FollowLinksField
            id={fieldId('followLinks')}
            error={errors.followLinks ?? null}
            links={values.followLinks}
            onChange={(followLinks) => change({ followLinks })}
          />
        </FormPart>
      </EditForm>
    </>
  );
}
