import { useLoaderData } from 'react-router';
import { LegalDocument } from './components/legal-document.tsx';
import { cookiesText } from './cookies-text.ts';
import { legalPage } from './legal-page.ts';
import type { SiteFacts } from './legal-text.ts';

export const { loader, meta, frame } = legalPage(cookiesText, '/cookies');

export function Component() {
  return <LegalDocument text={cookiesText} site={useLoaderData<SiteFacts>()} />;
}
