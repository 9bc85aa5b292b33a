import type { Hash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { Readable } from 'node:stream';
import { createTarDecoder } from 'modern-tar';
import { ArchiveProblem, type Manifest, manifestName, manifestShape } from './archive-manifest.ts';
import { readSeal, sha256 } from './archive-seal.ts';

type Entry = { name: string; body: AsyncIterable<Uint8Array> };

/** The parts of an archive in their order. Each body must be read to its end before the next is asked for. */
export async function* readArchive(file: string): AsyncGenerator<Entry> {
  const { contentBytes } = await readSeal(file);
  yield* entriesOf(contentOf(file, contentBytes));
}

/**
 * Reads an archive to its end and compares every byte with what was written.
 * @throws ArchiveProblem with the name of each part that is damaged or missing.
 */
export async function verifyArchive(file: string): Promise<Manifest> {
  const { seal, contentBytes } = await readSeal(file);
  const problems = seal ? [] : ['its last line is damaged or missing: it was cut off, or it is no backup'];
  const whole = sha256();
  const found = new Map<string, string>();
  let manifest: Manifest | undefined;
  try {
    for await (const { name, body } of entriesOf(counted(contentOf(file, contentBytes), whole))) {
      const hash = sha256();
      const kept: Uint8Array[] = [];
      for await (const chunk of body) {
        hash.update(chunk);
        if (name === manifestName) kept.push(chunk);
      }
      found.set(name, hash.digest('hex'));
      if (name === manifestName && (!seal || found.get(name) === seal.manifest)) manifest = parseManifest(kept);
    }
  } catch (error) {
    const last = [...found.keys()].at(-1);
    problems.push(`it cannot be read after ${last ?? 'its beginning'} (${(error as Error).message})`);
  }
  if (!manifest) problems.push(`${manifestName} is ${found.has(manifestName) ? 'damaged' : 'missing'}`);
  for (const { name, sha256 } of manifest?.parts ?? [])
    if (found.get(name) !== sha256) problems.push(`${name} is ${found.has(name) ? 'damaged' : 'missing'}`);
  if (problems.length === 0 && whole.digest('hex') !== seal?.archive) problems.push('bytes between its parts changed');
  if (!manifest || problems.length > 0) throw new ArchiveProblem(file, problems);
  return manifest;
}

const contentOf = (file: string, bytes: number) => createReadStream(file, { end: Math.max(0, bytes - 1) });

async function* counted(bytes: AsyncIterable<Uint8Array>, hash: Hash): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  for await (const chunk of bytes) {
    hash.update(chunk);
    yield chunk as Uint8Array<ArrayBuffer>;
  }
}

async function* entriesOf(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<Entry> {
  const stream = Readable.toWeb(Readable.from(bytes)) as ReadableStream<Uint8Array>;
  const entries = stream.pipeThrough(createTarDecoder({ strict: true }));
  for await (const { header, body } of entries) yield { name: header.name, body };
}

function parseManifest(chunks: Uint8Array[]): Manifest | undefined {
  try {
    return manifestShape.safeParse(JSON.parse(Buffer.concat(chunks).toString())).data;
  } catch {
    return undefined;
  }
}
