import { useLoaderData } from 'react-router';
import { LegalDocument } from './components/legal-document.tsx';
import { legalPage } from './legal-page.ts';
import type { SiteFacts } from './legal-text.ts';
import { privacyText } from './privacy-text.ts';

export const { loader, meta, frame } = legalPage(privacyText, '/privacy');

export function Component() {
  return <LegalDocument text={privacyText} site={useLoaderData<SiteFacts>()} />;
}
