/**
 * The closed list of what can go wrong, as a client sees it. Every failing answer is made from one of these
 * (contract.md "Answers"); nothing else reaches the wire.
 */
export const problemStatus = {
  invalid_input: 400,
  not_logged_in: 401,
  not_allowed: 403,
  not_found: 404,
  conflict: 409,
  too_large: 413,
  wrong_type: 415,
  key_reused: 422,
  too_many: 429,
  internal: 500,
  unavailable: 503,
} as const;

export type ProblemCode = keyof typeof problemStatus;

export type FieldError = { field: string; message: string };

const defaultMessage: Record<ProblemCode, string> = {
  invalid_input: 'Invalid input',
  not_logged_in: 'Please log in',
  not_allowed: 'You are not allowed to do this',
  not_found: 'Not found',
  conflict: 'This was changed meanwhile',
  too_large: 'Too large',
  wrong_type: 'This type is not accepted',
  key_reused: 'This Idempotency-Key came with another request before',
  too_many: 'Too many requests, please wait a moment',
  internal: 'Something went wrong',
  unavailable: 'The service is busy, please try again in a moment',
};

/** A failure that a client may see: thrown by services and repositories, turned into an answer in one place (server/problem-reply.ts). */
export class Problem extends Error {
  readonly code: ProblemCode;
  /** The message, unless it only stands in for one that nobody gave. */
  readonly givenMessage: string | undefined;
  readonly errors: readonly FieldError[];
  readonly retryAfterSeconds: number | undefined;

  constructor(
    code: ProblemCode,
    message?: string,
    detail: { errors?: readonly FieldError[]; retryAfterSeconds?: number } = {},
  ) {
    super(message ?? defaultMessage[code]);
    this.name = 'Problem';
    this.code = code;
    this.givenMessage = message;
    this.errors = detail.errors ?? [];
    this.retryAfterSeconds = detail.retryAfterSeconds;
  }

  get status(): number {
    return problemStatus[this.code];
  }
}

/** The body of a failing answer. */
export type ProblemBody = { success: false; message: string; errors?: readonly FieldError[] };

export function problemBody(problem: Problem): ProblemBody {
  return problem.errors.length > 0
    ? { success: false, message: problem.message, errors: problem.errors }
    : { success: false, message: problem.message };
}
