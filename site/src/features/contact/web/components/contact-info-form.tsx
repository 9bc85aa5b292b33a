import { Field } from '@trekker/design-system/forms/field.tsx';
import { Input, Textarea } from '@trekker/design-system/forms/input.tsx';
import { FieldRow, FormPart } from '@trekker/design-system/staff/forms/form-part.tsx';
import { StaffPageHeader } from '@trekker/design-system/staff/staff-page-header.tsx';
import type { ChangeEvent } from 'react';
import { useApi } from '#web/session/use-session.ts';
import { blankValues, toRequest } from '#web/staff/fields/form-field.ts';
import { fieldId } from '#web/staff/fields/use-field-errors.ts';
import { EditForm } from '#web/staff/form/edit-form.tsx';
import { useEditForm } from '#web/staff/form/use-edit-form.ts';
import { ViewLink } from '#web/staff/list/view-link.tsx';
import type { ContactInfo } from '../../contact.contract.ts';
import { readContactInfoForStaff, contactInfoRules as rules, updateContactInfo } from '../../staff-contact.contract.ts';
import { type ContactInfoFormValues, contactInfoFields as fields } from './contact-info.fields.ts';
import { FollowLinksField } from './follow-links-field.tsx';

/** There is one of its kind; forms know what they edit by an id. */
const named = (info: ContactInfo) => ({ ...info, _id: 'contact-info' });
type Item = ReturnType<typeof named>;

/** Null: nobody has written them yet. */
function read(item: Item | null): ContactInfoFormValues {
  if (!item) return blankValues(fields);
  const { location, email1, email2, phone, workingHours, followLinks } = item;
  return { location, email1, email2, phone, workingHours, followLinks };
}

type Typed = ChangeEvent<HTMLInputElement | HTMLTextAreaElement>;

/** The form of where the owners can be found; null until somebody has written it. */
export function ContactInfoForm({ info }: { info: ContactInfo | null }) {
  const api = useApi();
  const form = useEditForm<Item, ContactInfoFormValues>({
    key: 'contact-info',
    item: info && named(info),
    read,
    fields,
    async send(saving, values, { updatedAt }) {
      const body = { ...toRequest(fields, values), updatedAt: updatedAt ?? '' };
      const answer = await saving.send(updateContactInfo, { body });
      return answer && { message: answer.message, data: named(answer.data) };
    },
    async readLatest() {
      const { data } = await api.call(readContactInfoForStaff, {});
      return named(data ?? { ...blankValues(fields), updatedAt: '' });
    },
  });
  const { values, change, errors } = form;
  const place = (name: keyof ContactInfo['location']) => ({
    value: values.location[name],
    maxLength: rules[name].most,
    onChange: (event: Typed) => change({ location: { ...values.location, [name]: event.target.value } }),
  });
  const field = (name: 'email1' | 'email2' | 'phone' | 'workingHours') => ({
    value: values[name],
    maxLength: fields[name].maxLength,
    onChange: (event: Typed) => change({ [name]: event.target.value }),
  });
  const wrapped = (name: keyof ContactInfoFormValues) => ({
    label: fields[name].label,
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
            <Input autoComplete="off" {...place('address')} />
          </Field>
          <FieldRow three>
            <Field label="Postal code">
              <Input autoComplete="off" {...place('postalCode')} />
            </Field>
            <Field label="City">
              <Input autoComplete="off" {...place('city')} />
            </Field>
            <Field label="Country">
              <Input autoComplete="off" {...place('country')} />
            </Field>
          </FieldRow>
        </FormPart>
        <FormPart title="Email, phone and hours">
          <FieldRow>
            <Field {...wrapped('email1')}>
              <Input type="email" autoComplete="off" {...field('email1')} />
            </Field>
            <Field {...wrapped('email2')} optional>
              <Input type="email" autoComplete="off" {...field('email2')} />
            </Field>
            <Field {...wrapped('phone')}>
              <Input type="tel" autoComplete="off" {...field('phone')} />
            </Field>
            <Field {...wrapped('workingHours')}>
              <Textarea rows={2} {...field('workingHours')} />
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
