import { randomBytes } from 'node:crypto';
import { open, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { createTarPacker } from 'modern-tar';
import { encrypted } from './archive-cipher.ts';
import { type KeySource, keysOf } from './archive-key.ts';
import { type Manifest, manifestName, type Part } from './archive-manifest.ts';
import { formatSeal, sha256 } from './archive-seal.ts';

export type ArchiveWriter = {
  /** Adds a part and gives its hash. Throws when `content` has not exactly `sizeBytes`. */
  add(name: string, sizeBytes: number, content: AsyncIterable<Uint8Array> | Iterable<Uint8Array>): Promise<Part>;
};

/**
 * Writes an archive under a name that says it is not done, makes it safe on the disk and gives it its own name, so that
 * there is never half an archive under that. `use` adds the parts and gives the manifest. Sealed by `source`; encrypted
 * with a passphrase.
 */
export async function writeArchive(
  file: string,
  source: KeySource,
  use: (writer: ArchiveWriter) => Promise<Manifest>,
): Promise<{ manifest: Manifest; sizeBytes: number }> {
  const draft = `${file}.partial`;
  const salt = randomBytes(32);
  const keys = keysOf(source, salt);
  const handle = await open(draft, 'w', 0o600);
  try {
    const { readable, controller } = createTarPacker();
    const whole = sha256();
    const written = (async () => {
      for await (const chunk of keys.encryption ? encrypted(readable, keys.encryption) : readable) {
        whole.update(chunk);
        await handle.writeFile(chunk);
      }
    })();
    written.catch((error) => controller.error(error)); // awaited below; whoever adds a part is told as well
    const add: ArchiveWriter['add'] = async (name, sizeBytes, content) => {
      const hash = sha256();
      const entry = controller.add({ name, size: sizeBytes, type: 'file', mode: 0o600 }).getWriter();
      for await (const chunk of content) {
        hash.update(chunk);
        await entry.write(chunk as Uint8Array<ArrayBuffer>);
      }
      await entry.close();
      return { name, sizeBytes, sha256: hash.digest('hex') };
    };
    const manifest = await use({ add });
    const text = Buffer.from(`${JSON.stringify(manifest, null, 1)}\n`);
    const { sha256: manifestHash } = await add(manifestName, text.length, [text]);
    controller.finalize();
    await written;
    const isEncrypted = keys.encryption !== null;
    const seal = { archive: whole.digest('hex'), manifest: manifestHash, isEncrypted, salt };
    await handle.writeFile(formatSeal(seal, keys.seal));
    await handle.sync();
    const { size } = await handle.stat();
    await rename(draft, file);
    await syncFolder(path.dirname(file));
    return { manifest, sizeBytes: size };
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  } finally {
    await handle.close();
  }
}

/** A new name is safe only when its folder is written down too. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  await handle.sync().finally(() => handle.close());
}
