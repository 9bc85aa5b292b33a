import type { ContactInfo } from '#features/contact/contact.contract.ts';
import { blankValues } from '#web/staff/fields/form-field.ts';
import { type ContactInfoFormValues, contactInfoFields } from './contact-info.fields.ts';

/** There is one of its kind; forms know what they edit by an id. */
export const asItem = (info: ContactInfo) => ({ ...info, _id: 'contact-info' });
export type ContactInfoItem = ReturnType<typeof asItem>;

/** Null: nobody has written them yet. */
export function contactInfoValuesOf(item: ContactInfoItem | null): ContactInfoFormValues {
  if (!item) return blankValues(contactInfoFields);
  const { location, email1, email2, phone, workingHours, followLinks } = item;
  return { location, email1, email2, phone, workingHours, followLinks };
}
