/** Start-up cannot go on until a person changes something; the message is one plain sentence that says what. */
export class DatabaseSetupError extends Error {
  override name = 'DatabaseSetupError';
}

/** Another live process runs the embedded server on the same folder. */
export class DatabaseInUseError extends DatabaseSetupError {
  override name = 'DatabaseInUseError';
}

/** The database cannot be reached right now; the same call may succeed a little later. */
export class DatabaseUnavailableError extends Error {
  override name = 'DatabaseUnavailableError';
}

/** SQLSTATEs: statement timeout, shutdowns and start-up, too many connections. Class 08 is told by its prefix. */
const sqlStates = new Set(['57014', '57P01', '57P02', '57P03', '53300']);

const networkCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ECONNABORTED',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTDOWN',
  'EHOSTUNREACH',
  'ENETDOWN',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
]);

/** pg gives these errors no code, so their text is all there is to go by. */
const driverMessages = [
  'Connection terminated',
  'Client has encountered a connection error',
  'Client was closed',
  'timeout expired',
  'timeout exceeded when trying to connect',
  'Query read timeout',
  'Cannot use a pool after calling end',
];

/**
 * Whether an error means that the database is away or overloaded (answer 503 and try later) rather than that the
 * statement was wrong. Looks through `cause`, because Drizzle wraps what the driver throws.
 */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error instanceof DatabaseUnavailableError || isConnectionFailure(error)) return true;
  if (error instanceof AggregateError && error.errors.some(isDatabaseUnavailable)) return true;
  return isDatabaseUnavailable(error.cause);
}

/** Whether PostgreSQL had no room left on its disk for what was asked. Looks through `cause` as well. */
export function isDatabaseFull(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return (error as NodeJS.ErrnoException).code === '53100' || isDatabaseFull(error.cause);
}

function isConnectionFailure(error: Error): boolean {
  const { code, syscall } = error as NodeJS.ErrnoException;
  if (code === undefined) return driverMessages.some((message) => error.message.startsWith(message));
  // A socket file that is missing or whose queue is full; the same codes of a file operation mean something else.
  if (code === 'ENOENT' || code === 'EAGAIN') return syscall === 'connect';
  return networkCodes.has(code) || sqlStates.has(code) || /^08\w{3}$/.test(code);
}

/**
 * What Drizzle says of a query that failed ends with its values: hashes, addresses, what people wrote; what PostgreSQL
 * says of a value that it cannot read ends with that. They belong in no log and on no screen.
 */
export function withoutValues(message: string): string {
  return message.replace(/\nparams: [\s\S]*$/, '').replace(/(invalid input [^:"]*): "[\s\S]*"/, '$1');
}
