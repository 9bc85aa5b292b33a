import { createHash } from 'node:crypto';
import { Readable, type Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { ZipFile } from 'yazl';

export type WrittenFile = { name: string; sizeBytes: number; sha256: string };

export type Content = string | AsyncIterable<string | Uint8Array>;

/** `isPacked`: it is small already, as images and videos are. */
export type AddFile = (name: string, content: Content, isPacked?: boolean) => Promise<WrittenFile>;

/**
 * Writes a zip into `output`, one file after the other, each as it comes: no more than a piece of one is ever held.
 * Where `use` throws or `output` closes, the other of the two ends as well, and the reason is thrown.
 */
export async function writeZip(output: Writable, madeAt: Date, use: (add: AddFile) => Promise<void>): Promise<void> {
  const zip = new ZipFile();
  const packed = zip.outputStream as Readable;
  const written = pipeline(packed, output);
  const failed = new Promise<never>((_, reject) => {
    zip.on('error', reject);
    written.catch(reject);
  });
  failed.catch(() => {}); // whoever adds a file is told
  const add: AddFile = async (name, content, isPacked = false) => {
    const hash = createHash('sha256');
    let sizeBytes = 0;
    const pieces = async function* () {
      for await (const piece of typeof content === 'string' ? [content] : content) {
        const bytes = typeof piece === 'string' ? Buffer.from(piece) : piece;
        hash.update(bytes);
        sizeBytes += bytes.length;
        yield bytes;
      }
    };
    const source = Readable.from(pieces(), { objectMode: false });
    const ended = new Promise<void>((resolve, reject) => source.once('end', resolve).once('error', reject));
    zip.addReadStream(source, name, { mtime: madeAt, mode: 0o100644, compress: !isPacked });
    await Promise.race([ended, failed]).catch((error) => {
      source.destroy();
      throw error;
    });
    return { name, sizeBytes, sha256: hash.digest('hex') };
  };
  try {
    await use(add);
    zip.end();
    await written;
  } catch (error) {
    packed.destroy(error as Error);
    await written.catch(() => {});
    throw error;
  }
}
