import { isDatabaseFull, isDatabaseUnavailable } from '@trekker/database/errors.ts';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { type FieldError, Problem, problemBody } from '../../contract/problem.ts';
import { t } from '../api-server.texts.ts';
import { inLanguageInUse } from '../languages/refusal-words.ts';
import { noRoom } from '../limits/disk-space.ts';

type ValidationIssue = { instancePath?: string; message?: string };

/** A body that is none at all is no field's fault; what the validator says of it is no text for people. */
function fieldErrors(issues: readonly ValidationIssue[]): FieldError[] {
  return issues
    .map(({ instancePath = '', message = t.isNotValid }) => ({
      field: instancePath.split('/').filter(Boolean).join('.'),
      message,
    }))
    .filter(({ field }) => field !== '');
}

/**
 * Any error as the problem that a client may see. What is not foreseen becomes `internal`, without a word of what
 * happened.
 */
export function asProblem(error: unknown): Problem {
  if (error instanceof Problem) return error;
  const known = error as Partial<FastifyError>;
  if (Array.isArray(known?.validation)) {
    const errors = fieldErrors(known.validation as ValidationIssue[]);
    return new Problem('invalid_input', errors[0]?.message, { errors });
  }
  if (isDatabaseUnavailable(error)) return new Problem('unavailable', undefined, { retryAfterSeconds: 5 });
  if (known?.code === 'ENOSPC' || isDatabaseFull(error)) return noRoom();
  switch (known?.statusCode) {
    case 400:
      return new Problem('invalid_input');
    case 404:
      return new Problem('not_found');
    case 413:
      return new Problem('too_large');
    case 415:
      return new Problem('wrong_type');
    case 503:
      return new Problem('unavailable', undefined, { retryAfterSeconds: 5 });
    default:
      return new Problem('internal');
  }
}

export function sendProblem(error: unknown, request: FastifyRequest, reply: FastifyReply) {
  const problem = inLanguageInUse(asProblem(error));
  if (problem.code === 'internal') request.log.error({ err: error }, 'a request failed');
  if (problem.retryAfterSeconds) reply.header('retry-after', String(problem.retryAfterSeconds));
  return reply
    .code(problem.status)
    .header('cache-control', 'private, no-store')
    .type('application/json; charset=utf-8')
    .send(JSON.stringify(problemBody(problem)));
}
