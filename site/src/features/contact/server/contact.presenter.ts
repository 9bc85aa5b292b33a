import { isWebAddress } from '#contract/rules/addresses/web-address.ts';
import type { ContactInfo } from '../contact.contract.ts';
import type { ContactMessage } from '../staff-contact.contract.ts';
import type { ContactInfoRow } from './contact.repository.ts';
import type { ContactMessageRow } from './contact-message.repository.ts';

export function presentContactMessage({
  id,
  repliedAt,
  createdAt,
  searched: _,
  ...message
}: ContactMessageRow): ContactMessage {
  return { _id: id, ...message, repliedAt: repliedAt?.toISOString() ?? '', createdAt: createdAt.toISOString() };
}

export function presentContactInfo(row: ContactInfoRow): ContactInfo {
  const { address, city, postalCode, country, email1, email2, phone, workingHours } = row;
  return {
    location: { address, city, postalCode, country },
    email1,
    email2,
    phone,
    workingHours,
    // Also of links that were stored before a rule was: nothing else may become a link.
    followLinks: row.followLinks.filter(({ url }) => isWebAddress(url)).map(({ platform, url }) => ({ platform, url })),
    updatedAt: row.updatedAt.toISOString(),
  };
}
