import { type ReadOptions, readSources } from '@trekker/import-sources/read-sources.ts';
import type {
  Attachment,
  Author,
  Entry,
  ImageReference,
  Redirect,
  SourceRecord,
} from '@trekker/import-sources/records.ts';
import { SourceError } from '@trekker/import-sources/source-error.ts';
import { Problem } from '#contract/problem.ts';
import type { ItemRow } from './import.repository.ts';
import { keyOfPlace, keyOfSubscriber } from './import-keys.ts';
import type { Tell } from './import-report.ts';
import { addTextFile } from './linked-text.rules.ts';
import { oldKey, pathKey } from './old-site.rules.ts';

/** What a source says of itself and of what its items name, without their texts. */
export type SourcePlan = {
  format: string;
  site: string | null;
  /** What comes, by its ids at the source, in its order. */
  items: Map<string, ItemRow['kind']>;
  authors: Map<string, Author>;
  /** Items by what their addresses have in common (`oldKey`). */
  idOfAddress: Map<string, string>;
  /** Of a folder of Markdown: its texts, which name each other by their files. */
  texts: Map<string, string[]>;
  fragments: Map<string, string>;
  /** Images by their ids, ids by their addresses, and by the items that they were sent for. */
  images: Map<string, ImageReference>;
  idOfImage: Map<string, string>;
  imagesOf: Map<string, string[]>;
  redirects: Redirect[];
  /** How many entries have it. */
  categories: Map<string, number>;
};

const longestSourceId = 1000;

/** All records; why a source cannot be used is a sentence for whoever brought it. */
export async function* recordsOf(paths: readonly string[], options: ReadOptions): AsyncGenerator<SourceRecord> {
  try {
    yield* readSources(paths, options);
  } catch (error) {
    throw error instanceof SourceError ? new Problem('invalid_input', error.message) : error;
  }
}

/** Reads all of it once, to its end: what is torn is refused before anything is written. */
export async function planOf(paths: readonly string[], options: ReadOptions, tell: Tell): Promise<SourcePlan> {
  const plan: SourcePlan = {
    format: '',
    site: options.site,
    items: new Map(),
    authors: new Map(),
    idOfAddress: new Map(),
    texts: new Map(),
    fragments: new Map(),
    images: new Map(),
    idOfImage: new Map(),
    imagesOf: new Map(),
    redirects: [],
    categories: new Map(),
  };
  for await (const record of recordsOf(paths, options)) note(plan, withoutItsFile(record), tell);
  return plan;
}

/** A copy without the text: a string that was cut out of a piece of a file holds all of that piece. */
function withoutItsFile(record: SourceRecord): SourceRecord {
  return structuredClone(record.type === 'entry' ? { ...record, text: { ...record.text, text: '' } } : record);
}

function note(plan: SourcePlan, record: SourceRecord, tell: Tell): void {
  switch (record.type) {
    case 'site':
      plan.format ||= record.format;
      plan.site ??= record.address;
      return;
    case 'author':
      plan.authors.set(record.key, record);
      return;
    case 'entry':
      noteEntry(plan, record, tell);
      return;
    case 'attachment':
      noteImage(plan, record);
      return;
    case 'fragment':
      plan.fragments.set(record.sourceId.replace(/^wp:/, ''), record.text);
      return;
    case 'redirect':
      plan.redirects.push(record);
      return;
    case 'place':
      noteOnce(plan, keyOfPlace(record), 'destination', record.sourceId, tell);
      return;
    case 'subscriber':
      noteOnce(plan, keyOfSubscriber(record), 'subscriber', record.sourceId, tell);
      return;
    case 'skip':
      tell({ at: 'skip', kind: record.kind, sourceId: record.sourceId, reason: record.reason });
      return;
    case 'repair':
      tell({ at: 'repair', line: record.line, what: record.what });
      return;
  }
}

/** Of several files, or in one. */
function noteOnce(plan: SourcePlan, key: string, kind: ItemRow['kind'], sourceId: string, tell: Tell): void {
  if (plan.items.has(key)) tell({ at: 'skip', kind, sourceId, reason: 'same-as-before' });
  else plan.items.set(key, kind);
}

function noteImage(plan: SourcePlan, { sourceId, address, alt, caption, parent }: Attachment): void {
  const id = sourceId.replace(/^wp:/, '');
  plan.images.set(id, { address, alt, caption });
  plan.idOfImage.set(address, id);
  const owner = parent.replace(/^wp:/, '');
  const others = plan.imagesOf.get(owner);
  if (others) others.push(id);
  else if (owner) plan.imagesOf.set(owner, [id]);
}

function noteEntry(plan: SourcePlan, entry: Entry, tell: Tell): void {
  const { kind, sourceId, address, formerPaths, categories, text } = entry;
  if (sourceId.length > longestSourceId) {
    tell({ at: 'skip', kind, sourceId: sourceId.slice(0, 100), reason: 'long-source-id' });
    return;
  }
  plan.items.set(sourceId, kind);
  for (const { name } of categories) plan.categories.set(name, (plan.categories.get(name) ?? 0) + 1);
  if (plan.format === 'markdown') addTextFile(plan.texts, sourceId);
  const places = [address, text.file].filter((one) => typeof one === 'string');
  const keys = [...places.map((one) => oldKey(one, plan.site)), ...formerPaths.map(pathKey)];
  for (const key of keys) if (key && !plan.idOfAddress.has(key)) plan.idOfAddress.set(key, sourceId);
}
