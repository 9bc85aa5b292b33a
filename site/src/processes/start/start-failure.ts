import cluster from 'node:cluster';
import { DatabaseSetupError } from '@trekker/database/errors.ts';
import { SettingError } from '../../config/setting-error.ts';

/** The start cannot go on until a person changes something; the message is one sentence that says what. */
export class StartError extends Error {
  override name = 'StartError';
}

/**
 * Why the start ended, as one sentence (for settings, one each) that says what to change where that is known; else the
 * error with its stack.
 */
export function explainFailure(error: unknown): string {
  if ([StartError, SettingError, DatabaseSetupError].some((known) => error instanceof known))
    return (error as Error).message;
  const { code, address, port, message, stack } = error as NodeJS.ErrnoException & { address?: string; port?: number };
  if (code === 'EADDRINUSE')
    return `Port ${port} on ${address} is in use by another program: set PORT to a free one, or stop that program.`;
  if (code === 'EACCES' && port !== undefined)
    return `Port ${port} can’t be opened by this user: set PORT to one above 1023.`;
  if (code === 'EADDRNOTAVAIL')
    return `HOST is ${address}, which is not an address of this machine: set HOST to 127.0.0.1 or 0.0.0.0.`;
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN')
    return `HOST cannot be resolved (${message}): set HOST to 127.0.0.1 or 0.0.0.0.`;
  return stack ?? String(error);
}

type Failure = { failure: string };

export const isFailure = (message: unknown): message is Failure =>
  typeof message === 'object' && message !== null && 'failure' in message;

/**
 * Says why this process could not start, and ends it with code 1. One of several tells the process that started them:
 * all fail alike, and a person reads it once.
 */
export function endFailed(error: unknown): void {
  const failure = explainFailure(error);
  if (cluster.isWorker && process.connected) {
    process.send?.({ failure } satisfies Failure, undefined, undefined, () => process.exit(1));
    return;
  }
  console.error(failure);
  process.exit(1);
}
