import type { ContactInfo } from '../contact.contract.ts';
import type { ContactInfoRow } from './contact.repository.ts';

/** Also of links that were stored before a rule was: nothing else may become a link. */
export function isWebAddress(url: string): boolean {
  return /^https?:$/.test(URL.parse(url)?.protocol ?? '');
}

export function presentContactInfo(row: ContactInfoRow): ContactInfo {
  const { address, city, postalCode, country, email1, email2, phone, workingHours } = row;
  return {
    location: { address, city, postalCode, country },
    email1,
    email2,
    phone,
    workingHours,
    followLinks: row.followLinks.filter(({ url }) => isWebAddress(url)).map(({ platform, url }) => ({ platform, url })),
    updatedAt: row.updatedAt.toISOString(),
  };
}
