import { createHash, type Hash, randomBytes } from 'node:crypto';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { MediaStorage } from '@trekker/media-storage/media-storage.ts';
import { fileTypeFromBuffer } from 'file-type';
import type { FileKind } from '#contract/endpoint.ts';
import { Problem } from '#contract/problem.ts';
import type { MediaUpload, Sender, Uploads } from '#server/forms/media-upload.ts';
import { type TakeImage, takeDrawing, takeImage } from '../images/image-queue.ts';
import { warmImageProcess } from '../images/image-worker-pool.ts';
import { isSvg } from '../images/svg.rules.ts';
import { videoHeadBytes, videoTypeOf } from '../videos/video-container.ts';
import { readVideoFacts } from '../videos/video-facts.ts';
import { captionsOf } from './captions.rules.ts';
import { fileKinds } from './file-kinds.rules.ts';
import type { Spool, SpooledFile } from './spool.ts';

/** Of images, where somebody else waits than a person: what makes them anew, and how large they may be. */
type ImageWay = { take: TakeImage; mostBytes: number };

const usual: ImageWay = { take: takeImage, mostBytes: fileKinds.image.mostBytes };

/** The one way in for files: known by their bytes, images made anew, under names of our own. */
export function createUploads(storage: MediaStorage, spool: Spool, { take, mostBytes }: ImageWay = usual): Uploads {
  return {
    async store(kind, content, sender = {}) {
      const hash = createHash('sha256');
      const limits = kind === 'image' ? { mostBytes, tooLarge: fileKinds.image.tooLarge } : fileKinds[kind];
      const chunks = atMost(content, limits, hash);
      try {
        const stored = await storeAs(kind, { storage, spool, chunks, take });
        return { ...stored, digest: hash.digest('hex'), ...senderOf(sender) };
      } finally {
        // While somebody reads by turns, a stream does not flow.
        await chunks.return();
        // Whoever sends is told what is wrong only when all has been read.
        content.resume();
      }
    },
    async discard({ file, sizes, originalFile }) {
      const names = new Set([file, ...sizes.map((size) => size.file), ...(originalFile ? [originalFile] : [])]);
      await Promise.all([...names].map((name) => storage.remove(name)));
    },
  };
}

type Stored = Omit<MediaUpload, 'digest' | 'fileName' | 'uploaderId'>;
type Source = { storage: MediaStorage; spool: Spool; chunks: Chunks; take: TakeImage };

async function storeAs(kind: FileKind, { storage, spool, chunks, take }: Source): Promise<Stored> {
  if (kind === 'archive') return storeArchive(storage, chunks);
  if (kind === 'video') return storeVideo(storage, chunks, await readHead(chunks));
  if (kind === 'media') {
    const head = await readHead(chunks);
    const type = await fileTypeFromBuffer(head);
    if (!type || !fileKinds.image.types.includes(type.mime)) return storeVideo(storage, chunks, head, kind);
    return spooled(spool, noMoreThan(joined(head, chunks), fileKinds.image), (file) =>
      storeImage(storage, kind, file, take),
    );
  }
  return spooled(spool, chunks, async (file) => {
    if (kind === 'captions') return storeCaptions(storage, file);
    return storeImage(storage, kind, kind === 'logo' ? await drawnFrom(file) : file, take);
  });
}

async function spooled(spool: Spool, chunks: Chunks, store: (file: SpooledFile) => Promise<Stored>): Promise<Stored> {
  warmImageProcess();
  const file = await spool(chunks);
  try {
    return await store(file);
  } finally {
    await file.close();
  }
}

const mostNameCharacters = 200;

/** What came with a file. Its name leads nowhere: it is only ever shown. */
function senderOf({ fileName = '', accountId }: Sender): Pick<MediaUpload, 'fileName' | 'uploaderId'> {
  const [name = ''] = fileName.toWellFormed().split(/[\\/]/).slice(-1);
  const clean = name.replaceAll(/[\p{Cc}\p{Cf}\s]+/gu, ' ').trim();
  return { fileName: clean.slice(0, mostNameCharacters).toWellFormed(), uploaderId: accountId ?? null };
}

type Chunks = AsyncGenerator<Buffer, void, void>;
type Limits = { mostBytes: number; tooLarge: () => string };

/**
 * So long after its last byte an image is stored, or is not: whoever sends it is to hear within 5 seconds of a store
 * that says nothing. What the decoding takes is taken from that, but the store always has the least.
 */
const storedWithinMs = 4000;
const leastStoringMs = 1500;

const newKey = () => randomBytes(16).toString('hex');

/**
 * What a member shows of themselves is not kept as it came. What staff send is: they may want it back as it was, and
 * larger than it is shown. Nobody can guess its name, and no public address leads to it (docs/decisions).
 */
const keepsOriginal = (kind: FileKind) => kind !== 'avatar';

