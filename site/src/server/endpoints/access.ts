import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Access, Endpoint } from '../../contract/endpoint.ts';
import { Problem } from '../../contract/problem.ts';
import { isStaff } from '../../contract/roles.ts';
import { t } from '../api-server.texts.ts';
import type { Viewer } from '../dependencies.ts';

/**
 * Finds who asks; throws `not_logged_in` when a bearer is present but no good.
 *
 * @param isUnattended nobody does it: the login is found and not used
 */
export type Identify = (request: FastifyRequest, isUnattended?: boolean) => Promise<Viewer | null>;

/**
 * Whom a call knows: somebody who has to set up a second factor first is nobody to the calls that everybody may make.
 */
export function knownTo({ access, duringSetup }: Endpoint, viewer: Viewer | null): Viewer | null {
  return viewer?.setupOnly && access === 'public' && !duringSetup ? null : viewer;
}

/**
 * Throws where the caller may not make this call at all. Whose the thing is that the path names, only the service of
 * the call knows: for `owner` and `owner-or-staff` a login is asked for here, and the service refuses strangers.
 */
export function requireAccess({ access, duringSetup }: Endpoint, viewer: Viewer | null): void {
  if (access === 'public') return;
  if (!viewer) throw new Problem('not_logged_in');
  if (viewer.setupOnly && !duringSetup)
    throw new Problem('not_allowed', t.secondFactorFirst, { data: { setupNeeded: true } });
  if (access === 'staff' && !isStaff(viewer.role)) throw new Problem('not_allowed');
  if (access === 'author' && viewer.role !== 'AUTHOR') throw new Problem('not_allowed');
}

declare module 'fastify' {
  interface FastifyContextConfig {
    access?: Access;
  }
  interface FastifyRequest {
    viewer: Viewer | null;
  }
}

/** A route that does not say who may call it stops the start, whoever registered it. */
export function refuseUndeclaredAccess(app: FastifyInstance): void {
  app.decorateRequest('viewer', null);
  app.addHook('onRoute', (route) => {
    if (!route.config?.access)
      throw new Error(
        `The route ${String(route.method)} ${route.url} does not declare who may call it (config.access).`,
      );
  });
}
