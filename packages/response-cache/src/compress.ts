import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Encoding } from './accept-encoding.ts';

const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);

/** `quick` is what somebody waits for; `best` is worth its twenty milliseconds only in the background. */
export type Effort = 'quick' | 'best';
export type Compression = Exclude<Encoding, 'identity'>;

const BROTLI_QUALITY = { quick: 1, best: constants.BROTLI_MAX_QUALITY };
const GZIP_LEVEL = { quick: 6, best: constants.Z_BEST_COMPRESSION };
const SMALLEST_WORTH_IT = 1000;
const TEXT = /^(text\/|image\/svg\+xml|application\/(json|javascript|xml|[\w.-]+\+(json|xml))\s*(;|$))/i;

/** Whether an answer gains from compression: text of 1 kB or more that nobody encoded yet or forbade to transform. */
export function isCompressible(headers: Readonly<Record<string, string>>, sizeBytes: number): boolean {
  if (sizeBytes < SMALLEST_WORTH_IT || headers['content-encoding'] !== undefined) return false;
  if (headers['cache-control']?.includes('no-transform')) return false;
  return TEXT.test(headers['content-type'] ?? '');
}

/** Compresses outside the event loop's thread. */
export function compress(body: Buffer, encoding: Compression, effort: Effort): Promise<Buffer> {
  if (encoding === 'gzip') return deflate(body, { level: GZIP_LEVEL[effort] });
  return brotli(body, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY[effort],
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    },
  });
}