async function storeImage(storage: MediaStorage, kind: FileKind, sent: SpooledFile, take: TakeImage): Promise<Stored> {
  const { types, wrongType } = fileKinds[kind];
  const arrivedAt = performance.now();
  const type = await fileTypeFromBuffer(await sent.head(4100));
  if (!type || !types.includes(type.mime)) throw new Problem('wrong_type', wrongType());
  const { data, sizes: firstSizes, ...facts } = await take(sent.read);
  const key = newKey();
  const leftMs = Math.round(storedWithinMs - (performance.now() - arrivedAt));
  const nameOf = (width: number) => `${key}-${width}.webp`;
  const files = [...firstSizes, { width: facts.width, data }];
  const timeoutMs = Math.max(leftMs, leastStoringMs);
  const bytes = await sent.read();
  const originalFile = keepsOriginal(kind) ? `${key}-${randomBytes(16).toString('hex')}.original` : null;
  // What is stored of an image that fails halfway is swept: no row ever names it.
  await Promise.all([
    ...files.map((one) => storage.put(nameOf(one.width), one.data, timeoutMs)),
    ...(originalFile ? [storage.put(originalFile, bytes, timeoutMs)] : []),
  ]);
  const sizeBytes = files.reduce((sum, one) => sum + one.data.length, 0);
  // One that is alone needs no list of sizes.
  const sizes = firstSizes.length === 0 ? [] : files.map(({ width }) => ({ width, file: nameOf(width) }));
  const kept = { key, kind: 'image' as const, contentType: 'image/webp', file: nameOf(facts.width), sizes, sizeBytes };
  const original = { originalFile, originalType: type.mime, originalBytes: bytes.length };
  return { ...kept, ...original, ...facts, durationSeconds: 0, attached: false };
}

/** A drawing is never kept, nor served, as it came: from here on it is the picture that was drawn of it. */
async function drawnFrom(sent: SpooledFile): Promise<SpooledFile> {
  if (!isSvg(await sent.head(4096))) return sent;
  const drawn = await takeDrawing(await sent.read());
  return { head: async (bytes) => drawn.subarray(0, bytes), read: async () => drawn, close: sent.close };
}

async function storeCaptions(storage: MediaStorage, sent: SpooledFile): Promise<Stored> {
  const text = captionsOf(await sent.read());
  if (text === undefined) throw new Problem('wrong_type', fileKinds.captions.wrongType());
  const data = Buffer.from(text);
  const key = newKey();
  const file = `${key}.vtt`;
  await storage.put(file, data, storedWithinMs);
  const facts = { width: 0, height: 0, durationSeconds: 0, ...withoutImage };
  const sizeBytes = data.length;
  return {
    key,
    kind: 'captions',
    contentType: 'text/vtt',
    file,
    sizeBytes,
    attached: false,
    ...facts,
    ...asItCame('text/vtt', sizeBytes),
  };
}

/** What only an image has. */
const withoutImage = { tone: '#000000', thumbhash: '', sizes: [], position: null };

/** The file itself is what was sent. */
const asItCame = (originalType: string, originalBytes: number) => ({ originalFile: null, originalType, originalBytes });

async function storeVideo(
  storage: MediaStorage,
  chunks: Chunks,
  head: Buffer,
  kind: FileKind = 'video',
): Promise<Stored> {
  const contentType = videoTypeOf(head.subarray(0, videoHeadBytes));
  if (!contentType) throw new Problem('wrong_type', fileKinds[kind].wrongType());
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
    attached: false,
    ...withoutImage,
    ...facts,
    ...asItCame(contentType, sizeBytes),
  };
}

/** Nobody can guess its name, and no public address leads to it. */
async function storeArchive(storage: MediaStorage, chunks: Chunks): Promise<Stored> {
  const key = newKey();
  const contentType = 'application/octet-stream';
  const file = `${key}-${randomBytes(16).toString('hex')}.original`;
  const { sizeBytes } = await storage.putStream(file, chunks);
  const facts = { width: 0, height: 0, durationSeconds: 0, ...withoutImage, ...asItCame(contentType, sizeBytes) };
  return { key, kind: 'archive', contentType, file, sizeBytes, attached: false, ...facts };
}

/** The bytes of a file until there are too many. The stream is left open: what follows still has to flow past. */
async function* atMost(content: Readable, limits: Limits, hash: Hash): Chunks {
  for await (const chunk of noMoreThan(content.iterator({ destroyOnReturn: false }), limits)) {
    hash.update(chunk);
    yield chunk;
  }
}

async function* noMoreThan(chunks: AsyncIterable<Buffer>, { mostBytes, tooLarge }: Limits): Chunks {
  let size = 0;
  for await (const chunk of chunks) {
    size += chunk.length;
    if (size > mostBytes) throw new Problem('too_large', tooLarge());
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
