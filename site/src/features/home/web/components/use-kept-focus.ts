import { type RefObject, useEffect, useRef } from 'react';

/**
 * The link that was pressed last, by its place among those that stay on the page, and what was shown then. Outlives the
 * section, which may be made anew.
 */
let pressed: { place: number; shown: string } | undefined;

const linksOf = (section: HTMLElement) => [...section.querySelectorAll<HTMLElement>('a[data-stay]')];

/**
 * Keeps the focus on a link that changes what its own section shows: the first change makes the whole page anew, and
 * with it the link. Gives the section's ref.
 * @param shown changes with what is shown
 */
export function useKeptFocus(shown: string): RefObject<HTMLElement | null> {
  const ref = useRef<HTMLElement>(null);
  useEffect(() => {
    const section = ref.current;
    if (!section) return;
    if (pressed && pressed.shown !== shown) {
      const isLost = document.activeElement === null || document.activeElement === document.body;
      if (isLost) linksOf(section)[pressed.place]?.focus({ preventScroll: true });
      // The router looked for it before it was there.
      document.getElementById(location.hash.slice(1))?.scrollIntoView();
    }
    pressed = undefined;
    const remember = ({ target }: MouseEvent) => {
      const link = (target as Element).closest<HTMLElement>('a[data-stay]');
      pressed = link ? { place: linksOf(section).indexOf(link), shown } : undefined;
    };
    section.addEventListener('click', remember);
    return () => section.removeEventListener('click', remember);
  }, [shown]);
  return ref;
}
