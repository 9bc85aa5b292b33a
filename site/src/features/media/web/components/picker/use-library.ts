import { useEffect, useRef, useState } from 'react';
import { Problem } from '#contract/problem.ts';
import { type LibraryItem, listMedia } from '#features/media/staff-media.contract.ts';
import { useApi } from '#web/session/use-session.ts';
import type { WantedKind } from '../../uploads/media-files.ts';

/** Typing that rests so long, in ms, is looked for. */
const restMs = 300;

type Found = { items: readonly LibraryItem[]; page: number; total: number };

export type Library = {
  /** What stands in the search box. */
  typed: string;
  type(word: string): void;
  items: readonly LibraryItem[];
  total: number;
  state: 'loading' | 'ready' | 'failed';
  /** Why it failed. */
  message: string;
  retry(): void;
  hasMore: boolean;
  loadMore(): void;
  /** Takes in an item that has just come, or that has changed. */
  put(item: LibraryItem): void;
};

/** The library as a picker looks through it: newest first, page after page. */
export function useLibrary(kind: WantedKind): Library {
  const api = useApi();
  const [typed, setTyped] = useState('');
  const [wanted, setWanted] = useState({ q: '', page: 1, attempt: 0 });
  const [found, setFound] = useState<Found>({ items: [], page: 0, total: 0 });
  const [state, setState] = useState<Library['state']>('loading');
  const [message, setMessage] = useState('');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  useEffect(() => {
    const line = new AbortController();
    const { q, page } = wanted;
    setState('loading');
    const query = { q, page: String(page), kind: { image: 'picture', video: 'video', any: '' }[kind] };
    api.call(listMedia, { query }, line.signal).then(
      ({ data, totalCount }) => {
        setFound((before) => ({ items: page === 1 ? data : merged(before.items, data), page, total: totalCount }));
        setState('ready');
      },
      (error: unknown) => {
        if (line.signal.aborted) return;
        setMessage(error instanceof Problem ? error.message : '');
        setState('failed');
      },
    );
    return () => line.abort();
  }, [api, kind, wanted]);

  return {
    typed,
    type(word) {
      setTyped(word);
      clearTimeout(timer.current);
      timer.current = setTimeout(() => setWanted(({ attempt }) => ({ q: word.trim(), page: 1, attempt })), restMs);
    },
    ...found,
    state,
    message,
    retry: () => setWanted((before) => ({ ...before, attempt: before.attempt + 1 })),
    hasMore: found.items.length < found.total,
    loadMore: () => state === 'ready' && setWanted((before) => ({ ...before, page: found.page + 1 })),
    put: (item) =>
      setFound((before) => {
        const isThere = before.items.some(({ _id }) => _id === item._id);
        if (isThere) return { ...before, items: before.items.map((one) => (one._id === item._id ? item : one)) };
        return { ...before, items: [item, ...before.items], total: before.total + 1 };
      }),
  };
}

/** What comes next, without what has moved down meanwhile because something new came. */
function merged(items: readonly LibraryItem[], next: readonly LibraryItem[]): LibraryItem[] {
  const known = new Set(items.map(({ _id }) => _id));
  return [...items, ...next.filter(({ _id }) => !known.has(_id))];
}
