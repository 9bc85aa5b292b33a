import type { LoaderFunctionArgs } from 'react-router';
import { apiContext } from '#web/api-client.ts';
import type { PageFrame, PageMeta } from '#web/page.ts';
import { readSite } from '../../settings/site.contract.ts';
import type { LegalText, SiteFacts } from './legal-text.ts';

/** What the three legal pages have in common besides their component. */
export function legalPage(text: LegalText, path: string) {
  return {
    loader: async ({ context }: LoaderFunctionArgs): Promise<SiteFacts> =>
      (await context.get(apiContext).call(readSite, {})).data,
    meta: ({ siteName }: SiteFacts): PageMeta => ({
      title: text.title,
      description: text.intro.replaceAll('{siteName}', siteName),
      canonicalPath: path,
    }),
    frame: (): PageFrame => ({ breadcrumbs: [{ label: text.title }] }),
  };
}
