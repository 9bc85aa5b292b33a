import { createHash } from 'node:crypto';
import type { Entry, Note } from '@trekker/import-sources/records.ts';
import { Problem } from '#contract/problem.ts';
import type { Viewer } from '#server/dependencies.ts';
import { dropCached } from '#server/endpoints/cache-drops.ts';
import type { Queryable } from '#server/queryable.ts';
import { redirectsTag } from '../../addresses/addresses.contract.ts';
import { ensureProfile } from '../../authors/server/author-profile.service.ts';
import { addImportedPage, type ImportedPage, updateImportedPage } from '../../pages/server/imported-page.service.ts';
import {
  addImportedStory,
  type ImportedStory,
  updateImportedStory,
} from '../../stories/server/staff/imported-story.service.ts';
import * as store from './import.repository.ts';
import type { TakeImage } from './import-media.service.ts';
import type { RunOptions } from './import-options.ts';
import type { ReportEvent, WriteItem } from './import-report.ts';
import { sampleOf } from './import-sample.rules.ts';
import type { CategoryChoice } from './imported-story.rules.ts';
import { type KnownItems, pageOf, storyOf } from './imported-text.service.ts';
import { redirectedPath } from './old-site.rules.ts';
import type { SourcePlan } from './source-plan.service.ts';

export type WriteOptions = {
  /** Who imports; the author of what nobody else is named for. */
  viewer: Viewer;
  /** Accounts by what an author is called there: key, slug or address, in lower case. */
  accountOf: ReadonlyMap<string, string>;
  category: CategoryChoice;
  /** What was public is public here. */
  publishes: boolean;
  /** What came before and is another by now at its source is changed, unless somebody has edited it here. */
  updates: boolean;
};

export type Known = { plan: SourcePlan; ids: KnownItems; site: string; take: TakeImage | null };

/** An entry that has been converted, and its images fetched; `made` null: it is here, and stays as it is. */
export type PreparedEntry = {
  entry: Entry;
  digest: string;
  isThere: boolean;
  made: { content: Content; accountId: string; notes: Note[]; imagesLeft: number } | null;
};

type Content =
  | { kind: 'story'; story: Omit<ImportedStory, 'id' | 'authorId'> }
  | { kind: 'page'; page: Omit<ImportedPage, 'id'> };

/** Everything of an entry that needs no transaction. */
export async function prepareEntry(known: Known, entry: Entry, options: WriteOptions): Promise<PreparedEntry> {
  const { notes: _, ...content } = entry;
  const digest = createHash('sha256').update(JSON.stringify(content)).digest('hex');
  const item = known.ids.get(entry.sourceId);
  const isThere = item?.isThere ?? false;
  const isSame = item?.digest === digest;
  const isWanted = !item?.isThere || (isSame ? known.take && item.imagesLeft > 0 : options.updates);
  if (!isWanted) return { entry, digest, isThere, made: null };
  const made = await madeOf(known, entry, options);
  if (item?.isThere && isSame && made.imagesLeft >= item.imagesLeft) return { entry, digest, isThere, made: null };
  return { entry, digest, isThere, made };
}

async function madeOf(known: Known, entry: Entry, options: WriteOptions): Promise<Made> {
  const isPublic = (notes: readonly Note[]) =>
    options.publishes && entry.isPublished && !notes.some(({ reason }) => keptBack.has(reason));
  const importer = options.viewer.accountId;
  if (entry.kind === 'page') {
    const { page, notes, imagesLeft } = await pageOf(known, entry);
    return {
      content: { kind: 'page', page: { ...page, isPublic: isPublic(notes) } },
      accountId: importer,
      notes,
      imagesLeft,
    };
  }
  const { story, notes, imagesLeft } = await storyOf(known, entry, options.category);
  const { accountId, note } = writerOf(entry, known.plan, options.accountOf, importer);
  if (note) notes.push(note);
  return { content: { kind: 'story', story: { ...story, isPublic: isPublic(notes) } }, accountId, notes, imagesLeft };
}

/** What was public there and cannot be here. */
const keptBack: ReadonlySet<string> = new Set(['no-title', 'no-content']);

