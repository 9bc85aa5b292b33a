import type { FastifyReply } from 'fastify';

/** On every answer, pages and files included. A page adds its content security policy. */
export const securityHeaders: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'x-frame-options': 'DENY',
};

export function setSecurityHeaders(reply: FastifyReply): void {
  reply.headers(securityHeaders);
}
