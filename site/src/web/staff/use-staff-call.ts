import { useToast } from '@trekker/design-system/toasts.tsx';
import { useCallback, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import type { Answer, CallInput, Endpoint } from '../../contract/endpoint.ts';
import { Problem } from '../../contract/problem.ts';
import { useApi } from '../use-session.ts';

export type StaffCall = {
  busy: boolean;
  /** The answer, once the page shows what it changed; null when it failed, or another call is under way. */
  send<E extends Endpoint>(endpoint: E, input: CallInput<E>): Promise<Answer<E> | null>;
};

/** A call that changes one thing on the page, such as deleting a row. The server's message is said either way. */
export function useStaffCall(): StaffCall {
  const api = useApi();
  const toast = useToast();
  const { revalidate } = useRevalidator();
  const [busy, setBusy] = useState(false);
  // Two clicks can come before the screen has been drawn anew; state would let both through.
  const underWay = useRef(false);

  const send: StaffCall['send'] = useCallback(
    async (endpoint, input) => {
      if (underWay.current) return null;
      underWay.current = true;
      setBusy(true);
      try {
        const answer = await api.call(endpoint, input);
        toast((answer as { message?: string }).message ?? 'Done');
        await revalidate();
        return answer;
      } catch (error) {
        const { code, message } = error instanceof Problem ? error : new Problem('internal');
        toast(message, { bad: true });
        // What the page shows is not so any more.
        if (code === 'not_found' || code === 'conflict') await revalidate();
        return null;
      } finally {
        underWay.current = false;
        setBusy(false);
      }
    },
    [api, toast, revalidate],
  );
  return { busy, send };
}
