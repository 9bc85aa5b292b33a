import { useEffect, useState } from 'react';
import { useLocation, useRevalidator } from 'react-router';
import { isStaff } from '#contract/roles.ts';
import { countWaiting } from '#features/dashboard/dashboard.contract.ts';
import { useApi, useLogin } from '../../session/use-session.ts';

/**
 * What waits for somebody, by the address of its place; asked anew when the page changes or something on it was
 * changed.
 */
export function useWaiting(): Readonly<Record<string, number>> {
  const api = useApi();
  const mayAsk = isStaff(useLogin()?.user.role);
  const { pathname } = useLocation();
  const isIdle = useRevalidator().state === 'idle';
  const [waiting, setWaiting] = useState<Readonly<Record<string, number>>>({});

  // biome-ignore lint/correctness/useExhaustiveDependencies: another page is a good moment to ask again
  useEffect(() => {
    if (!mayAsk || !isIdle) return;
    const left = new AbortController();
    api.call(countWaiting, {}, left.signal).then(
      ({ data: { unreadMessages, heldFeedback } }) =>
        setWaiting({ '/admin/contacts': unreadMessages, '/admin/feedback': heldFeedback }),
      // The sidebar does without: the page itself says what failed.
      () => {},
    );
    return () => left.abort();
  }, [api, mayAsk, pathname, isIdle]);
  return waiting;
}
