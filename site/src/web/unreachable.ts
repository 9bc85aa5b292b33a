import { Problem } from '../contract/problem.ts';

/** What somebody reads when the server gave no answer. */
export const unreachableMessage = 'We can’t reach the site. Check your connection and try again.';

/** The server gave no answer. */
export class Unreachable extends Problem {
  constructor() {
    super('unavailable', unreachableMessage);
  }
}
