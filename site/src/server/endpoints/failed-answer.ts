import type { Produced } from '@trekker/response-cache/produced.ts';
import { problemBody } from '../../contract/problem.ts';
import { securityHeaders } from '../http/security-headers.ts';
import { inLanguageInUse } from '../languages/refusal-words.ts';
import { asProblem } from './error-to-problem.ts';

/**
 * What is sent when a public response could not be produced at all: a call's envelope, or a plain sentence in a page's
 * place.
 */
export function failedAnswer(error: unknown, key: string): Produced {
  const problem = inLanguageInUse(asProblem(error));
  const isCall = key.startsWith('call ');
  return {
    status: problem.status,
    headers: {
      ...securityHeaders,
      'content-type': isCall ? 'application/json; charset=utf-8' : 'text/plain; charset=utf-8',
      'cache-control': 'private, no-store',
      ...(problem.retryAfterSeconds && { 'retry-after': String(problem.retryAfterSeconds) }),
    },
    body: Buffer.from(isCall ? JSON.stringify(problemBody(problem)) : problem.message),
    tags: null,
  };
}
