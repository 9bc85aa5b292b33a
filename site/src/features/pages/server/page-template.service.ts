import type { Queryable } from '#server/queryable.ts';
import { readSiteName } from '../../settings/server/settings.service.ts';
import type { PageTemplate } from '../staff-page.contract.ts';
import { pageTemplates, type SetUp } from './page-templates.rules.ts';
import { findOwnAddress } from './staff-page.repository.ts';

/** Texts to begin a page with, which say what is true of this site. */
export async function listPageTemplates(db: Queryable, setUp: SetUp): Promise<PageTemplate[]> {
  const [siteName, contact] = await Promise.all([readSiteName(db), findOwnAddress(db)]);
  const { address = '', postalCode = '', city = '', country = '', phone = '', email = '' } = contact ?? {};
  const lines = [address, `${postalCode} ${city}`.trim(), country].filter(Boolean);
  return pageTemplates({ ...setUp, siteName, phone, email, address: lines });
}
