import pino, { type DestinationStream, type Logger } from 'pino';
import { describeError } from './log-error.ts';

export type Log = Logger;

/** One line of JSON per event, on the standard output. */
export function createLog(level: string, destination?: DestinationStream): Log {
  const options = {
    level,
    base: { pid: process.pid },
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label: string) => ({ level: label }) },
    serializers: { err: describeError, req: describeRequest },
  };
  return destination ? pino(options, destination) : pino(options);
}

// The query stays out of the log: existing clients may put secrets there.
function describeRequest(request: { method: string; url: string }) {
  return { method: request.method, path: request.url.split('?')[0] };
}
