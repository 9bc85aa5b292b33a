import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from 'node:zlib';
import type { Encoding } from './accept-encoding.ts';

const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);

/** `quick` is what somebody waits for; `best` is worth its twenty milliseconds only in the background. */
export type Effort = 'quick' | 'best';
export type Compression = Exclude<Encoding, 'identity'>;

const BROTLI_QUALITY = { quick: 1, best: constants.BROTLI_MAX_QUALITY };
const GZIP_LEVEL = { quick: constants.Z_BEST_SPEED, best: constants.Z_BEST_COMPRESSION };
/** A smaller window makes no page larger, and its memory is soon made ready. */
const BROTLI_WINDOW_BITS = { quick: 18, best: constants.BROTLI_DEFAULT_WINDOW };
const SMALLEST_WORTH_IT = 1000;
/** So much is compressed quickly in about a third of a millisecond. */
const LARGEST_AT_ONCE_BYTES = 256 * 1024;
const TEXT = /^(text\/|image\/svg\+xml|application\/(json|javascript|xml|[\w.-]+\+(json|xml))\s*(;|$))/i;

/** Whether an answer gains from compression: text of 1 kB or more that nobody encoded yet or forbade to transform. */
export function isCompressible(headers: Readonly<Record<string, string>>, sizeBytes: number): boolean {
  if (sizeBytes < SMALLEST_WORTH_IT || headers['content-encoding'] !== undefined) return false;
  if (headers['cache-control']?.includes('no-transform')) return false;
  return TEXT.test(headers['content-type'] ?? '');
}

/**
 * Compresses at once what is soon done: to hand a page to another thread and take it back costs seven times what
 * compressing it quickly does. All else is done outside of the event loop's thread.
 */
export function compress(body: Buffer, encoding: Compression, effort: Effort): Buffer | Promise<Buffer> {
  const atOnce = effort === 'quick' && body.length <= LARGEST_AT_ONCE_BYTES;
  if (encoding === 'gzip') {
    const options = { level: GZIP_LEVEL[effort] };
    return atOnce ? gzipSync(body, options) : deflate(body, options);
  }
  const options = {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY[effort],
      [constants.BROTLI_PARAM_LGWIN]: BROTLI_WINDOW_BITS[effort],
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    },
  };
  return atOnce ? brotliCompressSync(body, options) : brotli(body, options);
}
