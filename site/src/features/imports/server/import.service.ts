import type { ReadOptions } from '@trekker/import-sources/read-sources.ts';
import type { Entry, Place, Subscriber } from '@trekker/import-sources/records.ts';
import type { Transactor } from '#server/queryable.ts';
import { finishImport } from './finish-import.service.ts';
import * as store from './import.repository.ts';
import { keyOfPlace, keyOfSubscriber } from './import-keys.ts';
import { createTakeImage, type ImageSources, pretendToTake } from './import-media.service.ts';
import type { RunOptions } from './import-options.ts';
import { createTally, type ReportEvent, type Tally, type Tell, type WriteItem } from './import-report.ts';
import { type Known, prepareEntry, type WriteOptions, writeEntry } from './imported-entry.service.ts';
import { preparePlace, writePlace } from './imported-place.service.ts';
import { addressOfTerm } from './imported-story.rules.ts';
import { importSubscriber } from './imported-subscribers.service.ts';
import type { KnownItem, KnownItems } from './imported-text.service.ts';
import { redirectedPath } from './old-site.rules.ts';
import { openOwn } from './own-site/own-plan.service.ts';
import { importOwnSite, type OwnTools } from './own-site/own-site.service.ts';
import { planOf, recordsOf, type SourcePlan } from './source-plan.service.ts';
export type ImportOptions = WriteOptions &
  RunOptions & {
    paths: readonly string[];
    read: ReadOptions;
    /** Of subscribers: somebody says that their consent is on file. */
    isConfirmed: boolean;
    /** Null: images are left where they are. */
    images: ImageSources | null;
    /** How an export of ours comes in. */
    own: OwnTools;
  };

const batch = 500;

/** Records that are prepared while one is written: their images are fetched meanwhile. */
const recordsAhead = 4;

/**
 * Brings in what a source holds. All is read before anything is written, and each item is one transaction with the
 * record that it came: killed anywhere, the same call goes on behind the last, and a second one changes nothing.
 * @returns `isWhole` false: `proceed` has ended it
 * @throws Problem `invalid_input` where the source cannot be used; nothing was written then
 */
export async function importSources(
  db: Transactor,
  options: ImportOptions,
): Promise<{ run: string | null; isWhole: boolean } & Tally> {
  const { paths, read, isDryRun, name, proceed = async () => true } = options;
  const tally = createTally();
  const tell: Tell = (event) => {
    tally.tell(event);
    options.tell(event);
  };
  const own = await openOwn(paths);
  if (own) return importOwnSite(db, own, { ...options, tell }, tally).finally(own.close);
  const plan = await planOf(paths, read, tell);
  const site = siteOf(plan, name);
  await options.onPlan?.({ ...plan, total: plan.items.size }, site);
  const run = isDryRun ? null : await beginRun(db, options, site, plan);
  tell({ at: 'start', import: run?.id ?? null, format: plan.format, source: name, site, dryRun: isDryRun });
  const take =
    options.images && (run ? createTakeImage(db, options.images, run, tell) : pretendToTake(options.images, tell));
  const known = { plan, site, take, ids: await idsOf(db, site, plan, run) };
  const prepare = async (record: WantedRecord) => {
    const item = known.ids.get(keyOf(record));
    const writeItem: WriteItem = (write) =>
      db.transaction(async (tx) => {
        const event = madeBefore(await write(tx), item);
        if (event.at === 'item' && !event.isRepeated) await options.keep?.(tx, event);
        return event;
      });
    const write = await prepared(writeItem, run, known, record, options);
    return async () => madeBefore(await write(), item);
  };
  for await (const write of prefetch(recordsAhead, wantedRecords(paths, read, plan), prepare)) {
    if (!(await proceed())) return { run: run?.id ?? null, isWhole: false, ...tally };
    tell(await write());
  }
  if (run) await finish(db, run, plan, options, tally);
  return { run: run?.id ?? null, isWhole: true, ...tally };
}

type WantedRecord = Entry | Place | Subscriber;

async function* wantedRecords(paths: readonly string[], read: ReadOptions, { items }: SourcePlan) {
  for await (const record of recordsOf(paths, read)) {
    const { type } = record;
    if (type !== 'entry' && type !== 'place' && type !== 'subscriber') continue;
    if (items.delete(keyOf(record))) yield record;
  }
}

