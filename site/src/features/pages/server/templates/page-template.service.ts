import { ownLanguage } from '@trekker/texts/own-language.ts';
import { readSiteName } from '#features/settings/server/settings.service.ts';
import { inLanguageOf } from '#server/languages/person-language.ts';
import type { Queryable } from '#server/queryable.ts';
import type { PageTemplate } from '../../staff-page.contract.ts';
import { gapsIn } from '../../template-gaps.rules.ts';
import { findOwnAddress } from '../staff-page.repository.ts';
import { t } from './legal-page-templates.texts.ts';
import { dataProtectionOf, imprintOf, type SetUp } from './page-templates.rules.ts';

/**
 * Texts to begin a page with, which say what is true of this site: in the language that it is written in, while what
 * they are is told in that of whoever asks.
 */
export async function listPageTemplates(db: Queryable, setUp: SetUp): Promise<PageTemplate[]> {
  const [siteName, contact] = await Promise.all([readSiteName(db), findOwnAddress(db)]);
  const { phone = '', email = '' } = contact ?? {};
  const facts = { ...setUp, siteName, phone, email, address: addressLines(contact) };
  const gaps = gapsIn(ownLanguage());
  return [
    { name: t.imprintName, about: t.imprintAbout, page: inLanguageOf('', () => imprintOf(facts, gaps)) },
    { name: t.protectionName, about: t.protectionAbout, page: inLanguageOf('', () => dataProtectionOf(facts, gaps)) },
  ];
}

/** As they stand below each other on a letter; none where nobody has written them. */
export function addressLines(contact: Awaited<ReturnType<typeof findOwnAddress>>): string[] {
  const { address = '', postalCode = '', city = '', country = '' } = contact ?? {};
  return [address, `${postalCode} ${city}`.trim(), country].filter(Boolean);
}
