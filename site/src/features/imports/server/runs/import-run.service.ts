import { mediaFiles } from '@trekker/import-sources/media/media-files.ts';
import { enqueue } from '@trekker/job-queue/enqueue.ts';
import type { MediaStorage } from '@trekker/media-storage/media-storage.ts';
import { Problem } from '#contract/problem.ts';
import { findKnownCategories } from '#features/stories/server/categories/story-category.service.ts';
import type { KnownCategories } from '#features/stories/story.contract.ts';
import type { VersionedKind } from '#features/versions/server/versioned-kind.ts';
import type { Viewer } from '#server/dependencies.ts';
import type { Queryable, Transactor } from '#server/queryable.ts';
import type { ImportChoices, ImportFindings } from '../../import.contract.ts';
import { type ImportOptions, importSources } from '../import.service.ts';
import type { ImageSources } from '../import-media.service.ts';
import type { SourceSummary } from '../import-options.ts';
import { categoryChoice, categoryNamed, withKnown } from '../imported-story.rules.ts';
import { alsoEdited, brokenHere, fileIsGone, keptEdited, noAuthorNow, otherKind } from './import-message.ts';
import { carryOutImport, removeImportFile } from './import-run.jobs.ts';
import * as store from './import-run.repository.ts';
import { createRunLog } from './import-run-log.service.ts';
import { isZip, withSource } from './import-source.ts';
import { undoImport } from './undo-import.service.ts';

/** What a job needs to carry imports out. */
export type ImportTools = {
  openStorage(): Promise<MediaStorage>;
  /** How images come in. */
  images(storage: MediaStorage): Pick<ImageSources, 'uploads' | 'requireRoom'>;
  /** All that has versions. */
  kinds: readonly VersionedKind[];
  /** Where a file lies while it is read. */
  folder: string;
};

const ownTools = ({ images, kinds }: ImportTools, storage: MediaStorage): ImportOptions['own'] => ({
  storage,
  kinds,
  requireRoom: images(storage).requireRoom,
});

/** A job of a run ends after so long, and another one goes on: one that takes hours would look like one that hangs. */
const sliceMs = 20 * 60_000;

/**
 * Goes on with a run until it is done, was stopped, or the time of one job is over. What is wrong with the source is
 * told at the run; what is wrong here is thrown, and the job is tried again.
 */
export async function carryOut(db: Transactor, tools: ImportTools, id: string, signal?: AbortSignal): Promise<void> {
  const run = await store.findRun(db, id);
  if (!run?.choices) return;
  const viewer = await importerOf(db, run);
  if (!viewer) return fail(db, run, noAuthorNow);
  try {
    if (run.state === 'undoing') await undoRun(db, run, viewer, signal);
    else if (run.endedAt) return;
    else if (run.state === 'reading') await dryRun(db, tools, run, run.choices, viewer, signal);
    else if (run.state === 'running') await importSlice(db, tools, run, run.choices, viewer, signal);
  } catch (error) {
    if (!(error instanceof Problem) || error.code !== 'invalid_input') throw error;
    await fail(db, run, error.message);
  }
}

/** Of what failed as often as it may, for what is wrong here: nothing is at work on it, and staff are told. */
export async function giveUp(db: Transactor, id: string): Promise<void> {
  const run = await store.findRun(db, id);
  if (run) await fail(db, run, brokenHere);
}

/** Whoever brought it, with the rights of today; no login goes with it. */
async function importerOf(db: Queryable, { accountId }: store.RunRow): Promise<Viewer | undefined> {
  if (accountId === null || (await store.findRole(db, accountId)) !== 'AUTHOR') return undefined;
  return { accountId, role: 'AUTHOR', sessionId: '', expiresAt: 0 };
}

async function fail(db: Transactor, { id, state, file }: store.RunRow, message: string): Promise<void> {
  await db.transaction(async (tx) => {
    const isRefused = state === 'reading';
    await store.updateRun(tx, id, {
      state: isRefused ? 'refused' : 'failed',
      message,
      ...(isRefused && { file: null }),
    });
    if (isRefused && file) await enqueue(tx, removeImportFile, { file });
  });
}

/** That are shown beside what they come from. */
const mostSamples = 10;

/** Reads all of it and says what would come. */
async function dryRun(
  db: Transactor,
  tools: ImportTools,
  run: store.RunRow,
  choices: ImportChoices,
  viewer: Viewer,
  signal: AbortSignal | undefined,
): Promise<void> {
  const lines = createRunLog(db, run, true);
  const findings: ImportFindings = { authors: [], categories: [], samples: [] };
  const { samples } = findings;
  await store.deleteLines(db, run.id, true);
  const storage = await tools.openStorage();
  const { isWhole } = await withSource(tools.folder, storage, sourceOf(run), async (source) =>
    importSources(db, {
      ...(await optionsOf(db, source, run, choices, viewer)),
      isDryRun: true,
      own: ownTools(tools, storage),
      // Nothing is fetched.
      images: choices.images === 'fetch' ? { ...tools.images(storage), files: none, rewrites: [] } : null,
      tell: lines.tell,
      onSample: (sample) => void (samples.length < mostSamples && samples.push(sample)),
      async onPlan(plan, site) {
        requireKind(plan, run.format);
        Object.assign(findings, findingsOf(plan, await store.listWriters(db), await findKnownCategories(db)));
        await store.updateRun(db, run.id, { format: plan.format, site, total: plan.total, findings });
      },
      async proceed() {
        signal?.throwIfAborted();
        return lines.keepUp();
      },
    }),
  );
  if (isWhole && (await lines.flush())) await store.updateRun(db, run.id, { state: 'ready', findings });
}

