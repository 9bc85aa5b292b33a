import { useEffect } from 'react';

/**
 * How much of the page's lower end the keyboard of a phone covers, as `--keyboard`: what is fixed there stands above
 * it.
 */
export function useKeyboardInset(element: HTMLElement | null): void {
  useEffect(() => {
    const view = window.visualViewport;
    if (!view || !element) return;
    const look = () => {
      const covered = Math.max(0, window.innerHeight - view.height - view.offsetTop);
      element.style.setProperty('--keyboard', `${Math.round(covered)}px`);
    };
    look();
    view.addEventListener('resize', look);
    view.addEventListener('scroll', look);
    return () => {
      view.removeEventListener('resize', look);
      view.removeEventListener('scroll', look);
    };
  }, [element]);
}
