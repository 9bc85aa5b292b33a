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
  let failure: Error | undefined;
  let stop: (error: Error) => void = () => {};
  const fail = (error: Error) => {
    failure ??= error;
    stop(error);
  };
  zip.on('error', fail);
  written.catch(fail);
  const add: AddFile = async (name, content, isPacked = false) => {
    if (failure) throw failure;
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
    const ended = new Promise<void>((resolve, reject) => {
      stop = reject;
      source.once('end', resolve).once('error', reject);
    });
    zip.addReadStreamLazy(name, { mtime: madeAt, mode: 0o100644, compress: !isPacked }, handedOver(source));
    keepNameAlone(zip);
    await ended.catch((error) => {
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

/** Hands a source over, and forgets it: a zip keeps all that gave it a file until it ends. */
function handedOver(source: Readable) {
  const left = [source];
  return (take: (error: unknown, source: Readable) => void): void => {
    for (const one of left.splice(0)) take(null, one);
  };
}

/**
 * The name of the file that was added last, in bytes of its own. Short pieces share memory with what is made beside
 * them: a name that stays until the zip ends would keep the file's text and its packer's output as well.
 */
function keepNameAlone(zip: ZipFile): void {
  const added = (zip as unknown as { entries: { utf8FileName: Buffer }[] }).entries.at(-1);
  if (added) added.utf8FileName = Buffer.from(new Uint8Array(added.utf8FileName).buffer);
}