/** Imports for as long as one job may take (`sliceMs`); what is left is for the next. */
async function importSlice(
  db: Transactor,
  tools: ImportTools,
  run: store.RunRow,
  choices: ImportChoices,
  viewer: Viewer,
  signal: AbortSignal | undefined,
): Promise<void> {
  const lines = createRunLog(db, run, false);
  const endsAt = performance.now() + sliceMs;
  const storage = await tools.openStorage();
  const { isWhole } = await withSource(tools.folder, storage, sourceOf(run), async (source) => {
    const files = await filesOf(source);
    try {
      return await importSources(db, {
        ...(await optionsOf(db, source, run, choices, viewer)),
        isDryRun: false,
        run: run.id,
        own: ownTools(tools, storage),
        images: choices.images === 'fetch' ? { ...tools.images(storage), files, rewrites: [] } : null,
        tell: lines.tell,
        keep: lines.keep,
        async proceed() {
          signal?.throwIfAborted();
          return (await lines.keepUp()) && performance.now() < endsAt;
        },
        async onEnd(tx) {
          await lines.flush();
          await store.updateRun(tx, run.id, { file: null });
          if (run.file) await enqueue(tx, removeImportFile, { file: run.file });
        },
      });
    } finally {
      files.close();
    }
  });
  if (isWhole) return;
  // It was stopped, or its time is over.
  if (await lines.flush()) await enqueue(db, carryOutImport, { run: run.id });
}

const shownOfKept = 5;

async function undoRun(db: Transactor, run: store.RunRow, viewer: Viewer, signal: AbortSignal | undefined) {
  const { kept } = await undoImport(db, viewer, run.id, run.message === alsoEdited, signal);
  const message = kept.length === 0 ? '' : keptEdited(kept.slice(0, shownOfKept), kept.length - shownOfKept);
  await store.updateRun(db, run.id, { state: 'running', message });
}

function sourceOf({ file, name }: store.RunRow): { file: string; name: string } {
  if (!file) throw new Problem('invalid_input', fileIsGone);
  return { file, name };
}

const none = { find: () => null, close: () => {} };

/** The images that a zip holds. */
const filesOf = async (source: string): Promise<ImageSources['files']> =>
  (await isZip(source)) ? mediaFiles([source]) : none;

async function optionsOf(
  db: Queryable,
  source: string,
  { name }: store.RunRow,
  choices: ImportChoices,
  viewer: Viewer,
): Promise<Omit<ImportOptions, 'isDryRun' | 'images' | 'own' | 'tell'>> {
  const writers = await store.listWriters(db);
  const accountOf = new Map(writers.map(({ email, id }) => [email.toLowerCase(), id]));
  const known = new Set(writers.map(({ id }) => id));
  for (const [author, account] of Object.entries(choices.authors))
    if (known.has(account)) accountOf.set(author.toLowerCase(), account);
  const categories = await findKnownCategories(db);
  return {
    paths: [source],
    name,
    read: { site: choices.site || null, types: new Map(), columns: new Map(), salvage: false, now: Date.now() },
    isConfirmed: choices.confirmed,
    publishes: choices.publish,
    updates: choices.update,
    viewer,
    accountOf,
    category: categoryChoice(categories, withKnown(choices, categories)),
  };
}

/** `wanted`: what whoever brought it has said that it is. */
function requireKind({ format }: SourceSummary, wanted: string): void {
  if (wanted !== '' && wanted !== format) throw new Problem('invalid_input', otherKind(format));
}

const mostListed = 200;

function findingsOf(
  plan: SourceSummary,
  writers: Awaited<ReturnType<typeof store.listWriters>>,
  known: KnownCategories,
): Omit<ImportFindings, 'samples'> {
  const byAddress = new Map(writers.map((writer) => [writer.email.toLowerCase(), writer]));
  const authors = [...plan.authors.values()].slice(0, mostListed).map(({ key, name, email }) => {
    const writer = email ? byAddress.get(email.toLowerCase()) : undefined;
    return { key, name: name || key, account: writer ? { _id: writer.id, name: writer.name } : null };
  });
  const categories = [...plan.categories]
    .filter(([name]) => !categoryNamed(known, name))
    .map(([name, count]) => ({ name, count }))
    .sort((one, other) => other.count - one.count || one.name.localeCompare(other.name, 'en'));
  return { authors, categories: categories.slice(0, mostListed) };
}
