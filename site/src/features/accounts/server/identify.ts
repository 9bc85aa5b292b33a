import { Problem } from '../../../contract/problem.ts';
import { bearerOf, cookieNames } from '../../../server/browser.ts';
import type { Viewer } from '../../../server/dependencies.ts';
import type { Identify } from '../../../server/implement.ts';
import type { Queryable } from '../../../server/queryable.ts';
import { hashOfSecret } from '../../../server/secret.ts';
import { findSessionByCookie, findSessionByToken, type KnownSession } from './session.repository.ts';
import { isBoundTo, sessionCookie } from './session.service.ts';

/**
 * Finds who asks, with at most one indexed query. A bearer counts alone or not at all: one that is unknown, over, or without the cookie
 * that it is tied to is `not_logged_in`. The cookie alone is good for reading and never for a change, so that no other site can
 * make a browser change anything.
 */
export function createIdentify(db: Queryable, siteUrl: string): Identify {
  const cookieName = cookieNames(siteUrl)(sessionCookie);
  return async (request) => {
    const cookie = request.cookies[cookieName];
    const token = bearerOf(request.headers.authorization);
    if (token !== undefined) {
      const session = token && (await findSessionByToken(db, hashOfSecret(token)));
      if (!session || !isBoundTo(session, cookie)) throw new Problem('not_logged_in');
      return asViewer(session);
    }
    if (!cookie || (request.method !== 'GET' && request.method !== 'HEAD')) return null;
    const session = await findSessionByCookie(db, hashOfSecret(cookie));
    return session ? asViewer(session) : null;
  };
}

const asViewer = ({ cookieHash: _, ...viewer }: KnownSession): Viewer => viewer;
