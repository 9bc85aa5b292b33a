import { open } from 'node:fs/promises';
import { basename } from 'node:path';
import { promisify } from 'node:util';
import { type Entry, fromFd, type ZipFile } from 'yauzl';
import { freeOfZipRatio, largestZipContent, largestZipRatio, mostZipEntries } from './limits.ts';
import { SourceError } from './source-error.ts';
import type { SourceFile } from './source-file.ts';

const megabyte = 1024 ** 2;

/**
 * The files of a zip by its central directory, each read where it lies. Nothing is written anywhere. Names that climb,
 * links, doubles and what is packed beyond belief are refused, and what comes out is counted as it does.
 */
export async function zipFiles(path: string): Promise<{ files: SourceFile[]; close: () => void }> {
  // Where it lies is nobody's business who brought it.
  const name = basename(path);
  const handle = await open(path, 'r');
  let zip: ZipFile;
  try {
    zip = await promisify<number, object, ZipFile>(fromFd as never)(handle.fd, {
      lazyEntries: true,
      autoClose: false,
      strictFileNames: true,
      validateEntrySizes: true,
      decodeStrings: true,
    });
  } catch (error) {
    await handle.close();
    throw new SourceError(`${name} is no zip that can be read: it is damaged, or not whole.`, { cause: error });
  }
  const close = () => void handle.close();
  try {
    return { files: await filesOf(zip, { name, size: (await handle.stat()).size }), close };
  } catch (error) {
    close();
    throw error instanceof SourceError ? error : new SourceError(`${name} is refused: ${messageOf(error)}.`);
  }
}

const messageOf = (error: unknown): string =>
  error instanceof Error ? error.message.replace(/\.$/, '') : String(error);

async function filesOf(zip: ZipFile, { name: called, size }: { name: string; size: number }): Promise<SourceFile[]> {
  if (zip.entryCount > mostZipEntries) throw new SourceError(`${called} holds more than ${mostZipEntries} files.`);
  const files = new Map<string, SourceFile>();
  let content = 0;
  await new Promise<void>((resolve, reject) => {
    zip.on('error', reject);
    zip.on('end', resolve);
    zip.on('entry', (entry: Entry) => {
      try {
        checkEntry(entry);
        content += entry.uncompressedSize;
        if (content > largestZipContent) throw new SourceError(`${called} unpacks to more than 20 GB.`);
        // Entries may lie on top of each other, so that each by itself is none.
        if (isBomb(content, size)) throw new SourceError(bombSentence(called, content));
        const name = entry.fileName.normalize('NFC');
        if (files.has(name)) throw new SourceError(`${called} has two files “${name}”.`);
        const isUseful = !name.endsWith('/') && !/(^|\/)(__MACOSX|\.git|node_modules)\//.test(name);
        if (isUseful)
          files.set(name, { name, size: entry.uncompressedSize, open: () => contentOf(zip, entry, called) });
        zip.readEntry();
      } catch (error) {
        reject(error);
      }
    });
    zip.readEntry();
  });
  return [...files.values()].sort((one, other) => (one.name < other.name ? -1 : 1));
}

function checkEntry(entry: Entry): void {
  const name = JSON.stringify(entry.fileName.slice(0, 200));
  const isUnsafe = /(^|\/)\.\.(\/|$)|\\|^\/|^[a-z]:|\0/i.test(entry.fileName);
  if (isUnsafe) throw new SourceError(`A file of the zip is called ${name}, which leads out of it.`);
  // The upper half of the attributes is the mode of a Unix file.
  if (((entry.externalFileAttributes >>> 16) & 0o170000) === 0o120000)
    throw new SourceError(`The zip holds a link, ${name}.`);
  if ((entry.generalPurposeBitFlag & 1) !== 0) throw new SourceError(`${name} in the zip is encrypted.`);
  if (isBomb(entry.uncompressedSize, entry.compressedSize))
    throw new SourceError(bombSentence(name, entry.uncompressedSize));
}

const isBomb = (content: number, packed: number): boolean =>
  content > freeOfZipRatio && content > packed * largestZipRatio;
const bombSentence = (name: string, content: number): string =>
  `${name} would unpack to ${Math.round(content / megabyte)} MB from next to nothing.`;

/** yauzl counts what comes out, and ends what is more than its directory says. */
async function contentOf(zip: ZipFile, entry: Entry, called: string): Promise<AsyncIterable<Uint8Array>> {
  const damaged = (cause: unknown) =>
    new SourceError(`${JSON.stringify(entry.fileName)} in ${called} is damaged, or not as large as the zip says.`, {
      cause,
    });
  const stream = await promisify<Entry, AsyncIterable<Uint8Array>>(zip.openReadStream.bind(zip))(entry).catch(
    (error) => {
      throw damaged(error);
    },
  );
  return pieces(stream, damaged);
}

async function* pieces(stream: AsyncIterable<Uint8Array>, explain: (error: unknown) => Error) {
  try {
    yield* stream;
  } catch (error) {
    throw explain(error);
  }
}
