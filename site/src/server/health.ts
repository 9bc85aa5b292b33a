import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { Problem } from '../contract/problem.ts';
import { type ArrivalSettings, arrivalForDoctor } from './arrival.ts';
import type { HasRoom } from './disk-room.ts';
import type { Queryable } from './queryable.ts';

/** `/healthz`: the process is up. `/readyz`: it may be sent requests; the database is asked at most once a second. */
export function healthRoutes(
  db: Queryable,
  isStopping: () => boolean,
  hasRoom: HasRoom,
  arrivalSettings: ArrivalSettings,
) {
  let asked: { at: number; answer: Promise<boolean> } | undefined;
  const databaseAnswers = () => {
    const now = performance.now();
    if (!asked || now - asked.at > 1000) {
      asked = {
        at: now,
        answer: db.execute(sql`select 1`).then(
          () => true,
          () => false,
        ),
      };
    }
    return asked.answer;
  };
  return (app: FastifyInstance): void => {
    const options = { config: { access: 'public' as const }, schema: { hide: true } };
    app.get('/healthz', options, async (request, reply) => {
      const arrival = await arrivalForDoctor(request.raw, arrivalSettings);
      return json(reply, { success: true, ...(arrival && { arrival }) });
    });
    app.get('/readyz', options, async (_request, reply) => {
      if (isStopping()) throw new Problem('unavailable', 'Stopping', { retryAfterSeconds: 5 });
      if (!(await databaseAnswers()))
        throw new Problem('unavailable', 'The database does not answer', { retryAfterSeconds: 5 });
      // Without room it goes on reading: no reason to send nobody here.
      return json(reply, { success: true, disk: (await hasRoom()) ? 'ok' : 'nearly full: nothing is saved' });
    });
  };
}

function json(
  reply: { header(name: string, value: string): { type(type: string): { send(body: string): unknown } } },
  body: unknown,
) {
  return reply.header('cache-control', 'no-store').type('application/json; charset=utf-8').send(JSON.stringify(body));
}
