import { Problem } from '../contract/problem.ts';
import type { Identify } from './implement.ts';

/** No login exists yet, so nobody is known and no token is good. */
export const identifyNobody: Identify = async (request) => {
  if (request.headers.authorization !== undefined) throw new Problem('not_logged_in');
  return null;
};
