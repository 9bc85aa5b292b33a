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
  writeHead(response, status, representation, requestId);
  if (request.method === 'HEAD' || representation.body.length === 0) response.end();
  else response.end(representation.body);
  return 'sent';
}

/** What `writeHead` hands on to, which takes lines that are ready: a first one, and others behind it. */
type ServerResponseWithLines = ServerResponse & { _storeHeader?(lines: string, headers: readonly string[]): void };

/**
 * Checking and joining ten headers anew takes a fifth of what a hit costs, so it is given the lines of all but the two
 * that it needs to know or that differ (docs/decisions/0044-headers-written-once.md). Where somebody has set headers
 * on the response already, and where Node.js has no such way any more, it is `writeHead`.
 */
function writeHead(
  response: ServerResponseWithLines,
  status: number,
  { body, headers, lines }: Representation,
  requestId: string,
): void {
  if (body.length === 0 || !response._storeHeader || response.getHeaderNames().length > 0) {
    response.writeHead(status, withRequestId(headers, requestId));
    return;
  }
  response.statusCode = status;
  response._storeHeader(lines, ['content-length', String(body.length), 'x-request-id', requestId]);
}

function withRequestId(headers: string[], requestId: string): string[] {
  headers[headers.length - 1] = requestId;
  return headers;
}