function keyOf(record: WantedRecord): string {
  if (record.type === 'entry') return record.sourceId;
  return record.type === 'place' ? keyOfPlace(record) : keyOfSubscriber(record);
}

/** What a run made before it was interrupted counts as created by it, not as unchanged. */
function madeBefore(event: ReportEvent, item: KnownItem | undefined): ReportEvent {
  const isOwn = event.at === 'item' && event.outcome === 'unchanged' && item?.isThere && item.isOwn;
  return isOwn ? { ...event, outcome: 'created', id: item.itemId, isRepeated: true } : event;
}

/** Does what needs no transaction, and gives what does the rest and says what came of it. */
async function prepared(
  writeItem: WriteItem,
  run: store.RunRow | null,
  known: Known,
  record: WantedRecord,
  options: ImportOptions,
): Promise<() => Promise<ReportEvent>> {
  const { site, ids, take } = known;
  if (record.type === 'subscriber') return () => importSubscriber(writeItem, run, known, record, options.isConfirmed);
  if (record.type === 'place') {
    const place = await preparePlace(ids, record, take);
    return () => writePlace(writeItem, run, site, place, options.viewer);
  }
  const entry = await prepareEntry(known, record, options);
  return () => writeEntry(writeItem, run, site, entry, options);
}

/** Begins with `count` more things while one is worked on, and gives them in their order. */
async function* prefetch<Thing, Begun>(
  count: number,
  things: AsyncIterable<Thing>,
  begin: (thing: Thing) => Promise<Begun>,
): AsyncGenerator<Begun> {
  const begun: Promise<Begun>[] = [];
  for await (const thing of things) {
    const one = begin(thing);
    // Whether it fails is asked when it is its turn.
    one.catch(() => {});
    begun.push(one);
    const [first] = begun.length > count ? begun.splice(0, 1) : [];
    if (first) yield await first;
  }
  for (const one of begun) yield await one;
}

/**
 * The site that the ids of the source belong to. In a Markdown folder they are paths, which another folder may have
 * too: its name stands for the site.
 */
const siteOf = ({ site, format }: SourcePlan, name: string): string => site ?? (format === 'markdown' ? name : '');

async function beginRun(
  db: Transactor,
  { name, run: begun }: ImportOptions,
  site: string,
  plan: SourcePlan,
): Promise<store.RunRow> {
  const run = await db.transaction((tx) =>
    begun === undefined ? store.openRun(tx, name, site) : store.setSite(tx, begun, site),
  );
  const ids = [...plan.items];
  for (let at = 0; at < ids.length; at += batch) await store.planItems(db, run, ids.slice(at, at + batch));
  return run;
}

/** What each item has become or will be; in a dry run only what came before. */
async function idsOf(
  db: Transactor,
  site: string,
  { items }: SourcePlan,
  run: store.RunRow | null,
): Promise<KnownItems> {
  const ids = new Map<string, KnownItem>();
  const wanted = [...items.keys()];
  for (let at = 0; at < wanted.length; at += batch)
    for (const row of await store.listItems(db, site, wanted.slice(at, at + batch))) {
      const { sourceId, itemId, kind, importedAt, imagesLeft, digest } = row;
      const isOwn = row.runId === run?.id;
      ids.set(sourceId, { itemId, kind, isThere: importedAt !== null, imagesLeft, digest, isOwn });
    }
  return ids;
}

/** What leads to no item of its own stands at the end: an address of an item wins. */
async function finish(
  db: Transactor,
  run: store.RunRow,
  plan: SourcePlan,
  { viewer, isConfirmed, category, onEnd }: ImportOptions,
  tally: Tally,
): Promise<void> {
  const rows = plan.redirects.flatMap(({ from, to }) => {
    const path = redirectedPath(from);
    if (path === undefined || 'entry' in to) return [];
    return { path, runId: run.id, target: 'tag' in to ? addressOfTerm(to.tag, category) : to.path };
  });
  await finishImport(db, run, tally, {
    viewer,
    isConfirmed,
    async write(tx) {
      for (let at = 0; at < rows.length; at += batch) await store.addAddresses(tx, rows.slice(at, at + batch));
      await onEnd?.(tx);
    },
  });
}
