import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { bytesOf, headOf, type SourceFile } from '@trekker/import-sources/source-file.ts';
import { type MediaStorage, mediaName } from '@trekker/media-storage/media-storage.ts';
import { fileTypeFromBuffer } from 'file-type';
import type { MediaFile } from '#features/exports/site-files.contract.ts';
import type { MediaRow } from '#features/media/server/media.table.ts';
import { captionsOf } from '#features/media/server/uploads/captions.rules.ts';
import { fileKinds } from '#features/media/server/uploads/file-kinds.rules.ts';
import { videoHeadBytes, videoTypeOf } from '#features/media/server/videos/video-container.ts';

/** How files come in: byte for byte, under the names that they had. */
export type OwnFiles = {
  storage: MediaStorage;
  /** Throws where nothing more can be stored. */
  requireRoom(): Promise<void>;
};

/** What is served of it is told by its name, so its bytes must be just that. */
const types: Readonly<Record<string, { kinds: readonly MediaRow['kind'][]; type: string }>> = {
  webp: { kinds: ['image', 'video'], type: 'image/webp' },
  avif: { kinds: ['image', 'video'], type: 'image/avif' },
  jpg: { kinds: ['image', 'video'], type: 'image/jpeg' },
  png: { kinds: ['image', 'video'], type: 'image/png' },
  gif: { kinds: ['image', 'video'], type: 'image/gif' },
  mp4: { kinds: ['video'], type: 'video/mp4' },
  webm: { kinds: ['video'], type: 'video/webm' },
  vtt: { kinds: ['captions', 'video'], type: 'text/vtt' },
};

const typeOfName = (name: string) => types[name.slice(name.lastIndexOf('.') + 1)];
const wholes: Readonly<Record<MediaRow['kind'], RegExp>> = {
  image: /^image\//,
  video: /^video\//,
  captions: /^text\/vtt$/,
};

/** The columns of its row that tell of files. */
export type StoredFiles = Pick<
  MediaRow,
  'file' | 'contentType' | 'sizes' | 'alternatives' | 'captionsFile' | 'originalFile' | 'originalType'
> & {
  /** Captions in other languages than the site's own, by language. */
  otherCaptions: ReadonlyMap<string, string>;
};

/**
 * Stores the files of a media item as the export has them.
 * @returns why it cannot come, as the report says it
 */
export async function storeOwnFiles(
  { storage, requireRoom }: OwnFiles,
  files: ReadonlyMap<string, SourceFile>,
  media: MediaFile,
): Promise<StoredFiles | { reason: string }> {
  const wholeInZip = files.get(`media/${baseName(media.file)}`);
  const file = media.storedAs ?? baseName(media.file);
  const contentType = typeOfName(file)?.type ?? '';
  if (!wholeInZip) return { reason: 'file-missing' };
  await requireRoom();
  const store = async (name: string | undefined, folder: string): Promise<boolean> => {
    if (name === undefined) return false;
    const from = name === file ? wholeInZip : files.get(folder + name);
    if (!from || !isOwnName(media, name) || !(await isAsNamed(media.kind, name, from))) return false;
    // The largest size is the whole image itself.
    if (name !== file || folder === '') await storage.putStream(name, await from.open());
    return true;
  };
  const isStored = wholes[media.kind].test(contentType) && (await store(file, ''));
  if (!isStored) return { reason: 'not-an-image' };
  const storeCaptions = (path: string) => storeCaptionsOf(storage, files, media, path);
  return {
    file,
    contentType,
    sizes: await sizesOf(media, (name) => store(name, 'media/sizes/')),
    alternatives: await Array.fromAsync(alternativesOf(media, (name) => store(name, 'media/sizes/'))),
    captionsFile: media.captions === null ? null : await storeCaptions(media.captions),
    otherCaptions: new Map(await Array.fromAsync(otherCaptionsOf(media, storeCaptions))),
    originalFile: await storeOriginal(storage, files, media),
    originalType: knownType(media.originalType ?? ''),
  };
}

const baseName = (file: string): string => file.slice(file.lastIndexOf('/') + 1);

/** Nobody else's file has a name that begins with its key. */
const isOwnName = ({ key }: MediaFile, name: string): boolean =>
  name.startsWith(`${key}-`) || name.startsWith(`${key}.`);

type Store = (name: string | undefined) => Promise<boolean>;

async function sizesOf({ sizes = [] }: MediaFile, store: Store): Promise<MediaRow['sizes']> {
  const stored: MediaRow['sizes'] = [];
  for (const { width, file, avif } of sizes) {
    const size: MediaRow['sizes'][number] = { width };
    if (file !== undefined && (await store(file))) size.file = file;
    if (avif !== undefined && (await store(avif))) size.avif = avif;
    if (size.file ?? size.avif) stored.push(size);
  }
  return stored;
}

/**
 * Names of captions do not begin with the key of their video, so one may be taken here by something else: no export
 * writes over that. Null for what is no WebVTT.
 */
async function storeCaptionsOf(
  storage: MediaStorage,
  files: ReadonlyMap<string, SourceFile>,
  media: MediaFile,
  path: string,
): Promise<string | null> {
  const wanted = baseName(path);
  const file = files.get(`media/${wanted}`);
  if (!file || !mediaName.test(wanted) || typeOfName(wanted)?.type !== 'text/vtt') return null;
  if (!(await isAsNamed(media.kind, wanted, file))) return null;
  const bytes = await bytesOf(file);
  const isFree = !(await storage.stat(wanted)) || (await buffer(storage.read(wanted))).equals(bytes);
  const name = isFree ? wanted : `${media.key}-${createHash('sha256').update(bytes).digest('hex').slice(0, 32)}.vtt`;
  await storage.putStream(name, Readable.from([bytes]));
  return name;
}

/** Captions in other languages than the site's own, each with its language. */
async function* otherCaptionsOf({ texts = {} }: MediaFile, store: (path: string) => Promise<string | null>) {
  for (const [language, { captions }] of Object.entries(texts)) {
    const name = captions ? await store(captions) : null;
    if (name !== null) yield [language, name] as const;
  }
}

async function* alternativesOf({ alternatives = [] }: MediaFile, store: Store) {
  for (const one of alternatives) if (await store(one.file)) yield one;
}

/** No public address leads to what was sent; it is kept as it is. */
async function storeOriginal(
  storage: MediaStorage,
  files: ReadonlyMap<string, SourceFile>,
  media: MediaFile,
): Promise<string | null> {
  const name = media.original ?? '';
  const file = files.get(`media/originals/${name}`);
  if (!file || !isOwnName(media, name) || !name.endsWith('.original')) return null;
  await storage.putStream(name, await file.open());
  return name;
}

const knownTypes: readonly string[] = [...fileKinds.logo.types, ...fileKinds.video.types, ...fileKinds.captions.types];
const knownType = (type: string): string => (knownTypes.includes(type) ? type : '');

async function isAsNamed(kind: MediaRow['kind'], name: string, file: SourceFile): Promise<boolean> {
  const named = typeOfName(name);
  if (!named?.kinds.includes(kind) || file.size > fileKinds.video.mostBytes) return false;
  if (named.type === 'text/vtt')
    return file.size <= fileKinds.captions.mostBytes && captionsOf(await bytesOf(file)) !== undefined;
  const head = await headOf(file, videoHeadBytes);
  const type = named.type.startsWith('video/') ? videoTypeOf(head) : (await fileTypeFromBuffer(head))?.mime;
  return type === named.type;
}
