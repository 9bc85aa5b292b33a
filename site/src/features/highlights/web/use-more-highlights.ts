import { useEffect, useRef, useState } from 'react';
import { Problem } from '#contract/problem.ts';
import { createApiClient, fetchTransport } from '#web/api-client.ts';
import { t as commonWords } from '#web/components/components.texts.ts';
import { type FoundHighlights, readHighlightPage, withoutRepeats } from './highlight-data.ts';
import { addressOfSearch, type HighlightSearch } from './highlight-filter.ts';

const api = createApiClient(fetchTransport);

/** The id of the first highlight of a page, which the focus and links without a script go to. */
export const pageId = (page: number) => `page-${page}`;

/**
 * The pages that are shown, and what brings the next. The address follows, so that Back and reload show as much again.
 */
export function useMoreHighlights(search: HighlightSearch, found: FoundHighlights) {
  const [shown, setShown] = useState(found);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  // Two clicks can come before the screen has been drawn anew; state would let both through.
  const underWay = useRef(false);
  const arrived = useRef<number | null>(null);

  const last = shown.pages.at(-1)?.page ?? 1;
  const next = last < shown.totalPages ? last + 1 : null;

  async function loadMore() {
    if (underWay.current || next === null) return;
    underWay.current = true;
    setBusy(true);
    setFailure(null);
    try {
      const { page, items, totalPages, totalCount } = await readHighlightPage(api, { ...search, page: next });
      arrived.current = page;
      setShown({ pages: withoutRepeats([...shown.pages, { page, items }]), totalPages, totalCount });
      // Not a step of its own in the history: Back leaves the page and does not unload what was loaded.
      history.replaceState(history.state, '', addressOfSearch({ ...search, page }));
    } catch (error) {
      setFailure(error instanceof Problem ? error.message : commonWords.failed);
    } finally {
      underWay.current = false;
      setBusy(false);
    }
  }

  // Once they stand in the page; where one reads stays where it is.
  useEffect(() => {
    if (arrived.current === null || !shown.pages.some(({ page }) => page === arrived.current)) return;
    document.getElementById(pageId(arrived.current))?.focus({ preventScroll: true });
    arrived.current = null;
  }, [shown]);

  return { shown, next, busy, failure, loadMore };
}
