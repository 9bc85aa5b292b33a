import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Form } from './answer.ts';
import { matchesEtag } from './conditional.ts';

/**
 * Writes one representation, or 304 when the client has it. `requestId` goes into the last place
 * of the prepared headers: `writeHead` reads them at once, so the next request may overwrite it.
 */
export function send(
  request: IncomingMessage,
  response: ServerResponse,
  status: number,
  form: Form,
  requestId: string,
): 'sent' | 'not modified' {
  const ifNoneMatch = request.headers['if-none-match'];
  if (form.etag !== null && ifNoneMatch !== undefined && matchesEtag(ifNoneMatch, form.etag)) {
    response.writeHead(304, withRequestId(form.notModifiedHeaders, requestId)).end();
    return 'not modified';
  }
  response.writeHead(status, withRequestId(form.headers, requestId));
  if (request.method === 'HEAD' || form.body.length === 0) response.end();
  else response.end(form.body);
  return 'sent';
}

function withRequestId(headers: string[], requestId: string): string[] {
  headers[headers.length - 1] = requestId;
  return headers;
}
