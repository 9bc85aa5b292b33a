import { useCallback, useRef, useState } from 'react';
import type { Answer, CallInput, Endpoint } from '../../contract/endpoint.ts';
import { Problem, type ProblemCode, type ProblemData } from '../../contract/problem.ts';
import type { SentForm } from '../../contract/sent-form.ts';
import { useApi } from '../session/use-session.ts';

/** The same call may well succeed a moment later: there is no line, the site is busy, or it asks to wait. */
const passing: readonly ProblemCode[] = ['unavailable', 'internal', 'too_many'];

type Outcome = {
  /** What the server said of the last call; null before one has ended. */
  message: string | null;
  /** Of a failure: what the server itself said, for forms that have a word of their own where it said nothing. */
  givenMessage: string | undefined;
  succeeded: boolean;
  failed: boolean;
  /** What is wrong with each field, by its name in the contract. */
  errors: Readonly<Record<string, string>>;
  /** Offer to send the same again. */
  canRetry: boolean;
  /** What the server says besides of a failure. */
  data?: ProblemData | undefined;
};

const nothingYet: Outcome = {
  message: null,
  givenMessage: undefined,
  succeeded: false,
  failed: false,
  errors: {},
  canRetry: false,
};

export type FormCall<E extends Endpoint> = Outcome & {
  busy: boolean;
  /** Sends what was typed. Null when it failed (see `message` and `errors`), or while another call is on its way. */
  send(body: CallInput<E>['body'] | FormData): Promise<Answer<E> | null>;
  /** Forgets the outcome, so that its words leave the screen. */
  reset(): void;
};

/**
 * A form that posts to one endpoint. One call at a time: a double click sends once. The form's own state is never
 * touched, so what was typed stays when a call fails. It begins with what came of `sent`.
 */
export function useFormCall<E extends Endpoint>(endpoint: E, sent: SentForm | null = null): FormCall<E> {
  const api = useApi();
  const [outcome, setOutcome] = useState(() => (sent ? outcomeOf(sent) : nothingYet));
  const [busy, setBusy] = useState(false);
  // Two clicks can come before the screen has been drawn anew; state would let both through.
  const underWay = useRef(false);

  const send = useCallback(
    async (body: CallInput<E>['body'] | FormData) => {
      if (underWay.current) return null;
      underWay.current = true;
      setBusy(true);
      setOutcome(nothingYet);
      try {
        const answer = await api.call(endpoint, { body } as CallInput<E>);
        setOutcome({ ...nothingYet, succeeded: true, message: (answer as { message?: string }).message ?? null });
        return answer;
      } catch (error) {
        setOutcome(failure(error));
        return null;
      } finally {
        underWay.current = false;
        setBusy(false);
      }
    },
    [api, endpoint],
  );
  const reset = useCallback(() => setOutcome(nothingYet), []);
  return { ...outcome, busy, send, reset };
}

/** Of a form that was posted before the script was there, and that this page answers. */
function outcomeOf({ message, errors, canRetry }: SentForm): Outcome {
  return { ...nothingYet, failed: true, message, givenMessage: message, errors, canRetry };
}

function failure(error: unknown): Outcome {
  const { message, givenMessage, errors, code, data } = error instanceof Problem ? error : new Problem('internal');
  const byField: Record<string, string> = {};
  // The first is what a person should do first.
  for (const { field, message } of errors) byField[field] ??= message;
  return {
    ...nothingYet,
    failed: true,
    message,
    givenMessage,
    errors: byField,
    canRetry: passing.includes(code),
    data,
  };
}
