import { useLoaderData } from 'react-router';
import { LegalDocument } from './components/legal-document.tsx';
import { legalPage } from './legal-page.ts';
import type { SiteFacts } from './legal-text.ts';
import { termsText } from './terms-text.ts';

export const { loader, meta, frame } = legalPage(termsText, '/terms');

export function Component() {
  return <LegalDocument text={termsText} site={useLoaderData<SiteFacts>()} />;
}
