import { randomBytes } from 'node:crypto';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { MediaStorage } from '@trekker/media-storage/media-storage.ts';
import { fileTypeFromBuffer } from 'file-type';
import type { FileKind } from '../../../contract/endpoint.ts';
import { Problem } from '../../../contract/problem.ts';
import type { MediaUpload, Uploads } from '../../../server/media-upload.ts';
import { fileKinds } from './file-kinds.ts';
import { filmHeadBytes, filmTypeOf } from './film-container.ts';
import { readFilmFacts } from './film-facts.ts';
import { warmPictureProcess } from './picture-apart.ts';
import { takePicture } from './picture-lanes.ts';

/** The one way in for files: known by their bytes, pictures made anew, under names of our own. */
export function createUploads(storage: MediaStorage): Uploads {
  return {
    async store(kind, content) {
      const chunks = atMost(content, fileKinds[kind]);
      try {
        return kind === 'film' ? await storeFilm(storage, chunks) : await storePicture(storage, kind, chunks);
      } finally {
        // While somebody reads by turns, a stream does not flow.
        await chunks.return();
        // Whoever sends is told what is wrong only when all has been read.
        content.resume();
      }
    },
    discard: ({ file }) => storage.remove(file),
  };
}

type Chunks = AsyncGenerator<Buffer, void, void>;
type Limits = { mostBytes: number; tooLarge: string };

/**
 * So long after its last byte a picture is stored, or is not: whoever sends it is to hear within 5 seconds of a store that says nothing. What
 * the decoding takes is taken from that, but the store always has the least.
 */
const storedWithinMs = 4000;
const leastStoringMs = 1500;

const newKey = () => randomBytes(16).toString('hex');

async function storePicture(storage: MediaStorage, kind: FileKind, chunks: Chunks): Promise<MediaUpload> {
  const { types, wrongType } = fileKinds[kind];
  warmPictureProcess();
  const bytes = Buffer.concat(await Array.fromAsync(chunks));
  const arrivedAt = performance.now();
  const type = await fileTypeFromBuffer(bytes.subarray(0, 4100));
  if (!type || !types.includes(type.mime)) throw new Problem('wrong_type', wrongType);
  const { data, ...facts } = await takePicture(bytes);
  const key = newKey();
  const file = `${key}-${facts.width}.webp`;
  const leftMs = Math.round(storedWithinMs - (performance.now() - arrivedAt));
  await storage.put(file, data, Math.max(leftMs, leastStoringMs));
  const kept = { key, kind: 'image' as const, contentType: 'image/webp', file, sizeBytes: data.length };
  return { ...kept, ...facts, durationSeconds: 0, attached: false };
}

async function storeFilm(storage: MediaStorage, chunks: Chunks): Promise<MediaUpload> {
  const head = await readHead(chunks);
  const contentType = filmTypeOf(head.subarray(0, filmHeadBytes));
  if (!contentType) throw new Problem('wrong_type', fileKinds.film.wrongType);
  const key = newKey();
  const file = `${key}.${contentType === 'video/mp4' ? 'mp4' : 'webm'}`;
  const { sizeBytes } = await storage.putStream(file, joined(head, chunks));
  const facts = await readFilmFacts(contentType, sizeBytes, (first, last) =>
    buffer(storage.read(file, { first, last })),
  );
  return {
    key,
    kind: 'video',
    contentType,
    file,
    sizeBytes,
    ...facts,
    tone: '#000000',
    thumbhash: '',
    attached: false,
  };
}

/** The bytes of a file until there are too many. The stream is left open: what follows still has to flow past. */
async function* atMost(content: Readable, { mostBytes, tooLarge }: Limits): Chunks {
  let size = 0;
  for await (const chunk of content.iterator({ destroyOnReturn: false })) {
    size += chunk.length;
    if (size > mostBytes) throw new Problem('too_large', tooLarge);
    yield chunk;
  }
}

async function readHead(chunks: Chunks): Promise<Buffer> {
  const parts: Buffer[] = [];
  let size = 0;
  while (size < filmHeadBytes) {
    const { value, done } = await chunks.next();
    if (done) break;
    parts.push(value);
    size += value.length;
  }
  return Buffer.concat(parts);
}

async function* joined(head: Buffer, rest: Chunks): Chunks {
  yield head;
  yield* rest;
}
