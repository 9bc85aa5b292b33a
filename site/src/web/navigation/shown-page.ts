import type { DataRouter } from 'react-router';

type Router = Pick<DataRouter, 'state'>;

let shownKey = '';
const waiting: (() => void)[] = [];

/** React has put the page of this entry of the history on the screen. */
export function announceShown(key: string): void {
  shownKey = key;
  for (const look of waiting.splice(0)) look();
}

/**
 * Resolves when the page that the router is at is on the screen. A change of page with a view transition is held back
 * until the browser has drawn the old page, and then set: what the router brings anew meanwhile would be set before it,
 * and lost.
 */
export function whenShown(router: Router): Promise<void> {
  return new Promise((resolve) => {
    const look = () => {
      const { navigation, location } = router.state;
      if (navigation.state === 'idle' && location.key === shownKey) resolve();
      else waiting.push(look);
    };
    look();
  });
}
