import { type ReactNode, useEffect } from 'react';
import { useLogin } from '../session/use-session.ts';

declare global {
  /** Of the start script: what was pressed before React listened, with what it said then. It stops listening. */
  var earlyPresses: (() => Map<HTMLButtonElement, string>) | undefined;
}

/** From when React listens, it hears of presses by itself. */
export function takeEarlyPresses(): Map<HTMLButtonElement, string> {
  return globalThis.earlyPresses?.() ?? new Map();
}

type EarlyPressesProps = { presses: Map<HTMLButtonElement, string>; children: ReactNode };

/**
 * Carries out, once, what was pressed before the page's script was there. It waits until it is known who is logged in:
 * so much depends on that. What turns out to be done already, as for a place that a member saved before, is left so. It
 * stands around the page, not beside it: React counts siblings into the ids that the server wrote.
 */
export function EarlyPresses({ presses, children }: EarlyPressesProps): ReactNode {
  const isKnown = useLogin() !== undefined;
  useEffect(() => {
    if (!isKnown) return;
    for (const [button, words] of presses) {
      button.removeAttribute('aria-busy');
      const isOn = button.getAttribute('aria-pressed') === 'true';
      if (button.isConnected && !isOn && button.textContent === words) button.click();
    }
    presses.clear();
  }, [isKnown, presses]);
  return children;
}
