import type { ContactInfo } from '#features/contact/contact.contract.ts';
import { contactInfoRules as rules } from '#features/contact/staff-contact.contract.ts';
import { type FormValues, formField, textField } from '#web/staff/fields/form-field.ts';

type Links = ContactInfo['followLinks'];

/** A row that was added and never filled in is no link. */
const filledLinks = (links: Links): Links =>
  links.filter(({ platform, url }) => platform.trim() !== '' || url.trim() !== '');

const printLocation = ({ address, postalCode, city, country }: ContactInfo['location']): string =>
  [address, `${postalCode} ${city}`.trim(), country].filter(Boolean).join('\n');

/** The form of the contact details, in its order. Nothing is required; what is wrong the server says. */
export const contactInfoFields = {
  location: formField({
    label: () => 'Address',
    blank: { address: '', city: '', postalCode: '', country: '' },
    print: printLocation,
  }),
  email1: textField(() => 'Email', rules.email),
  email2: textField(() => 'Second email', rules.email),
  phone: textField(() => 'Phone', rules.phone),
  workingHours: textField(() => 'Working hours', rules.workingHours, { rows: 2 }),
  followLinks: formField<Links>({
    label: () => 'Social links',
    blank: [],
    print: (links) => links.map(({ platform, url }) => `${platform}: ${url}`).join('\n'),
    toRequest: filledLinks,
  }),
};

export type ContactInfoFormValues = FormValues<typeof contactInfoFields>;
