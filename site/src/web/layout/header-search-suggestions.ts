import { useEffect, useState } from 'react';
import { suggest } from '../../features/search/search.contract.ts';
import { createApiClient, fetchTransport } from '../api-client.ts';

const api = createApiClient(fetchTransport);

/** How long nothing must be typed before the site is asked. */
const pauseMs = 500;

export type Suggestions = {
  /** `idle`: nothing is asked, or the answer did not come; a search works all the same. */
  state: 'idle' | 'searching' | 'found';
  items: readonly string[];
};

const none: Suggestions = { state: 'idle', items: [] };

/** What the site suggests for what is typed, half a second after the last letter. Blank clears at once. */
export function useSuggestions(typed: string): Suggestions {
  const [suggestions, setSuggestions] = useState(none);
  const words = typed.trim();
  useEffect(() => {
    if (!words) {
      setSuggestions(none);
      return;
    }
    const stop = new AbortController();
    const ask = async () => {
      setSuggestions({ state: 'searching', items: [] });
      const answer = await api.call(suggest, { query: { q: words } }, stop.signal).catch(() => null);
      if (!stop.signal.aborted) setSuggestions(answer ? { state: 'found', items: answer.data } : none);
    };
    const timer = setTimeout(() => void ask(), pauseMs);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [words]);
  return suggestions;
}
