import { buffer } from 'node:stream/consumers';
import type { MediaStorage } from '@trekker/media-storage/media-storage.ts';
import { fileTypeFromBuffer } from 'file-type';
import sharp from 'sharp';
import type { Queryable } from '#server/queryable.ts';
import { listFiles } from '../../media/server/media.repository.ts';
import { namesOfFiles } from '../../media/server/media-files.rules.ts';
import type { Manifest } from './archive-manifest.ts';
import { findUncheckedKeys, findWrongListCounts } from './rehearsal.repository.ts';

/**
 * What is wrong with a restored place, one sentence each; none is good. That all rows came back, and under their
 * foreign keys, the restore itself has made sure of.
 */
export async function inspectRestored(db: Queryable, storage: MediaStorage, manifest: Manifest): Promise<string[]> {
  const problems = manifest.missing.map((name) => `media/${name} was missing already when the backup was made`);
  for (const key of await findUncheckedKeys(db)) problems.push(`The foreign key ${key} was never checked`);
  for (const { list, kept, counted } of await findWrongListCounts(db))
    problems.push(`The list "${list}" has ${counted} rows, but says ${kept}`);
  const known = new Set(manifest.missing);
  for (const item of await listFiles(db)) {
    for (const name of namesOfFiles(item)) {
      const fault = known.has(name) ? undefined : await faultOf(storage, name, item.kind, name === item.file);
      if (fault) problems.push(`media/${name} ${fault}`);
    }
  }
  return problems;
}

async function faultOf(storage: MediaStorage, name: string, kind: 'image' | 'video' | 'captions', isWhole: boolean) {
  const found = await storage.stat(name);
  if (!found) return 'is referred to by a row, but is missing';
  if (found.sizeBytes === 0) return 'is empty';
  if (name.endsWith('.vtt')) return undefined;
  if (kind === 'image') return imageFault(await buffer(storage.read(name)), isWhole);
  const beginning = await buffer(storage.read(name, { first: 0, last: Math.min(4095, found.sizeBytes - 1) }));
  return (await fileTypeFromBuffer(beginning))?.mime.startsWith('video/') ? undefined : 'is not a video';
}

/** The whole image is decoded to its last line; of its smaller sizes, which were made of it, the beginning is read. */
async function imageFault(bytes: Buffer, isWhole: boolean): Promise<string | undefined> {
  const image = sharp(bytes, { failOn: 'error' });
  const reading = isWhole ? image.resize(16, 16, { fit: 'fill' }).raw().toBuffer() : image.metadata();
  return reading.then(
    () => undefined,
    (error: Error) => `cannot be decoded (${error.message})`,
  );
}
