import { useCallback, useRef, useState } from 'react';
import type { Answer, CallInput, Endpoint } from '#contract/endpoint.ts';
import { Problem } from '#contract/problem.ts';
import { createApiClient } from '../../api-client.ts';
import { withLogin } from '../../session/session.ts';
import { useSession } from '../../session/use-session.ts';
import { type FormFiles, formOf, uploadTransport } from './upload-progress.ts';

/** What a call takes, and the files that go with it. */
export type SaveInput<E extends Endpoint> = CallInput<E> & { files?: FormFiles };

export type Save = {
  busy: boolean;
  /** How much has gone up, 0 to 100; undefined while no file is under way. */
  percent: number | undefined;
  /** Why the last call failed; `conflict` asks for a ConflictPanel. */
  problem: Problem | null;
  /** What is wrong with each field, by its name in the contract. */
  errors: Readonly<Record<string, string>>;
  /** The answer; null when it failed, was cancelled, or another call is under way. */
  send<E extends Endpoint>(endpoint: E, input: SaveInput<E>): Promise<Answer<E> | null>;
  /** Stops the call that is under way. */
  cancel(): void;
  /** Forgets what was wrong. */
  reset(): void;
};

/**
 * Saves what staff edit, with or without files. One call at a time: a double click sends once. The form's own state is
 * never touched, so what was typed and chosen stays when a call fails and can be sent again.
 */
export function useSave(): Save {
  const session = useSession();
  const [problem, setProblem] = useState<Problem | null>(null);
  const [busy, setBusy] = useState(false);
  const [percent, setPercent] = useState<number>();
  const underWay = useRef<AbortController | null>(null);

  const send: Save['send'] = useCallback(
    async (endpoint, input) => {
      if (underWay.current) return null;
      const abort = new AbortController();
      underWay.current = abort;
      setBusy(true);
      setProblem(null);
      try {
        const api = createApiClient(withLogin(uploadTransport(setPercent), session));
        return await api.call(endpoint, toCallInput(input), abort.signal);
      } catch (error) {
        if (!abort.signal.aborted) setProblem(error instanceof Problem ? error : new Problem('internal'));
        return null;
      } finally {
        underWay.current = null;
        setBusy(false);
        setPercent(undefined);
      }
    },
    [session],
  );
  const cancel = useCallback(() => underWay.current?.abort(), []);
  const reset = useCallback(() => setProblem(null), []);
  return { busy, percent, problem, errors: byField(problem), send, cancel, reset };
}

/** As a form when there are files, else as JSON. */
function toCallInput<E extends Endpoint>({ files = {}, ...input }: SaveInput<E>): CallInput<E> {
  const call = input as unknown as CallInput<E>;
  if (!Object.values(files).some((file) => file && [file].flat().length > 0)) return call;
  return { ...call, body: formOf((call.body ?? {}) as Record<string, unknown>, files) };
}

/** The first is what a person should do first. */
function byField(problem: Problem | null): Record<string, string> {
  const errors: Record<string, string> = {};
  for (const { field, message } of problem?.errors ?? []) errors[field] ??= message;
  return errors;
}
