import { useEffect } from 'react';

/** Brings whoever was led to a part of the page by its address there: it comes after the page itself. */
export function useScrollToHash(id: string): void {
  useEffect(() => {
    if (location.hash === `#${id}`) document.getElementById(id)?.scrollIntoView();
  }, [id]);
}
