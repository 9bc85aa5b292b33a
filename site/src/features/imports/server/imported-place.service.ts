import { convertText } from '@trekker/import-sources/convert-text.ts';
import type { Note, Place } from '@trekker/import-sources/records.ts';
import { listIn } from '@trekker/import-sources/tables/csv-reader.ts';
import type { Block } from '@trekker/rich-text/document.ts';
import { plainText } from '@trekker/rich-text/plain-text.ts';
import { plainBlocks } from '@trekker/rich-text/read-markdown.ts';
import { Problem } from '#contract/problem.ts';
import type { Viewer } from '#server/dependencies.ts';
import type { Queryable } from '#server/queryable.ts';
import {
  addImportedDestination,
  type ImportedDestination,
  updateImportedImages,
} from '../../destinations/server/staff/imported-destination.service.ts';
import { destinationRules } from '../../destinations/staff-destination.contract.ts';
import * as store from './import.repository.ts';
import { keyOfPlace } from './import-keys.ts';
import type { TakeImage } from './import-media.service.ts';
import type { ReportEvent, WriteItem } from './import-report.ts';
import { textOfImport } from './import-text.rules.ts';
import { oneLine, shortened } from './imported-story.rules.ts';
import type { KnownItems } from './imported-text.service.ts';

export type PreparedPlace = {
  place: Place;
  /** Null: it is here, and stays as it is. */
  made: Omit<ImportedDestination, 'id'> | null;
  notes: Note[];
  imagesLeft: number;
  isThere: boolean;
};

/** Everything of a place that needs no transaction. */
export async function preparePlace(ids: KnownItems, place: Place, take: TakeImage | null): Promise<PreparedPlace> {
  const item = ids.get(keyOfPlace(place));
  const isThere = item?.isThere ?? false;
  const imagesBefore = item?.imagesLeft ?? 0;
  const stays = { place, made: null, notes: [], imagesLeft: imagesBefore, isThere };
  if (isThere && !(take && imagesBefore > 0)) return stays;
  const { name, latitude, longitude, fields } = place;
  const notes = [...place.notes];
  const limited = (field: keyof typeof destinationRules & keyof typeof mosts, text: string) => {
    const line = oneLine(text);
    if (line.length > mosts[field]) notes.push({ reason: 'long-text', detail: `${field}: ${line.slice(0, 100)}` });
    return shortened(line, mosts[field]);
  };
  const blocks = blocksIn(fields.description ?? '', notes);
  const { images, imagesLeft } = await imagesIn(fields.images ?? '', take, notes);
  if (isThere && imagesLeft >= imagesBefore) return stays;
  for (const field of ['budget', 'currency', 'language', 'timeZone'])
    if (fields[field]) notes.push({ reason: 'no-such-field', detail: `${field}: ${fields[field]}` });
  const made = {
    name: limited('name', name),
    latitude,
    longitude,
    country: limited('country', fields.country ?? ''),
    regionText: limited('region', [fields.state, fields.region].filter(Boolean).join(', ')),
    description: limited('description', fields.shortDescription ?? plainText(blocks)),
    bestTimeToVisit: limited('bestTimeToVisit', fields.bestTime ?? ''),
    tags: wordsIn(fields.tags ?? '', destinationRules.tags),
    popularFor: wordsIn(fields.highlights ?? '', destinationRules.popularFor),
    blocks,
    thumbnailId: images[0] ?? null,
    gallery: images.slice(1, 1 + destinationRules.images.most.count),
  };
  return { place, made, notes, imagesLeft, isThere };
}

const { name, country, region, description, bestTimeToVisit } = destinationRules;
const mosts = {
  name: name.most,
  country: country.most,
  region: region.most,
  description: description.most,
  bestTimeToVisit: bestTimeToVisit.most,
};

function wordsIn(cell: string, { items, characters }: { items: number; characters: number }): string[] {
  const words = listIn(cell).map((word) => shortened(oneLine(word), characters));
  return [...new Map(words.map((word) => [word.toLowerCase(), word])).values()].slice(0, items);
}

/** Some programs write HTML, others do not. */
function blocksIn(text: string, notes: Note[]): Block[] {
  if (!/<[a-z][^>]*>/i.test(text)) return plainBlocks(text);
  const converted = convertText({ text: { format: 'html', text }, address: null, sourceId: '' });
  notes.push(...converted.notes);
  const images = (address: string) => [{ address, alt: '', caption: '', taken: null }];
  return textOfImport(converted.blocks, { link: (to) => to, images, addToGallery: () => false });
}

async function imagesIn(cell: string, take: TakeImage | null, notes: Note[]) {
  const addresses = [...new Set(listIn(cell))];
  const taken = await Promise.all(addresses.map((address) => take?.(address, { alt: '', caption: '' }) ?? null));
  for (const [index, detail] of addresses.entries())
    if (!taken[index]) notes.push({ reason: 'image-left-out', detail });
  const images = taken.flatMap((one) => one?.id ?? []);
  return { images, imagesLeft: addresses.length - images.length };
}

/**
 * Stores it as a draft, where there is a run, with the record that it came; one that is here and that nobody has edited
 * gets the images that it lacked. Says what came of it.
 */
export async function writePlace(
  writeItem: WriteItem,
  run: store.RunRow | null,
  site: string,
  { place, made, notes, imagesLeft, isThere }: PreparedPlace,
  viewer: Viewer,
): Promise<ReportEvent> {
  const { sourceId, name } = place;
  const item = { at: 'item', kind: 'destination', sourceId, title: name } as const;
  const unchanged = { ...item, outcome: 'unchanged', notes: [] } as const;
  if (!made) return unchanged;
  if (!run) return { ...item, outcome: isThere ? 'updated' : 'created', notes };
  const write = async (tx: Queryable): Promise<ReportEvent> => {
    const row = await store.lockItem(tx, site, keyOfPlace(place));
    if (!row || (row.importedAt && !isThere)) return unchanged;
    const { itemId: id, importedAt } = row;
    if (importedAt) {
      const changed = await updateImportedImages(tx, viewer, importedAt, { ...made, id });
      if (changed === 'gone') return unchanged;
      if (changed === 'edited') return { ...item, outcome: 'edited-here', id, notes };
      await store.markUpdated(tx, id, { importedAt: changed.updatedAt, digest: null, imagesLeft });
      return { ...item, outcome: 'updated', id, slug: changed.slug, notes };
    }
    const { slug, updatedAt } = await addImportedDestination(tx, viewer, { ...made, id });
    await store.markImported(tx, row, { importedAt: updatedAt, digest: null, imagesLeft });
    return { ...item, outcome: 'created', id, slug, notes };
  };
  try {
    return await writeItem(write);
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    return { at: 'skip', kind: 'destination', sourceId, reason: error.message };
  }
}
