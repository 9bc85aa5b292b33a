import { bytesOf, headOf, type SourceFile } from './source-file.ts';

/** `isGuessed`: the file says nothing, and it is no UTF-8. */
type Encoding = { name: string; isGuessed: boolean };

const known = new WeakMap<SourceFile, Promise<Encoding>>();

/** Looked for once: a file that says nothing has to be read as a whole. */
function encodingOf(file: SourceFile): Promise<Encoding> {
  const encoding = known.get(file) ?? findEncoding(file);
  known.set(file, encoding);
  return encoding;
}

/** By its mark, by what an XML declaration says, else UTF-8; and where that is wrong Windows-1252, which is never. */
async function findEncoding(file: SourceFile): Promise<Encoding> {
  const head = await headOf(file, 1024);
  if (head[0] === 0xff && head[1] === 0xfe) return { name: 'utf-16le', isGuessed: false };
  if (head[0] === 0xfe && head[1] === 0xff) return { name: 'utf-16be', isGuessed: false };
  if (head[0] === 0x3c && head[1] === 0) return { name: 'utf-16le', isGuessed: false };
  if (head[0] === 0 && head[1] === 0x3c) return { name: 'utf-16be', isGuessed: false };
  const [, declared] =
    /^\s*<\?xml[^>]*\sencoding\s*=\s*["']([\w.:-]+)["']/i.exec(head.toString('latin1').replace(/^ï»¿/, '')) ?? [];
  const isKnown = declared !== undefined && isEncoding(declared);
  // What begins with "<" in single bytes is no UTF-16, whatever it says.
  if (isKnown && !/^utf-?16/i.test(declared)) return { name: declared, isGuessed: false };
  const isMarked = head[0] === 0xef && head[1] === 0xbb && head[2] === 0xbf;
  return isMarked || (await isUtf8(file))
    ? { name: 'utf-8', isGuessed: false }
    : { name: 'windows-1252', isGuessed: true };
}

function isEncoding(name: string): boolean {
  try {
    return new TextDecoder(name).encoding !== '';
  } catch {
    return false;
  }
}

async function isUtf8(file: SourceFile): Promise<boolean> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  try {
    for await (const part of await file.open()) decoder.decode(part, { stream: true });
    decoder.decode();
    return true;
  } catch (error) {
    if (error instanceof TypeError) return false;
    throw error;
  }
}

/** What whoever brought the file is told of how it was read; nothing of UTF-8. */
export type ReadAs = 'encoding-guessed' | `read-as-${string}` | null;

function readAs({ name, isGuessed }: Encoding): ReadAs {
  if (isGuessed) return 'encoding-guessed';
  return /^(utf-?8|us-ascii)$/i.test(name) ? null : `read-as-${name.toLowerCase()}`;
}

/** The text of a file, piece by piece, without its byte order mark. */
export async function decodedText(file: SourceFile): Promise<{ told: ReadAs; pieces: () => AsyncGenerator<string> }> {
  const encoding = await encodingOf(file);
  return {
    told: readAs(encoding),
    pieces: async function* () {
      const decoder = new TextDecoder(encoding.name);
      for await (const part of await file.open()) yield decoder.decode(part, { stream: true });
      yield decoder.decode();
    },
  };
}

/** A small file as a whole. */
export async function wholeText(file: SourceFile, most: number): Promise<{ text: string; told: ReadAs }> {
  const encoding = await encodingOf(file);
  return { text: new TextDecoder(encoding.name).decode(await bytesOf(file, most)), told: readAs(encoding) };
}
