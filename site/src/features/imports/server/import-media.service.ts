import path from 'node:path';
import { Readable } from 'node:stream';
import { decoded, originalImage } from '@trekker/import-sources/addresses.ts';
import { FetchError, type FetchOptions, fetchPublic, refusalOf } from '@trekker/import-sources/media/fetch-public.ts';
import type { MediaFiles } from '@trekker/import-sources/media/media-files.ts';
import { SourceError } from '@trekker/import-sources/source-error.ts';
import { bytesOf } from '@trekker/import-sources/source-file.ts';
import { Problem, type ProblemCode } from '#contract/problem.ts';
import { addImportedImage, findImportedImage } from '#features/media/server/library/imported-media.service.ts';
import { mostImportedImageBytes as mostBytes } from '#features/media/server/uploads/file-kinds.rules.ts';
import type { Uploads } from '#server/forms/media-upload.ts';
import { createConcurrencyLimit } from '#server/limits/concurrency-limit.ts';
import type { Transactor } from '#server/queryable.ts';
import * as store from './import.repository.ts';
import type { Tell } from './import-report.ts';

/** Where images come from, and how they come in. */
export type ImageSources = {
  uploads: Uploads;
  /** Throws where nothing more can be stored. */
  requireRoom(): Promise<void>;
  /** At hand; looked at first. */
  files: MediaFiles;
  /** What begins with `from` is fetched from `to`, which the operator named, wherever it is. */
  rewrites: readonly { from: string; to: string }[];
  limits?: Pick<FetchOptions, 'beginWithin' | 'endWithin'>;
};

export type ImageWords = { alt: string; caption: string };
export type TakenImage = { id: string; alt: string };
/** Null for one that cannot be had: that is told, and the next import tries again. */
export type TakeImage = (address: string, words: ImageWords) => Promise<TakenImage | null>;

type Outcome = { taken: TakenImage; isNew: boolean } | { reason: string };

const atOnce = 4;

/**
 * Takes images of an old site into the library, each address once, four at a time. Of a smaller copy the original is
 * taken, if it can be had.
 */
export function createTakeImage(
  db: Transactor,
  sources: ImageSources,
  run: Pick<store.RunRow, 'id' | 'site'>,
  tell: Tell,
): TakeImage {
  const queue = createConcurrencyLimit({ running: atOnce, waiting: Number.POSITIVE_INFINITY });
  const asked = new Map<string, Promise<Outcome>>();
  const once = (address: string, words: ImageWords): Promise<Outcome> => {
    const known = asked.get(address);
    if (known) return known;
    const asking = queue(() => takeOne(db, sources, run, address, words));
    asked.set(ownCopy(address), asking);
    return asking;
  };
  const told = new Set<string>();
  return async (address, words) => {
    const original = originalImage(address);
    const first = original === null ? undefined : await once(original, words);
    const outcome = first && 'taken' in first ? first : await once(address, words);
    // As a dry run counts them, which knows neither which copy there is nor which images are the same.
    const key = original ?? address;
    if (!told.has(key)) {
      told.add(ownCopy(key));
      if ('reason' in outcome) tell({ at: 'media', address: key, outcome: 'failed', reason: outcome.reason });
      else tell({ at: 'media', address: key, outcome: outcome.isNew ? 'created' : 'unchanged', id: outcome.taken.id });
    }
    return 'taken' in outcome ? outcome.taken : null;
  };
}

/** What was cut out of a text holds all of it. */
const ownCopy = (address: string): string => structuredClone(address);

/** Of a dry run: each image that would be asked for is told, and each that nobody would be asked for. */
export function pretendToTake(sources: ImageSources, tell: Tell): TakeImage {
  const told = new Set<string>();
  return async (address) => {
    const original = originalImage(address) ?? address;
    const { to, allowedOrigins } = wayTo(sources, original);
    const reason = sources.files.find(original) ? null : refusalOf(to, allowedOrigins);
    if (!told.has(original))
      tell({ at: 'media', address: original, ...(reason ? { outcome: 'failed', reason } : { outcome: 'created' }) });
    told.add(ownCopy(original));
    return reason ? null : { id: nobody, alt: '' };
  };
}

const nobody = '00000000-0000-0000-0000-000000000000';

async function takeOne(
  db: Transactor,
  sources: ImageSources,
  run: Pick<store.RunRow, 'id' | 'site'>,
  address: string,
  words: ImageWords,
): Promise<Outcome> {
  const known = await db.transaction(async (tx) => {
    const media = await store.findMedia(tx, run.site, address);
    const found = media && (await findImportedImage(tx, media.mediaId));
    // What a run that goes on meets of its own making was made by it.
    return found && { taken: { id: found.id, alt: found.alt }, isNew: media.runId === run.id };
  });
  if (known) return known;
  await sources.requireRoom();
  try {
    const content = Readable.from([await bytesAt(sources, address)]);
    const upload = await sources.uploads.store('image', content, { fileName: fileNameOf(address) });
    try {
      return await db.transaction(async (tx) => {
        const { isNew, ...taken } = await addImportedImage(tx, upload, words);
        await store.noteMedia(tx, { site: run.site, address, runId: run.id, mediaId: taken.id });
        return { taken, isNew };
      });
    } finally {
      if (!upload.attached) await sources.uploads.discard(upload);
    }
  } catch (error) {
    return { reason: reasonOf(error) };
  }
}

/** Of a file at hand, or of the public internet. */
async function bytesAt(sources: ImageSources, address: string): Promise<Buffer> {
  const file = sources.files.find(address);
  if (file) return bytesOf(file, mostBytes);
  const { to, allowedOrigins } = wayTo(sources, address);
  return fetchPublic(to, { ...sources.limits, allowedOrigins, mostBytes });
}

/** Where it is fetched from, and what may be asked wherever it is. */
function wayTo({ rewrites }: ImageSources, address: string): { to: string; allowedOrigins: string[] } {
  const rewrite = rewrites.find(({ from }) => address.startsWith(from));
  const to = rewrite ? rewrite.to + address.slice(rewrite.from.length) : address;
  return { to, allowedOrigins: rewrites.map((one) => new URL(one.to).origin) };
}

/** What is wrong with an image is told; what is wrong here ends the import, which goes on when that is mended. */
function reasonOf(error: unknown): string {
  if (error instanceof FetchError) return error.reason;
  if (error instanceof SourceError) return 'too-large';
  if (error instanceof Problem) return imageProblems[error.code] ?? 'not-stored';
  throw error;
}

const imageProblems: Partial<Record<ProblemCode, string>> = {
  wrong_type: 'not-an-image',
  too_large: 'too-large',
  invalid_input: 'damaged',
};

const fileNameOf = (address: string): string => path.posix.basename(decoded(address.replace(/[?#].*$/s, '')));