/** Stores it, where there is a run, with the record that it came. Says what came of it. */
export async function writeEntry(
  writeItem: WriteItem,
  run: store.RunRow | null,
  site: string,
  { entry, digest, isThere, made }: PreparedEntry,
  { viewer, onSample }: WriteOptions & Pick<RunOptions, 'onSample'>,
): Promise<ReportEvent> {
  const { sourceId, title } = entry;
  const item = { at: 'item', kind: entry.kind, sourceId } as const;
  const unchanged = { ...item, outcome: 'unchanged', title, notes: [] } as const;
  if (!made) return unchanged;
  const { content, notes, imagesLeft } = made;
  const { title: madeTitle, isPublic } = content.kind === 'page' ? content.page : content.story;
  const told = { ...item, title: madeTitle, notes } as const;
  if (!run) {
    onSample?.(sampleOf(entry, content.kind === 'page' ? content.page : content.story));
    return { ...told, outcome: isThere ? 'updated' : 'created', status: isPublic ? 'published' : 'draft' };
  }
  try {
    return await writeItem(async (tx) => {
      const row = await store.lockItem(tx, site, sourceId);
      if (!row) return unchanged;
      const { itemId: id, importedAt } = row;
      if (importedAt) {
        const changed = await update(tx, viewer, importedAt, id, content);
        if (changed === 'gone') return unchanged;
        if (changed === 'edited') return { ...told, outcome: 'edited-here', id };
        await store.markUpdated(tx, id, { importedAt: changed.updatedAt, digest, imagesLeft });
        return { ...told, outcome: 'updated', id, slug: changed.slug };
      }
      const added = await add(tx, viewer, id, made);
      await store.markImported(tx, row, { importedAt: added.updatedAt, digest, imagesLeft });
      await keepAddresses(tx, row, entry);
      const more = isPublic && !added.published ? [{ reason: 'not-ready', detail: '' }] : [];
      const status = added.published ? 'published' : 'draft';
      return { ...told, outcome: 'created', id, slug: added.slug, status, notes: [...notes, ...more] };
    });
  } catch (error) {
    // What the rules of stories and pages forbid stays out, and the others come.
    if (!(error instanceof Problem)) throw error;
    return { at: 'skip', kind: entry.kind, sourceId, reason: error.message };
  }
}

type Made = NonNullable<PreparedEntry['made']>;

async function add(tx: Queryable, viewer: Viewer, id: string, { content, accountId }: Made) {
  if (content.kind === 'page') return addImportedPage(tx, viewer, { ...content.page, id });
  const authorId = await ensureProfile(tx, accountId);
  return addImportedStory(tx, viewer, { ...content.story, id, authorId });
}

function update(tx: Queryable, viewer: Viewer, importedAt: Date, id: string, content: Content) {
  if (content.kind === 'page') return updateImportedPage(tx, viewer, importedAt, { ...content.page, id });
  // Whose it is stays as it is.
  return updateImportedStory(tx, viewer, importedAt, { ...content.story, id, authorId: '' });
}

async function keepAddresses(tx: Queryable, { itemId, runId, kind }: store.ItemRow, { formerPaths, address }: Entry) {
  const found = [...formerPaths, ...(address && /^https?:/i.test(address) ? [pathIn(address)] : [])];
  const paths = new Set(found.map(redirectedPath).filter((path) => path !== undefined));
  await store.addAddresses(
    tx,
    [...paths].map((path) => ({ path, runId, [kind === 'page' ? 'pageId' : 'storyId']: itemId })),
  );
  if (paths.size > 0) await dropCached(tx, [redirectsTag]);
}

function pathIn(address: string): string {
  const url = URL.parse(address);
  return url ? url.pathname + url.search : '/';
}

/** Whose the story becomes: whoever was named for its author, else who has that author's address, else who imports. */
function writerOf({ authors }: Entry, plan: SourcePlan, accountOf: WriteOptions['accountOf'], importer: string) {
  const [first] = authors;
  if (first === undefined) return { accountId: importer };
  const author = plan.authors.get(first);
  const names = [first, author?.slug, author?.email].filter((name) => name !== undefined);
  const accountId = names.map((name) => accountOf.get(name.toLowerCase())).find((id) => id !== undefined);
  const others = authors.slice(1).map((key) => plan.authors.get(key)?.name || key);
  const left = accountId ? others : [author?.name || first, ...others];
  const note = left.length > 0 ? { reason: 'author-without-account', detail: left.join(', ') } : undefined;
  return { accountId: accountId ?? importer, note };
}
