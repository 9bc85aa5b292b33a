import { withoutValues } from '@trekker/database/errors.ts';

type Logged = { type: string; message: string; stack: string; code?: unknown; cause?: Logged };

/** The log is in English. */
const noError = 'Something was thrown that is no error';

/**
 * An error as it stands in the log: what happened and where, and none of the values that a query was made with. What
 * PostgreSQL tells beside its message (`detail`, `where`) holds rows, and is left out too.
 */
export function describeError(error: unknown): Logged {
  if (!(error instanceof Error)) return { type: typeof error, message: noError, stack: '' };
  const message = withoutValues(error.message);
  const { code } = error as { code?: unknown };
  return {
    type: error.name,
    message,
    stack: (error.stack ?? '').replace(error.message, () => message),
    ...(code !== undefined && { code }),
    ...(error.cause !== undefined && { cause: describeError(error.cause) }),
  };
}
