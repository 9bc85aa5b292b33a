import { t } from './texts/api-problems.texts.ts';

/**
 * The closed list of what can go wrong, as a client sees it. Every failing answer is made from one of these
 * (docs/specification.md, 8); nothing else reaches the wire.
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

/**
 * Who has saved what a form was about to save over, and when. `savedBy` is null where nobody is known. Where it is
 * known what the form began with: what both have changed, to different things, and all else as both together have it.
 */
export type SavedSince = {
  savedBy: { _id: string; name: string } | null;
  savedAt: string;
  fields?: Readonly<Record<string, { yours: unknown; theirs: unknown; base: unknown }>>;
  merged?: Readonly<Record<string, unknown>>;
};

/** Whom a link would log in, half hidden, where it was opened elsewhere than it was asked for. */
export type LinkOwner = { email: string };

/** A link has confirmed an address before; maybe the account has no password since. */
export type Confirmed = { confirmed: true; passwordNeeded?: true };

/** Why staff may do nothing else before they have set up a second factor. */
export type SetupNeeded = { setupNeeded: true };

/** What shows an image or a video that somebody wanted to delete. */
export type InUse = {
  usedIn: readonly {
    kind: string;
    _id: string;
    title: string;
    field: string;
    isPublished: boolean;
    adminUrl: string;
    inTrash?: true | undefined;
  }[];
};

/** What has to be mended before something can be published. */
export type NotReady = { findings: readonly { rule: string; level: string; field: string; message: string }[] };

/** Categories that were to go, with how many stories each has. */
export type StillFull = { categories: readonly { slug: string; name: string; stories: number }[] };

/** Terms of the glossary that somebody else has translated meanwhile, as they are now. */
export type ChangedTerms = { terms: readonly { term: string; name: string; translation: string; updatedAt: string }[] };

/**
 * What a person, or their browser, needs to know to decide what to do next. Of a `conflict`; that setup is needed, of
 * `not_allowed`.
 */
export type ProblemData =
  | SavedSince
  | LinkOwner
  | Confirmed
  | SetupNeeded
  | InUse
  | NotReady
  | StillFull
  | ChangedTerms;

const defaultMessage: Record<ProblemCode, () => string> = {
  invalid_input: () => t.invalidInput,
  not_logged_in: () => t.notLoggedIn,
  not_allowed: () => t.notAllowed,
  not_found: () => t.notFound,
  conflict: () => t.conflict,
  too_large: () => t.tooLarge,
  wrong_type: () => t.wrongType,
  key_reused: () => t.keyReused,
  too_many: () => t.tooMany,
  internal: () => t.internal,
  unavailable: () => t.unavailable,
};

/**
 * A failure that a client may see: thrown by services and repositories, turned into an answer in one place
 * (server/endpoints/error-to-problem.ts).
 */
export class Problem extends Error {
  readonly code: ProblemCode;
  /** The message, unless it only stands in for one that nobody gave. */
  readonly givenMessage: string | undefined;
  readonly errors: readonly FieldError[];
  readonly retryAfterSeconds: number | undefined;
  readonly data: ProblemData | undefined;

  constructor(
    code: ProblemCode,
    message?: string,
    detail: { errors?: readonly FieldError[]; retryAfterSeconds?: number; data?: ProblemData | undefined } = {},
  ) {
    super(message ?? defaultMessage[code]());
    this.name = 'Problem';
    this.code = code;
    this.givenMessage = message;
    this.errors = detail.errors ?? [];
    this.retryAfterSeconds = detail.retryAfterSeconds;
    this.data = detail.data;
  }

  get status(): number {
    return problemStatus[this.code];
  }

  get savedSince(): SavedSince | undefined {
    return this.data && 'savedAt' in this.data ? this.data : undefined;
  }

  get confirmed(): Confirmed | undefined {
    return this.data && 'confirmed' in this.data ? this.data : undefined;
  }

  get linkOwner(): LinkOwner | undefined {
    return this.data && 'email' in this.data ? this.data : undefined;
  }
}

/** The body of a failing answer. */
export type ProblemBody = { success: false; message: string; errors?: readonly FieldError[]; data?: ProblemData };

export function problemBody({ message, errors, data }: Problem): ProblemBody {
  return {
    success: false,
    message,
    ...(errors.length > 0 && { errors }),
    ...(data && { data }),
  };
}
