import { randomBytes } from 'node:crypto';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { MediaStorage } from '@trekker/media-storage/media-storage.ts';
import { fileTypeFromBuffer } from 'file-type';
import type { FileKind } from '#contract/endpoint.ts';
import { Problem } from '#contract/problem.ts';
import type { MediaUpload, Uploads } from '#server/forms/media-upload.ts';
import { warmImageProcess } from '../images/image-processes.ts';
import { takeImage } from '../images/image-queue.ts';
import { videoHeadBytes, videoTypeOf } from '../videos/video-container.ts';
import { readVideoFacts } from '../videos/video-facts.ts';
import { captionsOf } from './captions.rules.ts';
import { fileKinds } from './file-kinds.rules.ts';
import type { Spool, SpooledFile } from './spool.ts';

/** The one way in for files: known by their bytes, images made anew, under names of our own. */
export function createUploads(storage: MediaStorage, spool: Spool): Uploads {
  return {
    async store(kind, content) {
      const chunks = atMost(content, fileKinds[kind]);
      try {
        if (kind === 'video') return await storeVideo(storage, chunks);
        if (kind !== 'captions') warmImageProcess();
        const file = await spool(chunks);
        try {
          return kind === 'captions' ? await storeCaptions(storage, file) : await storeImage(storage, kind, file);
        } finally {
          await file.close();
        }
      } finally {
        // While somebody reads by turns, a stream does not flow.
        await chunks.return();
        // Whoever sends is told what is wrong only when all has been read.
        content.resume();
      }
    },
    async discard({ file, sizes }) {
      await Promise.all([...new Set([file, ...sizes.map((size) => size.file)])].map((name) => storage.remove(name)));
    },
  };
}

type Chunks = AsyncGenerator<Buffer, void, void>;
type Limits = { mostBytes: number; tooLarge: string };

/**
 * So long after its last byte an image is stored, or is not: whoever sends it is to hear within 5 seconds of a store
 * that says nothing. What the decoding takes is taken from that, but the store always has the least.
 */
const storedWithinMs = 4000;
const leastStoringMs = 1500;

const newKey = () => randomBytes(16).toString('hex');

async function storeImage(storage: MediaStorage, kind: FileKind, sent: SpooledFile): Promise<MediaUpload> {
  const { types, wrongType } = fileKinds[kind];
  const arrivedAt = performance.now();
  const type = await fileTypeFromBuffer(await sent.head(4100));
  if (!type || !types.includes(type.mime)) throw new Problem('wrong_type', wrongType);
  const { data, smaller, ...facts } = await takeImage(sent.read);
  const key = newKey();
  const leftMs = Math.round(storedWithinMs - (performance.now() - arrivedAt));
  const nameOf = (width: number) => `${key}-${width}.webp`;
  const files = [...smaller, { width: facts.width, data }];
  const timeoutMs = Math.max(leftMs, leastStoringMs);
  // What is stored of an image that fails halfway is swept: no row ever names it.
  await Promise.all(files.map((one) => storage.put(nameOf(one.width), one.data, timeoutMs)));
  const sizeBytes = files.reduce((sum, one) => sum + one.data.length, 0);
  // One that is alone needs no list of sizes.
  const sizes = smaller.length === 0 ? [] : files.map(({ width }) => ({ width, file: nameOf(width) }));
  const kept = { key, kind: 'image' as const, contentType: 'image/webp', file: nameOf(facts.width), sizes, sizeBytes };
  return { ...kept, ...facts, durationSeconds: 0, attached: false };
}

async function storeCaptions(storage: MediaStorage, sent: SpooledFile): Promise<MediaUpload> {
  const text = captionsOf(await sent.read());
  if (text === undefined) throw new Problem('wrong_type', fileKinds.captions.wrongType);
  const data = Buffer.from(text);
  const key = newKey();
  const file = `${key}.vtt`;
  await storage.put(file, data, storedWithinMs);
  const facts = { width: 0, height: 0, durationSeconds: 0, tone: '#000000', thumbhash: '', sizes: [] };
  return { key, kind: 'captions', contentType: 'text/vtt', file, sizeBytes: data.length, ...facts, attached: false };
}

async function storeVideo(storage: MediaStorage, chunks: Chunks): Promise<MediaUpload> {
  const head = await readHead(chunks);
  const contentType = videoTypeOf(head.subarray(0, videoHeadBytes));
  if (!contentType) throw new Problem('wrong_type', fileKinds.video.wrongType);
  const key = newKey();
  const file = `${key}.${contentType === 'video/mp4' ? 'mp4' : 'webm'}`;
  const { sizeBytes } = await storage.putStream(file, joined(head, chunks));
  const facts = await readVideoFacts(contentType, sizeBytes, (first, last) =>
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
    sizes: [],
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
  while (size < videoHeadBytes) {
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
