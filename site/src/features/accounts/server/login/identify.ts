import { Problem } from '#contract/problem.ts';
import type { Dependencies, Viewer } from '#server/dependencies.ts';
import type { Identify } from '#server/endpoints/access.ts';
import { bearerOf, cookieNames } from '#server/http/browser.ts';
import { hashOfSecret } from '#server/secret.ts';
import {
  findSessionByCookie,
  findSessionByToken,
  type KnownSession,
  recordUse,
} from '../sessions/session.repository.ts';
import { isBoundTo, sessionCookie } from '../sessions/session.service.ts';

/**
 * Finds who asks, with at most one indexed query, and notes now and then that the login is in use. A bearer counts
 * alone or not at all: one that is unknown, over, or without the cookie that it is tied to is `not_logged_in`. The
 * cookie alone is good for reading and never for a change, so that no other site can make a browser change anything.
 */
export function createIdentify({ db, reads }: Pick<Dependencies, 'db' | 'reads'>, siteUrl: string): Identify {
  const used = async (session: KnownSession, isUnattended = false) => {
    // A login that cannot be noted as used is good all the same: reads go on while nothing can be written.
    if (session.useIsDue && !isUnattended) await recordUse(db, session.sessionId).catch(() => {});
    return asViewer(session);
  };
  const cookieName = cookieNames(siteUrl)(sessionCookie);
  return async (request, isUnattended) => {
    const cookie = request.cookies[cookieName];
    const token = bearerOf(request.headers.authorization);
    if (token !== undefined) {
      const session = token && (await findSessionByToken(reads, hashOfSecret(token)));
      if (!session || !isBoundTo(session, cookie)) throw new Problem('not_logged_in');
      return used(session, isUnattended);
    }
    if (!cookie || (request.method !== 'GET' && request.method !== 'HEAD')) return null;
    const session = await findSessionByCookie(reads, hashOfSecret(cookie));
    return session ? used(session, isUnattended) : null;
  };
}

const asViewer = ({ cookieHash: _, useIsDue: __, ...viewer }: KnownSession): Viewer => viewer;
