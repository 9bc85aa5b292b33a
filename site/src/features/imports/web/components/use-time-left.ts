import { useEffect, useRef, useState } from 'react';
import { t } from '../staff-imports.texts.ts';

/** What was seen for less says little of how it goes on. */
const leastMs = 10_000;

type Seen = { done: number; at: number };

/**
 * How long it will take, in words, by how it went since this page began to look; '' while nobody knows.
 * @param done how far it is; null while nothing is at work on it
 */
export function useTimeLeft(done: number | null, total: number): string {
  const since = useRef<Seen>(null);
  const [left, setLeft] = useState('');
  useEffect(() => {
    if (done === null) {
      since.current = null;
      setLeft('');
      return;
    }
    const now = performance.now();
    since.current ??= { done, at: now };
    const [ms, items] = [now - since.current.at, done - since.current.done];
    if (ms >= leastMs && items > 0) setLeft(timeWords(((total - done) / items) * ms));
  }, [done, total]);
  return left;
}

function timeWords(ms: number): string {
  const minutes = Math.round(ms / 60_000);
  if (minutes < 1) return t.lessThanAMinute;
  if (minutes < 90) return t.minutesLeft({ count: minutes });
  return t.hoursLeft({ count: Math.round(minutes / 60) });
}
