import { randomBytes } from 'node:crypto';

const prefix = randomBytes(5).toString('hex');
let count = 0;

/** Unique over all processes: a random part drawn once for each, and a number. */
export function nextRequestId(): string {
  count += 1;
  return `${prefix}-${count.toString(36)}`;
}
