import type { Socket } from 'node:net';
import { Problem, problemBody } from '../../contract/problem.ts';
import { t } from '../api-server.texts.ts';
import { nextRequestId } from './request-id.ts';
import { securityHeaders } from './security-headers.ts';

type ParserError = Error & { code?: string };

/** Answers what is no HTTP, too slow or too long, of which no request could be made. */
export function answerUnreadable(error: ParserError, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const body = JSON.stringify(problemBody(new Problem('invalid_input', t.unreadable)));
  const headers = {
    ...securityHeaders,
    'content-type': 'application/json; charset=utf-8',
    'content-length': String(Buffer.byteLength(body)),
    'cache-control': 'no-store',
    'x-request-id': nextRequestId(),
    connection: 'close',
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.end(`HTTP/1.1 ${statusOf(error)}\r\n${lines.join('')}\r\n${body}`);
}

function statusOf({ code }: ParserError): string {
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return '408 Request Timeout';
  return code === 'HPE_HEADER_OVERFLOW' ? '431 Request Header Fields Too Large' : '400 Bad Request';
}
