import { Field } from '@trekker/design-system/forms/field.tsx';
import { Input, Textarea } from '@trekker/design-system/forms/input.tsx';
import { FieldRow, FormPart } from '@trekker/design-system/staff/forms/form-part.tsx';
import type { ChangeEvent } from 'react';
import type { ContactInfo } from '#features/contact/contact.contract.ts';
import { contactInfoRules as rules } from '#features/contact/staff-contact.contract.ts';
import { fieldProps } from '#web/staff/fields/field-props.ts';
import type { FieldsProps } from '#web/staff/form/use-edit-form.ts';
import { type ContactInfoFormValues, contactInfoFields as fields } from './contact-info.fields.ts';
import { FollowLinksField } from './follow-links-field.tsx';
import { t } from './staff-contact.texts.ts';

type Typed = ChangeEvent<HTMLInputElement | HTMLTextAreaElement>;

/** Where the owners can be found. */
export function ContactInfoInputs({ values, change, errors }: FieldsProps<ContactInfoFormValues>) {
  const field = fieldProps(fields, errors);
  const place = (name: keyof ContactInfo['location']) => ({
    value: values.location[name],
    maxLength: rules[name].most,
    onChange: (event: Typed) => change({ location: { ...values.location, [name]: event.target.value } }),
  });
  const typed = (name: 'email1' | 'email2' | 'phone' | 'workingHours') => ({
    value: values[name],
    maxLength: fields[name].maxLength,
    onChange: (event: Typed) => change({ [name]: event.target.value }),
  });
  return (
    <>
      <FormPart title={t.location}>
        <Field {...field('location')}>
          <Input autoComplete="off" {...place('address')} />
        </Field>
        <FieldRow three>
          <Field label={t.postalCode}>
            <Input autoComplete="off" {...place('postalCode')} />
          </Field>
          <Field label={t.city}>
            <Input autoComplete="off" {...place('city')} />
          </Field>
          <Field label={t.country}>
            <Input autoComplete="off" {...place('country')} />
          </Field>
        </FieldRow>
      </FormPart>
      <FormPart title={t.emailPhoneHours}>
        <FieldRow>
          <Field {...field('email1')}>
            <Input type="email" autoComplete="off" {...typed('email1')} />
          </Field>
          <Field {...field('email2')} optional>
            <Input type="email" autoComplete="off" {...typed('email2')} />
          </Field>
          <Field {...field('phone')}>
            <Input type="tel" autoComplete="off" {...typed('phone')} />
          </Field>
          <Field {...field('workingHours')}>
            <Textarea rows={2} {...typed('workingHours')} />
          </Field>
        </FieldRow>
      </FormPart>
      <FormPart title={t.socialLinks}>
        <FollowLinksField
          {...field('followLinks')}
          links={values.followLinks}
          onChange={(followLinks) => change({ followLinks })}
        />
      </FormPart>
    </>
  );
}
