import { useEffect, useEffectEvent } from 'react';
import { pathOf } from '../language/href-to.ts';
import { useLogin } from './use-session.ts';

export type Intention = {
  /** What was pressed, such as `save destinations 42`. */
  what: string;
  /** Where: the path that the login leads back to. */
  address: string;
  /** How far the page was scrolled. */
  top: number;
};

export const intentionKey = 'intention';

/** Of the login that has just begun; carried out once, by the page that it leads back to. */
let granted: (Intention & { accountId: string }) | null = null;

/**
 * Somebody pressed what only members can do, and now goes to the login. The tab keeps it, where no link and no other
 * site can write: an address alone never saves or votes in anybody's name.
 */
export function keepIntention(what: string, address: string): void {
  const intention: Intention = { what, address, top: scrollY };
  try {
    sessionStorage.setItem(intentionKey, JSON.stringify(intention));
  } catch {
    // A browser that keeps nothing: one presses once more.
  }
}

/**
 * A login that was asked for at `path` has begun; null: by itself. `mailed`: what was kept for a login by a mailed
 * link, in another tab. What was pressed elsewhere, by whomever, is forgotten.
 */
export function grantIntention(path: string | null, accountId: string, mailed: Intention | null = null): void {
  const kept = keptIntention() ?? mailed;
  granted = kept && kept.address === path ? { ...kept, accountId } : null;
}

function keptIntention(): Intention | null {
  try {
    const kept = sessionStorage.getItem(intentionKey);
    sessionStorage.removeItem(intentionKey);
    return kept ? JSON.parse(kept) : null;
  } catch {
    return null;
  }
}

/** Carries out what somebody pressed before the login, where they pressed it. `isReady`: it can be done now. */
export function useIntention(what: string, carryOut: () => void, isReady = true): void {
  const accountId = useLogin()?.user._id;
  const comeBack = useEffectEvent(({ address, top }: Intention) => {
    if (!address.includes('#')) scrollTo(0, top);
    carryOut();
  });
  useEffect(() => {
    if (!isReady || granted?.what !== what || granted.accountId !== accountId) return;
    const intention = granted;
    if (intention.address.split('#')[0] !== pathOf(location.pathname) + location.search) return;
    granted = null;
    // After the effects of the change of page, which scroll and focus.
    queueMicrotask(() => comeBack(intention));
  }, [what, isReady, accountId]);
}
