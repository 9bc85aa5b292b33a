import { convertText } from '@trekker/import-sources/convert-text.ts';
import type { Entry, Note } from '@trekker/import-sources/records.ts';
import { Problem } from '#contract/problem.ts';
import type { Viewer } from '#server/dependencies.ts';
import { dropCached } from '#server/endpoints/cache-drops.ts';
import type { Queryable, Transactor } from '#server/queryable.ts';
import { redirectsTag } from '../../addresses/addresses.contract.ts';
import { ensureProfile } from '../../authors/server/author-profile.service.ts';
import { addImportedStory, type ImportedStory } from '../../stories/server/staff/imported-story.service.ts';
import * as store from './import.repository.ts';
import type { ReportEvent } from './import-report.ts';
import { textOfImport } from './import-text.rules.ts';
import { excerptOf, sorted, titleOf } from './imported-story.rules.ts';
import { oldKey, redirectedPath } from './old-site.rules.ts';
import type { SourcePlan } from './source-plan.service.ts';

export type WriteOptions = {
  /** Who imports; the author of what nobody else is named for. */
  viewer: Viewer;
  /** Accounts by what an author is called there: key, slug or address, in lower case. */
  accountOf: ReadonlyMap<string, string>;
  /** Of a story whose categories are none of ours. */
  category: ImportedStory['category'];
};

type Known = {
  plan: SourcePlan;
  ids: ReadonlyMap<string, { itemId: string; isThere: boolean }>;
  site: string;
};

/** Converts an entry and, where there is a run, stores it with the record that it came. Says what came of it. */
export async function importEntry(
  db: Transactor,
  run: store.RunRow | null,
  known: Known,
  entry: Entry,
  options: WriteOptions,
): Promise<ReportEvent> {
  const { sourceId, title } = entry;
  const item = { at: 'item', kind: 'story', sourceId } as const;
  if (known.ids.get(sourceId)?.isThere) return { ...item, outcome: 'unchanged', title, notes: [] };
  const { story, accountId, notes } = storyOf(known, entry, options);
  const told = { ...item, outcome: 'created', title: story.title, notes } as const;
  if (!run) return told;
  try {
    return await db.transaction(async (tx) => {
      const row = await store.lockItem(tx, known.site, sourceId);
      if (!row || row.importedAt) return { ...item, outcome: 'unchanged', title, notes: [] };
      const authorId = await ensureProfile(tx, accountId);
      const made = await addImportedStory(tx, options.viewer, { ...story, id: row.itemId, authorId });
      await store.markImported(tx, row, made.updatedAt);
      await keepAddresses(tx, row, entry);
      return { ...told, id: row.itemId, slug: made.slug };
    });
  } catch (error) {
    // What the rules of stories forbid stays out, and the others come.
    if (!(error instanceof Problem)) throw error;
    return { at: 'skip', kind: 'story', sourceId, reason: error.message };
  }
}

async function keepAddresses(tx: Queryable, { itemId, runId }: store.ItemRow, { formerPaths, address }: Entry) {
  const found = [...formerPaths, ...(address && /^https?:/i.test(address) ? [pathIn(address)] : [])];
  const paths = new Set(found.map(redirectedPath).filter((path) => path !== undefined));
  await store.addAddresses(
    tx,
    [...paths].map((path) => ({ path, runId, storyId: itemId })),
  );
  if (paths.size > 0) await dropCached(tx, [redirectsTag]);
}

function pathIn(address: string): string {
  const url = URL.parse(address);
  return url ? url.pathname + url.search : '/';
}

function storyOf({ plan, ids }: Known, entry: Entry, { viewer, accountOf, category }: WriteOptions) {
  const converted = convertText(entry, plan.fragments);
  const notes: Note[] = [...entry.notes, ...converted.notes];
  const blocks = textOfImport(converted.blocks, {
    link: (to) => linkTo(to, plan, ids, notes),
    images: (media) => imagesAt(media, plan, notes),
  });
  if (entry.cover) imagesAt(entry.cover.address, plan, notes, 'cover-left-out');
  if (blocks.length === 0) notes.push({ reason: 'no-content', detail: '' });
  const { accountId, note } = writerOf(entry, plan, accountOf, viewer.accountId);
  if (note) notes.push(note);
  const title = titleOf(entry.title, notes);
  const story = {
    ...sorted(entry, category, notes),
    title,
    name: entry.slug || title,
    excerpt: excerptOf(entry.excerpt, blocks),
    featured: entry.isFeatured,
    publishedAt: entry.publishedAt === null ? null : new Date(entry.publishedAt),
    blocks,
  };
  return { story, accountId, notes };
}

/** Links to what comes along are the site's own, and follow it wherever it goes. */
function linkTo(to: string, plan: SourcePlan, ids: Known['ids'], notes: Note[]): string {
  const key = oldKey(to, plan.site);
  if (key === null || key === '') return to;
  const sourceId = plan.idOfAddress.get(key);
  const item = sourceId === undefined ? undefined : ids.get(sourceId);
  if (item) return `trekker:story/${item.itemId}`;
  if (sourceId === undefined) notes.push({ reason: 'old-link', detail: to });
  return to;
}

/** Where the images are that a figure stands for. */
function imagesAt(media: string, plan: SourcePlan, notes: Note[], reason = 'image-left-out'): string[] {
  const [, kind, id = ''] = /^(attachment|attached-to):(.*)$/s.exec(media) ?? [];
  const found = kind === 'attachment' ? [plan.images.get(id) ?? ''] : kind ? (plan.imagesOf.get(id) ?? []) : [media];
  const addresses = found.filter(Boolean).map((address) => absolute(address, plan.site));
  for (const detail of addresses.length > 0 ? addresses : [media]) notes.push({ reason, detail });
  return addresses;
}

const absolute = (address: string, site: string | null): string =>
  site !== null && address.startsWith('/') ? (URL.parse(address, site)?.href ?? address) : address;

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
