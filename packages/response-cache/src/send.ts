import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Representation } from './answer.ts';
import { matchesEtag } from './conditional.ts';

/**
 * Writes one representation, or 304 when the client has it. `requestId` goes into the last place
 * of the prepared headers: `writeHead` reads them at once, so the next request may overwrite it.
 */
export function send(
  request: IncomingMessage,
  response: ServerResponse,
  status: number,
  representation: Representation,
  requestId: string,
): 'sent' | 'not modified' {
  const ifNoneMatch = request.headers['if-none-match'];
  if (representation.etag !== null && ifNoneMatch !== undefined && matchesEtag(ifNoneMatch, representation.etag)) {
    response.writeHead(304, withRequestId(representation.notModifiedHeaders, requestId)).end();
    return 'not modified';
  }
  response.writeHead(status, withRequestId(representation.headers, requestId));
  if (request.method === 'HEAD' || representation.body.length === 0) response.end();
  else response.end(representation.body);
  return 'sent';
}

function withRequestId(headers: string[], requestId: string): string[] {
  headers[headers.length - 1] = requestId;
  return headers;
}
