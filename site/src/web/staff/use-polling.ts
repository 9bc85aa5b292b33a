import { useEffect } from 'react';

/** How often one looks how far a job is. */
const lookMs = 1500;

/** Looks again and again while something is under way. */
export function usePolling(isOn: boolean, look: () => void): void {
  useEffect(() => {
    if (!isOn) return;
    const timer = setTimeout(look, lookMs);
    return () => clearTimeout(timer);
  });
}
