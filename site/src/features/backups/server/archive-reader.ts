import type { Hash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { Readable } from 'node:stream';
import { createTarDecoder } from 'modern-tar';
import { decrypted } from './archive-cipher.ts';
import { type KeySource, keysOf } from './archive-key.ts';
import { ArchiveProblem, type Manifest, manifestName, manifestShape } from './archive-manifest.ts';
import { type FoundSeal, fitsKey, readSeal, type Seal, sha256 } from './archive-seal.ts';

type Entry = { name: string; body: AsyncIterable<Uint8Array> };

/** One that was verified. `encryption` is its key, if it has one. */
export type Archive = { file: string; manifest: Manifest; contentBytes: number; encryption: Buffer | null };

/** Which keys whoever reads an archive has. `allowsUnsealed`: it is used although nobody knows who made it. */
export type Trust = { passphrase: string | null; keyFile: string | null; allowsUnsealed: boolean };

/** The parts of an archive in their order. Each body must be read to its end before the next is asked for. */
export async function* readArchive({
  file,
  contentBytes,
  encryption,
}: Omit<Archive, 'manifest'>): AsyncGenerator<Entry> {
  yield* entriesOf(plain(contentOf(file, contentBytes), encryption));
}

/**
 * Reads an archive to its end and compares every byte with what was written, and its seal with our key.
 * @throws ArchiveProblem with the name of each part that is damaged or missing, or with what is wrong with the seal.
 */
export async function verifyArchive(file: string, trust: Trust): Promise<Archive> {
  const end = await readSeal(file);
  const { contentBytes } = end;
  const seal = end.seal ?? end.keyless;
  const encryption = encryptionOf(file, end, trust);
  const problems = seal ? [] : ['its last line is damaged or missing: it was cut off, or it is not a backup'];
  const whole = sha256();
  const entries = entriesOf(plain(counted(contentOf(file, contentBytes), whole), encryption));
  const { manifest, found, failure } = await readEntries(entries, seal?.manifest);
  const stateOf = (name: string) => `${name} is ${found.has(name) ? 'damaged' : 'missing'}`;
  if (failure)
    problems.push(`it cannot be read after ${[...found.keys()].at(-1) ?? 'its beginning'} (${failure.message})`);
  if (!manifest) problems.push(stateOf(manifestName));
  for (const { name, sha256 } of manifest?.parts ?? []) if (found.get(name) !== sha256) problems.push(stateOf(name));
  if (problems.length === 0 && whole.digest('hex') !== seal?.archive) problems.push('bytes between its parts changed');
  if (!manifest || problems.length > 0) throw new ArchiveProblem(file, problems);
  return { file, manifest, contentBytes, encryption };
}

type ReadEntries = {
  /** Undefined where it is missing, or not the one that the seal knows. */
  manifest: Manifest | undefined;
  /** The SHA-256 of each entry by its name, as far as they could be read. */
  found: ReadonlyMap<string, string>;
  failure: Error | undefined;
};

/**
 * Reads all entries to their ends. `sealedManifest`: the SHA-256 of the manifest that the seal knows, if there is a
 * seal.
 */
async function readEntries(entries: AsyncIterable<Entry>, sealedManifest: string | undefined): Promise<ReadEntries> {
  const found = new Map<string, string>();
  let manifest: Manifest | undefined;
  try {
    for await (const { name, body } of entries) {
      const hash = sha256();
      const kept: Uint8Array[] = [];
      for await (const chunk of body) {
        hash.update(chunk);
        if (name === manifestName) kept.push(chunk);
      }
      const digest = hash.digest('hex');
      found.set(name, digest);
      if (name === manifestName && (sealedManifest === undefined || digest === sealedManifest))
        manifest = parseManifest(kept);
    }
  } catch (error) {
    return { manifest, found, failure: error as Error };
  }
  return { manifest, found, failure: undefined };
}

/** The key of the content. @throws ArchiveProblem for a seal that is not to be trusted. */
function encryptionOf(file: string, { seal, keyless }: FoundSeal, trust: Trust): Buffer | null {
  if (!seal) {
    if (!keyless || trust.allowsUnsealed) return null;
    throw new ArchiveProblem(file, ['its seal has no key, as in older versions: add --unsealed to accept it']);
  }
  const source = sourceOf(file, seal, trust);
  if (!source) return null;
  const keys = keysOf(source, seal.salt);
  if (fitsKey(seal, keys.seal)) return keys.encryption;
  const key = 'file' in source ? `the key in ${source.file}` : 'BACKUP_PASSPHRASE';
  throw new ArchiveProblem(file, [`its seal does not match ${key}: another site made it, or someone changed it`]);
}

/** Null: it is taken without knowing who made it. */
function sourceOf(
  file: string,
  { isEncrypted }: Seal,
  { passphrase, keyFile, allowsUnsealed }: Trust,
): KeySource | null {
  if (isEncrypted) {
    if (passphrase !== null) return { passphrase };
    throw new ArchiveProblem(file, ['it is encrypted: set BACKUP_PASSPHRASE to the one it was made with']);
  }
  if (allowsUnsealed) return null;
  if (keyFile !== null) return { file: keyFile };
  throw new ArchiveProblem(file, [
    'nothing here can tell who made it: give the backup.key of that site with --key, or add --unsealed to accept it',
  ]);
}

function plain(bytes: AsyncIterable<Uint8Array>, encryption: Buffer | null): AsyncIterable<Uint8Array> {
  return encryption ? decrypted(bytes, encryption) : bytes;
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
