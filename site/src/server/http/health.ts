import type { FastifyInstance, FastifyReply } from 'fastify';
import { Problem, problemBody } from '../../contract/problem.ts';
import type { Readiness } from '../endpoints/readiness.ts';
import { type ArrivalSettings, arrivalForDoctor } from './proxy-probe.ts';

/**
 * `/healthz`: the process is up. `/readyz`: it may be sent requests, or what is missing. Both shallow: nothing of how
 * it is made.
 */
export function healthRoutes(
  isStopping: () => boolean,
  readiness: () => Promise<Readiness>,
  arrivalSettings: ArrivalSettings,
) {
  return (app: FastifyInstance): void => {
    const options = { config: { access: 'public' as const }, schema: { hide: true } };
    app.get('/healthz', options, async (request, reply) => {
      const arrival = await arrivalForDoctor(request.raw, arrivalSettings);
      return json(reply, { success: true, ...(arrival && { arrival }) });
    });
    app.get('/readyz', options, async (_request, reply) => {
      if (isStopping()) return unavailable(reply, 'Stopping');
      const { parts, missing } = await readiness();
      return missing ? unavailable(reply, missing, parts) : json(reply, { success: true, ...parts });
    });
  };
}

function unavailable(reply: FastifyReply, message: string, parts = {}) {
  const problem = new Problem('unavailable', message);
  return json(reply.code(problem.status).header('retry-after', '5'), { ...problemBody(problem), ...parts });
}

function json(reply: FastifyReply, body: unknown) {
  return reply.header('cache-control', 'no-store').type('application/json; charset=utf-8').send(JSON.stringify(body));
}
