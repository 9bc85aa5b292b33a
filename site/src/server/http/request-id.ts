import { randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

const prefix = randomBytes(5).toString('hex');
let count = 0;

/** Unique over all processes: a random part drawn once for each, and a number. */
export function nextRequestId(): string {
  count += 1;
  return `${prefix}-${count.toString(36)}`;
}

const given = new WeakMap<IncomingMessage, string>();

/** Names a request before it is known who answers it. */
export function giveRequestId(request: IncomingMessage): string {
  const id = nextRequestId();
  given.set(request, id);
  return id;
}

export function requestIdOf(request: IncomingMessage): string {
  return given.get(request) ?? nextRequestId();
}
