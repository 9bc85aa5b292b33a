import { createHash } from 'node:crypto';
import { stat } from 'node:fs/promises';
import path from 'node:path';
import { parse } from 'yaml';
import { largestItem, largestJson } from '../limits.ts';
import { SourceError } from '../source-error.ts';
import { bytesOf, diskFile, folderFiles, headOf, type SourceFile } from '../source-file.ts';
import { csvRows } from '../tables/csv-rows.ts';
import { zipFiles } from '../zip-files.ts';

/** What an export of a Trekker says of itself. */
export type OwnExport = {
  /** Where the site lived. */
  address: string;
  /** The files that it names, by their paths. */
  files: ReadonlyMap<string, SourceFile>;
  /** Files that it does not name: nobody knows what they are. */
  strangers: string[];
  close: () => void;
};

const manifestName = 'trekker.json';
/** The newest that is understood. */
const newestVersion = 1;

type NamedFile = { name: string; sizeBytes: number; sha256: string };

/**
 * An export of a site of ours, as a zip or unpacked, known by its trekker.json; undefined for anything else.
 * @throws SourceError for one that this version cannot read, or that lacks a file
 */
export async function openOwnExport(source: string): Promise<OwnExport | undefined> {
  const opened = await filesOf(source);
  const manifest = opened?.files.find(({ name }) => name === manifestName);
  if (!opened || !manifest) {
    opened?.close();
    return undefined;
  }
  try {
    const { address, named } = headIn(await jsonIn(manifest));
    const here = new Map(opened.files.map((file) => [file.name, file]));
    const files = new Map<string, SourceFile>();
    for (const { name, sizeBytes, sha256 } of named) {
      const file = here.get(name);
      if (!file) throw new SourceError(`${name} is missing from the export.`);
      files.set(name, checked(file, sizeBytes, sha256));
    }
    const strangers = opened.files.map(({ name }) => name).filter((name) => name !== manifestName && !files.has(name));
    return { address, files, strangers, close: opened.close };
  } catch (error) {
    opened.close();
    throw error;
  }
}

async function filesOf(source: string): Promise<{ files: SourceFile[]; close: () => void } | undefined> {
  const found = await stat(source).catch(() => null);
  if (found?.isDirectory()) return { files: (await folderFiles(source)).files, close: () => {} };
  if (!found?.isFile()) return undefined;
  const head = await headOf(diskFile(source, path.basename(source), found.size), 2);
  return head.toString('latin1') === 'PK' ? zipFiles(source) : undefined;
}

/** What is read to its end is what the manifest says, or an error. */
function checked({ name, size, open }: SourceFile, sizeBytes: number, sha256: string): SourceFile {
  const damaged = () => new SourceError(`${name} is not what trekker.json says: the export is damaged or was changed.`);
  return {
    name,
    size,
    async open() {
      if (size !== sizeBytes) throw damaged();
      const content = await open();
      const hash = createHash('sha256');
      return (async function* () {
        for await (const piece of content) {
          hash.update(piece);
          yield piece;
        }
        if (hash.digest('hex') !== sha256) throw damaged();
      })();
    },
  };
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

function headIn(manifest: unknown): { address: string; named: NamedFile[] } {
  const { format, version, site, files } = isObject(manifest) ? manifest : {};
  if (format !== 'trekker' || typeof version !== 'number')
    throw new SourceError('trekker.json does not say that this is an export of a Trekker.');
  if (version > newestVersion)
    throw new SourceError(
      `The export is of version ${version}, and this Trekker reads up to version ${newestVersion}: update it first.`,
    );
  const named = Array.isArray(files) ? files : [];
  if (!isObject(site) || !named.every(isNamedFile)) throw new SourceError('trekker.json is damaged.');
  return { address: String(site.address).slice(0, 300), named };
}

const isNamedFile = (file: unknown): file is NamedFile =>
  isObject(file) &&
  typeof file.name === 'string' &&
  typeof file.sizeBytes === 'number' &&
  typeof file.sha256 === 'string';

/** A file of JSON as a whole. */
export async function jsonIn(file: SourceFile): Promise<unknown> {
  try {
    return JSON.parse((await bytesOf(file, largestJson)).toString());
  } catch (error) {
    throw error instanceof SourceError ? error : new SourceError(`${file.name} is no JSON.`);
  }
}

/** The items of a list, each on a line of its own, as an export writes them: one is in memory at a time. */
export async function* itemsIn(file: SourceFile): AsyncGenerator<unknown> {
  for await (const line of linesOf(file)) {
    const item = line.trim().replace(/,$/, '');
    if (item === '' || item === '[' || item === ']') continue;
    try {
      yield JSON.parse(item);
    } catch {
      throw new SourceError(`${file.name} is no list with an item on each line.`);
    }
  }
}

async function* linesOf(file: SourceFile): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  let rest = '';
  for await (const piece of await file.open()) {
    const lines = (rest + decoder.decode(piece, { stream: true })).split('\n');
    rest = lines.pop() ?? '';
    if (rest.length > largestItem) throw new SourceError(`An item of ${file.name} is larger than 10 MB.`);
    yield* lines;
  }
  yield rest + decoder.decode();
}

/** A Markdown file as an export writes it: YAML between two lines, and the text behind it. */
export async function textIn(file: SourceFile): Promise<{ front: unknown; text: string }> {
  const content = (await bytesOf(file, largestItem)).toString();
  const end = content.indexOf('\n---\n\n');
  if (!content.startsWith('---\n') || end < 0) throw new SourceError(`${file.name} has no front matter.`);
  try {
    const front = parse(content.slice(4, end + 1), { maxAliasCount: 0 });
    return { front, text: content.slice(end + 6).replace(/\n$/, '') };
  } catch {
    throw new SourceError(`The front matter of ${file.name} is no YAML.`);
  }
}

/** The rows of a table, each by the names of its first line. */
export async function* rowsIn(file: SourceFile): AsyncGenerator<Record<string, string>> {
  let names: readonly string[] | undefined;
  for await (const { cells } of csvRows(file, ',')) {
    if (names) yield Object.fromEntries(names.map((name, at) => [name, cells[at] ?? '']));
    else names = cells;
  }
}
