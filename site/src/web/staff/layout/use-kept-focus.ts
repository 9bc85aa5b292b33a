import { type RefObject, useEffect } from 'react';

const group = 'tbody, ul, ol, form, fieldset';
const focusable =
  'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled), summary';

/** What has the focus, the groups around it from the innermost on, and what in these can have it, in its order. */
type Place = { element: HTMLElement; groups: Element[]; order: HTMLElement[] };

/**
 * What has the focus can go with what it did: the last row of a list, an offer that was taken. Whoever works by
 * keyboard would then begin at the top of the window again. The focus goes to what comes next in its list or form, else
 * to what came before, else to the page.
 */
export function useKeptFocus(main: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const page = main.current;
    if (!page) return;
    let last: Place | null = null;
    // A finger or a mouse goes on where it is; a field that got the focus would call the keyboard of a phone.
    let isByKeyboard = true;
    const stop = new AbortController();
    const { signal } = stop;
    document.addEventListener('keydown', () => (isByKeyboard = true), { signal, capture: true });
    document.addEventListener('pointerdown', () => (isByKeyboard = false), { signal, capture: true });
    page.addEventListener('focusin', ({ target }) => (last = placeOf(target as HTMLElement)), { signal });
    const observer = new MutationObserver(() => {
      if (!last || last.element.isConnected || document.activeElement !== document.body) return;
      const next = nextOf(last) ?? page;
      last = null;
      if (isByKeyboard) next.focus();
    });
    observer.observe(page, { childList: true, subtree: true });
    return () => {
      observer.disconnect();
      stop.abort();
    };
  }, [main]);
}

function placeOf(element: HTMLElement): Place {
  const groups: Element[] = [];
  for (let at = element.closest(group); at; at = at.parentElement?.closest(group) ?? null) groups.push(at);
  return { element, groups, order: [...(groups.at(-1)?.querySelectorAll<HTMLElement>(focusable) ?? [])] };
}

function nextOf({ element, groups, order }: Place): HTMLElement | undefined {
  const at = order.indexOf(element);
  const nearest = [...order.slice(at + 1), ...order.slice(0, Math.max(at, 0)).reverse()];
  const left = groups.filter(({ isConnected }) => isConnected);
  return left.map((part) => nearest.find((one) => part.contains(one) && one.checkVisibility())).find(Boolean);
}
