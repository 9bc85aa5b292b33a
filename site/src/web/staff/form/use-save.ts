import { useCallback, useState } from 'react';
import type { Answer, CallInput, Endpoint } from '#contract/endpoint.ts';
import type { Problem } from '#contract/problem.ts';
import { createApiClient } from '../../api-client.ts';
import { withLogin } from '../../session/session.ts';
import { useSession } from '../../session/use-session.ts';
import { type SaveFiles, toCallBody } from '../fields/save-files.ts';
import { uploadTransport } from './upload-progress.ts';
import { errorsByField, useOneCall } from './use-one-call.ts';

/** What a call takes, and the files that go with it. */
export type SaveInput<E extends Endpoint> = CallInput<E> & { files?: SaveFiles };

export type Save = {
  busy: boolean;
  /** How much has gone up, 0 to 100; undefined while no file is under way. */
  percent: number | undefined;
  /** Why the last call failed; `conflict` asks for a ConflictPanel. */
  problem: Problem | null;
  /** What is wrong with each field, by its name in the contract. */
  errors: Readonly<Record<string, string>>;
  /** The answer; null when it failed, or another call is under way. */
  send<E extends Endpoint>(endpoint: E, input: SaveInput<E>): Promise<Answer<E> | null>;
};

/**
 * Saves what staff edit, with or without files. One call at a time: a double click sends once. The form's own state is
 * never touched, so what was typed and chosen stays when a call fails and can be sent again.
 */
export function useSave(): Save {
  const session = useSession();
  const [problem, setProblem] = useState<Problem | null>(null);
  const [percent, setPercent] = useState<number>();
  const { busy, run } = useOneCall();

  const send: Save['send'] = useCallback(
    (endpoint, input) =>
      run(async () => {
        setProblem(null);
        try {
          const api = createApiClient(withLogin(uploadTransport(setPercent), session));
          return await api.call(endpoint, toCallInput(input));
        } finally {
          setPercent(undefined);
        }
      }, setProblem),
    [session, run],
  );
  return { busy, percent, problem, errors: problem ? errorsByField(problem) : {}, send };
}

/** As a form when there are files, else as JSON. */
function toCallInput<E extends Endpoint>({ files, ...input }: SaveInput<E>): CallInput<E> {
  const call = input as unknown as CallInput<E>;
  return files ? { ...call, body: toCallBody((call.body ?? {}) as Record<string, unknown>, files) } : call;
}
