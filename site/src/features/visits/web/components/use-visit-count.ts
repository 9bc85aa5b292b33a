import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { createApiClient, fetchTransport } from '#web/api-client.ts';
import { trustedScriptUrl } from '#web/document/trusted-types.ts';
import { hrefTo } from '#web/language/href-to.ts';
import { countVisit } from '../../visit.contract.ts';

const api = createApiClient(fetchTransport);

/** The operator's own script, named in the document's head; it then counts by itself. */
function loadOperatorsScript(): boolean {
  const address = document.querySelector<HTMLMetaElement>('meta[name=analytics-script]')?.content;
  if (!address) return false;
  if (!document.querySelector('script[data-analytics]')) {
    const script = document.createElement('script');
    script.src = trustedScriptUrl(address);
    script.async = true;
    script.dataset.analytics = '';
    document.head.append(script);
  }
  return true;
}

/** Counts each page that is shown. A lost count is not worth a word to anybody. */
export function useVisitCount(): void {
  const { pathname } = useLocation();
  useEffect(() => {
    if (loadOperatorsScript()) return;
    api.call(countVisit, { body: { path: hrefTo(pathname) } }).catch(() => {});
  }, [pathname]);
}
