import { createContext } from 'react-router';
import { type Answer, addressOf, type CallInput, type Endpoint } from '../contract/endpoint.ts';
import { type FieldError, Problem, type ProblemBody, type ProblemCode, problemStatus } from '../contract/problem.ts';
import { newUuid } from './forms/new-uuid.ts';
import { callTo } from './language/href-to.ts';
import { Unreachable } from './unreachable.ts';

/** Brings a request to the API and its answer back: `fetch` in the browser, a direct call on the server. */
export type Transport = (request: {
  method: string;
  address: string;
  body?: unknown;
  /** Goes along as a bearer. */
  token?: string;
  idempotencyKey?: string;
  signal?: AbortSignal;
  /** Goes on when the page is left, if it is short. */
  keepalive?: true;
}) => Promise<{ status: number; body: unknown }>;

export type ApiClient = {
  call<E extends Endpoint>(endpoint: E, input: CallInput<E>, signal?: AbortSignal): Promise<Answer<E>>;
};

function codeOf(status: number): ProblemCode {
  const known = (Object.keys(problemStatus) as ProblemCode[]).find((code) => problemStatus[code] === status);
  return known ?? (status >= 500 ? 'internal' : 'invalid_input');
}

/**
 * A typed client. A failing answer is thrown as the {@link Problem} that the server meant.
 * @param below where the pages of its language lie: "" or as "/de". A server, which makes pages of many at a time, says
 * it of each
 */
export function createApiClient(transport: Transport, below?: string): ApiClient {
  const keys = createKeys();
  return {
    async call(endpoint, input, signal) {
      const address = callTo(addressOf(endpoint, input), below);
      const { body: sent } = input as { body?: unknown };
      const asked = endpoint.idempotent && JSON.stringify([address, sent]);
      const { status, body } = await transport({
        method: endpoint.method,
        address,
        body: sent,
        ...(asked && { idempotencyKey: keys.of(asked) }),
        ...(signal && { signal }),
      });
      if (status >= 200 && status < 300) {
        if (asked) keys.forget(asked);
        return body as never;
      }
      const problem = (body ?? {}) as Partial<ProblemBody>;
      throw new Problem(codeOf(status), problem.message, {
        errors: (problem.errors ?? []) as FieldError[],
        data: problem.data,
      });
    },
  };
}

/** One key for what is asked for until it has succeeded: after a broken line the same again does nothing twice. */
function createKeys() {
  const keys = new Map<string, string>();
  return {
    of(asked: string): string {
      const key = keys.get(asked) ?? newUuid();
      keys.set(asked, key);
      return key;
    },
    forget: (asked: string) => keys.delete(asked),
  };
}

/** Loaders take their client from here: `context.get(apiContext)`. */
export const apiContext = createContext<ApiClient>();

/**
 * What the server says is said in the language of the page, which names none where it is the site's own. An address
 * that names one already stays: named twice, it is refused.
 */
export const inPageLanguage = (address: string): string => (/[?&]language=/.test(address) ? address : callTo(address));

/** The API over HTTP, as the browser reaches it. Rejects with `unavailable` when there is no line. */
export const fetchTransport: Transport = async ({
  method,
  address,
  body,
  token,
  idempotencyKey,
  signal,
  keepalive,
}) => {
  const isJson = body !== undefined && !(body instanceof FormData);
  let response: Response;
  try {
    response = await fetch(inPageLanguage(address), {
      method,
      headers: {
        accept: 'application/json',
        ...(isJson && { 'content-type': 'application/json' }),
        ...(token && { authorization: `Bearer ${token}` }),
        ...(idempotencyKey && { 'idempotency-key': idempotencyKey }),
      },
      ...(body !== undefined && { body: isJson ? JSON.stringify(body) : (body as FormData) }),
      ...(signal && { signal }),
      ...(keepalive && { keepalive }),
    });
  } catch (error) {
    if (signal?.aborted) throw error;
    throw new Unreachable();
  }
  const answered = await response.json().catch((error) => {
    if (!response.ok) return null;
    // The page was left, or the line broke within the answer.
    throw signal?.aborted ? error : new Unreachable();
  });
  return { status: response.status, body: answered };
};
