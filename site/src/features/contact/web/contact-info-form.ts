import type { ContactInfo } from '../contact.contract.ts';

/** What the form of the contact details holds. */
export type ContactValues = Omit<ContactInfo, 'updatedAt'>;

const blank: ContactValues = {
  location: { address: '', city: '', postalCode: '', country: '' },
  email1: '',
  email2: '',
  phone: '',
  workingHours: '',
  followLinks: [],
};

/** Null: nobody has written them yet. */
export function contactValues(info: ContactInfo | null): ContactValues {
  const { location, email1, email2, phone, workingHours, followLinks } = info ?? blank;
  return { location, email1, email2, phone, workingHours, followLinks };
}

/** In the order of the form. */
export const contactLabels: Readonly<Record<keyof ContactValues, string>> = {
  location: 'Address',
  email1: 'Email',
  email2: 'Second email',
  phone: 'Phone',
  workingHours: 'Working hours',
  followLinks: 'Social links',
};

/** A field as text: an address line by line, one link a line. */
export function printContactValue(field: keyof ContactValues, values: ContactValues): string {
  const { location, followLinks } = values;
  if (field === 'location') {
    return [location.address, `${location.postalCode} ${location.city}`.trim(), location.country]
      .filter(Boolean)
      .join('\n');
  }
  if (field === 'followLinks') return followLinks.map(({ platform, url }) => `${platform}: ${url}`).join('\n');
  return values[field];
}

/** A row that was added and never filled in is no link. */
export function filledLinks(links: ContactValues['followLinks']): ContactValues['followLinks'] {
  return links.filter(({ platform, url }) => platform.trim() !== '' || url.trim() !== '');
}
