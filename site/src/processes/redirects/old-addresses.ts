import { createReadStream, existsSync } from 'node:fs';
import path from 'node:path';
import { Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { bytesOf, type SourceFile } from '@trekker/import-sources/source-file.ts';
import { readXml } from '@trekker/import-sources/xml/read-xml.ts';
import { StartError } from '../start/start-failure.ts';

/** As many as a sitemap of sitemaps may name would be two and a half billion: nobody waits for that. */
export const mostAddresses = 500_000;
/** A sitemap may have 50 MB (sitemaps.org); a list of addresses that is larger is none. */
const mostBytes = 60 * 1024 ** 2;
const timeoutMs = 30_000;

/**
 * The addresses that a file or an `https://` address holds: a sitemap, packed or not, or a list with one on each line,
 * or in the first column. An index of sitemaps is followed on its own host, where it was given by its address.
 * @throws StartError where it holds none, or is too large
 */
export async function readOldAddresses(source: string): Promise<string[]> {
  const found = new Set<string>();
  const first = await sourceAt(source);
  const { addresses, sitemaps } = await addressesIn(first);
  for (const address of addresses) found.add(address);
  for (const sitemap of sitemaps) {
    if (!isWeb(source))
      throw new StartError(`${source} is an index of sitemaps: give its address, or the sitemaps that it names.`);
    if (URL.parse(sitemap)?.host !== URL.parse(source)?.host)
      throw new StartError(`${source} names a sitemap of another host: ${sitemap}`);
    const child = await addressesIn(await sourceAt(sitemap));
    if (child.sitemaps.length > 0) throw new StartError(`${sitemap} is an index within an index, which none may be.`);
    for (const address of child.addresses) found.add(address);
    if (found.size > mostAddresses) break;
  }
  if (found.size === 0) throw new StartError(`There is no address in ${source}.`);
  if (found.size > mostAddresses) throw new StartError(`${source} has more than ${mostAddresses} addresses.`);
  return [...found];
}

const isWeb = (source: string) => /^https?:\/\//i.test(source) && URL.canParse(source);

async function sourceAt(source: string): Promise<SourceFile> {
  const bytes = isWeb(source) ? await download(source) : fileAt(source);
  // Known by its bytes: servers unpack what they call gzip, or not.
  const whole = await bytesOf({ name: source, size: 0, open: async () => bytes }, mostBytes);
  const isPacked = whole[0] === 0x1f && whole[1] === 0x8b;
  const open = async () => (isPacked ? Readable.from([whole]).pipe(createGunzip()) : Readable.from([whole]));
  const text = isPacked ? await bytesOf({ name: source, size: 0, open }, mostBytes) : whole;
  return { name: path.basename(source), size: text.length, open: async () => Readable.from([text]) };
}

function fileAt(file: string): AsyncIterable<Uint8Array> {
  if (!existsSync(file)) throw new StartError(`There is no file ${file}.`);
  return createReadStream(file);
}

async function download(address: string): Promise<AsyncIterable<Uint8Array>> {
  const answer = await fetch(address, { signal: AbortSignal.timeout(timeoutMs) }).catch((error: Error) => {
    throw new StartError(
      `${address} cannot be reached: ${(error.cause as Error | undefined)?.message ?? error.message}`,
    );
  });
  if (!answer.ok || !answer.body) throw new StartError(`${address} answers with ${answer.status}.`);
  return answer.body;
}

async function addressesIn(file: SourceFile): Promise<{ addresses: string[]; sitemaps: string[] }> {
  const text = (await bytesOf(file, mostBytes)).toString();
  if (!/^\ufeff?\s*</.test(text)) return { addresses: listed(text), sitemaps: [] };
  const addresses: string[] = [];
  const sitemaps: string[] = [];
  const open: string[] = [];
  let words = '';
  const reading = readXml(file, {
    open: (name) => {
      open.push(name);
      words = '';
    },
    text: (more) => {
      words += more;
    },
    // Images and videos of a page have a `loc` of their own, with a prefix.
    close: (name) => {
      open.pop();
      const into = open.at(-1) === 'sitemap' ? sitemaps : addresses;
      if (name === 'loc' && isWeb(words.trim())) into.push(words.trim());
    },
  });
  for await (const _ of reading) {
    // What is found stands in the two lists.
  }
  return { addresses, sitemaps };
}

/** One on each line, or the first cell of a table with quotes; a line of headers is none. */
function listed(text: string): string[] {
  return text.split(/\r\n?|\n/).flatMap((line) => {
    const [, quoted, plain] = /^\ufeff?\s*(?:"([^"]*)"|(\S+))/.exec(line) ?? [];
    const address = quoted ?? plain ?? '';
    return isWeb(address) || address.startsWith('/') ? [address] : [];
  });
}
