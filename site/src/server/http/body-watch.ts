import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Readable } from 'node:stream';
import { answerUnreadable } from './unreadable-request.ts';

export type BodyTimeouts = {
  /** For a whole body. */
  wholeMs: number;
  /** For files, which may be large: in each so long time at least so many bytes, and so many at most in all. */
  windowMs: number;
  leastBytes: number;
  mostBytes: number;
  /** For each file that is no video, from its first byte to its last. */
  smallFileMs: number;
};

/** A video of 200 MB needs time; a line of 1 kB/s is none. */
const usual: BodyTimeouts = {
  wholeMs: 30_000,
  windowMs: 10_000,
  leastBytes: 10_000,
  // The largest file, and what the form says around it.
  mostBytes: 520 * 1024 * 1024,
  // The largest image by a line of 60 kB/s.
  smallFileMs: 180_000,
};

/** The server's own last resort. Everything else ends earlier. */
export const longestRequestMs = 60 * 60 * 1000;

type Watch = { pace: () => void; smallFile: (file: Readable) => void };

const watches = new WeakMap<IncomingMessage, Watch>();

/** Ends requests whose body comes too slowly: many of them would hold every connection. */
export function watchBody(request: IncomingMessage, response: ServerResponse, patience: BodyTimeouts = usual): void {
  const { 'content-length': length = '0', 'transfer-encoding': encoding } = request.headers;
  if (length === '0' && encoding === undefined) return;
  let timer = setTimeout(() => giveUp(request, response), patience.wholeMs);
  const done = () => clearTimeout(timer);
  request.once('end', done).once('close', done);
  watches.set(request, {
    pace() {
      done();
      timer = watchPace(request, response, patience);
    },
    smallFile(file) {
      const late = setTimeout(() => giveUp(request, response), patience.smallFileMs);
      const here = () => clearTimeout(late);
      file.once('end', here).once('close', here);
      request.once('close', here);
    },
  });
}

/** From now on this body may take as long as it moves on: files are expected. */
export function expectFiles(request: IncomingMessage): void {
  watches.get(request)?.pace();
}

/** This file is none that needs long: whoever sends it byte by byte is not waited for. */
export function expectSmallFile(request: IncomingMessage, file: Readable): void {
  watches.get(request)?.smallFile(file);
}

function watchPace(request: IncomingMessage, response: ServerResponse, patience: BodyTimeouts): NodeJS.Timeout {
  const { socket } = request;
  const first = socket.bytesRead;
  let before = first;
  // While we are busy with what has come we do not listen, which is no fault of the sender's.
  let rested = false;
  request.on('pause', () => {
    rested = true;
  });
  return setInterval(() => {
    const tooSlow = !rested && socket.bytesRead - before < patience.leastBytes;
    if (tooSlow || socket.bytesRead - first > patience.mostBytes) giveUp(request, response);
    before = socket.bytesRead;
    rested = request.isPaused();
  }, patience.windowMs);
}

function giveUp(request: IncomingMessage, response: ServerResponse): void {
  if (response.headersSent) request.socket.destroy();
  else answerUnreadable(Object.assign(new Error('too slow'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' }), request.socket);
}
