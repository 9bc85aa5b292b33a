import { stat } from 'node:fs/promises';
import path from 'node:path';
import { decodedText, wholeText } from './decoded-text.ts';
import { ghostTables, parsedJson, readGhost } from './ghost/ghost-reader.ts';
import { largestJson } from './limits.ts';
import { isMarkdown, readMarkdownFolder } from './markdown/markdown-reader.ts';
import { geoFeatures, readGeoJson } from './points/geojson-reader.ts';
import { readXmlPoints } from './points/xml-points-reader.ts';
import type { SourceRecord } from './records.ts';
import { SourceError } from './source-error.ts';
import { diskFile, folderFiles, type SourceFile } from './source-file.ts';
import { readCsv } from './tables/csv-reader.ts';
import { readWxr } from './wordpress/wxr-reader.ts';
import { zipFiles } from './zip-files.ts';

export type ReadOptions = {
  /** Where the old site lived, if the files do not say so. */
  site: string | null;
  /** Custom post types of WordPress that are taken, and as what. */
  types: ReadonlyMap<string, 'story' | 'page'>;
  /** Headers of tables → fields, for those that are not recognized. */
  columns: ReadonlyMap<string, string>;
  /** Of a file that ends too early, what is whole. */
  salvage: boolean;
  now: number;
};

/**
 * All that files, zips and folders hold, one record at a time. What a file is, it is by its content. Throws a
 * SourceError, a sentence for whoever brought it, for what cannot be used: read to the end before anything is written.
 */
export async function* readSources(paths: readonly string[], options: ReadOptions): AsyncGenerator<SourceRecord> {
  const told = new Set<string>();
  for await (const record of allOf(paths, options)) {
    // Several lists have the same columns, and several maps the same properties: each is told once.
    const isOfAll = record.type === 'skip' && /^(column|property)$/.test(record.kind);
    const key = isOfAll ? `${record.kind} ${record.sourceId.toLowerCase()}` : '';
    if (!isOfAll || !told.has(key)) yield record;
    if (isOfAll) told.add(key);
  }
}

async function* allOf(paths: readonly string[], options: ReadOptions): AsyncGenerator<SourceRecord> {
  for (const source of paths) {
    const found = await stat(source).catch(() => null);
    if (found?.isDirectory()) {
      const { files, links } = await folderFiles(source);
      for (const name of links) yield { type: 'skip', kind: 'file', sourceId: name, reason: 'link' };
      yield* readFolder(files, source, options);
    } else if (found?.isFile()) yield* readOne(source, found.size, options);
    else throw new SourceError(`${source} is neither a file nor a folder.`);
  }
}

async function* readOne(source: string, size: number, options: ReadOptions): AsyncGenerator<SourceRecord> {
  const file = diskFile(source, path.basename(source), size);
  if ((await startOf(file)).startsWith('PK')) {
    const { files, close } = await zipFiles(source);
    try {
      yield* readFolder(files, path.basename(source), options);
    } finally {
      close();
    }
  } else if (isMarkdown(file)) yield* readMarkdownFolder([file], options);
  else yield* readFile(file, options);
}

/** A folder of Markdown; without any, each file for itself, as WordPress.com zips its parts and maps zip their KML. */
async function* readFolder(
  files: readonly SourceFile[],
  name: string,
  options: ReadOptions,
): AsyncGenerator<SourceRecord> {
  if (files.some((file) => file.name === 'trekker.json'))
    throw new SourceError(`${name} is an export of a Trekker: bring it alone.`);
  if (files.some(isMarkdown)) return yield* readMarkdownFolder(files, options);
  const readable = files.filter((file) => /\.(xml|json|geojson|csv|tsv|gpx|kml)$/i.test(file.name));
  if (readable.length === 0) throw new SourceError(`${name} holds nothing that can be imported.`);
  for (const file of readable) yield* readFile(file, options);
}

async function* readFile(file: SourceFile, options: ReadOptions): AsyncGenerator<SourceRecord> {
  const start = await startOf(file);
  if (/^\s*[[{]/.test(start)) yield* readJson(file, options);
  else if (/^\s*<|<\?xml\s/.test(start)) yield* readXmlFile(file, start, options);
  else if (start.trim() === '') throw new SourceError(`${file.name} is empty.`);
  else if (start.includes('\0'))
    throw new SourceError(`${file.name} is not text: an image or a program can’t be imported.`);
  else yield* readCsv(file, options.columns);
}

function readXmlFile(file: SourceFile, start: string, options: ReadOptions): AsyncGenerator<SourceRecord> {
  if (/<(?:\w+:)?gpx[\s>]/.test(start)) return readXmlPoints(file, 'gpx', options);
  if (/<(?:\w+:)?kml[\s>]/.test(start)) return readXmlPoints(file, 'kml', options);
  if (/<rss[\s>]/.test(start)) return readWxr(file, options);
  throw new SourceError(`${file.name} is XML, but neither an export of WordPress nor GPX nor KML.`);
}

async function* readJson(file: SourceFile, { site }: ReadOptions): AsyncGenerator<SourceRecord> {
  const { text, told } = await wholeText(file, largestJson);
  if (told) yield { type: 'repair', line: 1, what: told };
  const json = parsedJson(file.name, text);
  const tables = ghostTables(json);
  const features = geoFeatures(json);
  if (tables) yield* readGhost(tables, site);
  else if (features) yield* readGeoJson(features);
  else throw new SourceError(`${file.name} is JSON, but neither an export of Ghost nor GeoJSON.`);
}

/** The first words, in whatever encoding. */
async function startOf(file: SourceFile): Promise<string> {
  const { pieces } = await decodedText(file);
  let start = '';
  for await (const piece of pieces()) {
    start += piece;
    if (start.length >= 16_384) break;
  }
  return start.slice(0, 65_536);
}
