import { useCallback, useEffect, useRef } from 'react';
import { type BlockerFunction, useBlocker } from 'react-router';
import { useSession } from '../../session/use-session.ts';

export type LeaveWarning = {
  /** Give these to a LeaveDialog. */
  dialog: { open: boolean; onStay: () => void; onLeave: () => void };
  /** Call before going on by oneself, as after saving: the next change of page is not asked about. */
  release: () => void;
};

type Path = { pathname: string; search: string };

const isElsewhere = (here: Path, there: Path) => here.pathname !== there.pathname || here.search !== there.search;

/**
 * Asks before a form is left that holds something unsaved: by our dialog within the site, by the browser's own beyond
 * it.
 * @param isLeft whether a change of address leaves what is unsaved; any does by default
 */
export function useLeaveWarning(isDirty: boolean, isLeft: typeof isElsewhere = isElsewhere): LeaveWarning {
  const session = useSession();
  const armed = useRef(isDirty);
  const released = useRef(false);
  armed.current = isDirty;
  useEffect(() => {
    released.current = false;
    if (!isDirty) return;
    // Only while it is needed: pages that listen are not kept for the browser's Back.
    const ask = (event: BeforeUnloadEvent) => !released.current && event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [isDirty]);

  const shouldBlock: BlockerFunction = useCallback(
    ({ currentLocation: here, nextLocation: there }) =>
      // Who logs out was asked before.
      armed.current && !released.current && !session.hasLeft() && isLeft(here, there),
    [session, isLeft],
  );
  const { state, reset, proceed } = useBlocker(shouldBlock);
  return {
    dialog: { open: state === 'blocked', onStay: () => reset?.(), onLeave: () => proceed?.() },
    release: () => {
      released.current = true;
    },
  };
}
