import { useEffect } from 'react';
import { createApiClient, fetchTransport } from '#web/api-client.ts';
import { countKeyword } from '../keyword.contract.ts';

const api = createApiClient(fetchTransport);

/** Tells the site what was searched, once for each word however many tabs and pages follow. A lost count is no loss. */
export function useCountedSearch(keyword: string): void {
  useEffect(() => {
    if (keyword) api.call(countKeyword, { body: { keyword } }).catch(() => {});
  }, [keyword]);
}
