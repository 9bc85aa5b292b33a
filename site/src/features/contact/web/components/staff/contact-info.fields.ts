import type { ContactInfo } from '#features/contact/contact.contract.ts';
import { contactInfoRules as rules } from '#features/contact/staff-contact.contract.ts';
import { type FormValues, formField, textField } from '#web/staff/fields/form-field.ts';
import { t } from './staff-contact.texts.ts';

type Links = ContactInfo['followLinks'];

/** A row that was added and never filled in is no link. */
const filledLinks = (links: Links): Links =>
  links.filter(({ platform, url }) => platform.trim() !== '' || url.trim() !== '');

const printLocation = ({ address, postalCode, city, country }: ContactInfo['location']): string =>
  [address, `${postalCode} ${city}`.trim(), country].filter(Boolean).join('\n');

/** The form of the contact details, in its order. Nothing is required; what is wrong the server says. */
export const contactInfoFields = {
  location: formField({
    label: () => t.address,
    blank: { address: '', city: '', postalCode: '', country: '' },
    print: printLocation,
  }),
  email1: textField(() => t.email, rules.email),
  email2: textField(() => t.secondEmail, rules.email),
  phone: textField(() => t.phone, rules.phone),
  workingHours: textField(() => t.workingHours, rules.workingHours, { rows: 2 }),
  followLinks: formField<Links>({
    label: () => t.socialLinks,
    blank: [],
    print: (links) => links.map(({ platform, url }) => `${platform}: ${url}`).join('\n'),
    toRequest: filledLinks,
  }),
};

export type ContactInfoFormValues = FormValues<typeof contactInfoFields>;
