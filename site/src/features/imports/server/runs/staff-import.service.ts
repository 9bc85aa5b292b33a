import { enqueue } from '@trekker/job-queue/enqueue.ts';
import { type Page, type PageRequest, presentList } from '#contract/pagination.ts';
import { Problem } from '#contract/problem.ts';
import { usualCategory } from '#features/stories/server/categories/story-category.rules.ts';
import { findKnownCategories } from '#features/stories/server/categories/story-category.service.ts';
import type { Viewer } from '#server/dependencies.ts';
import type { MediaUpload } from '#server/forms/media-upload.ts';
import type { Queryable, Transactor } from '#server/queryable.ts';
import { t } from '../../api-imports.texts.ts';
import {
  type ImportChoices,
  type ImportReport,
  type ImportRun,
  type ImportState,
  importChoices,
} from '../../import.contract.ts';
import { countMade, isCommandRunning, lockRun } from '../import.repository.ts';
import { withKnown } from '../imported-story.rules.ts';
import { alsoEdited } from './import-message.ts';
import { carryOutImport, removeImportFile } from './import-run.jobs.ts';
import { presentAddress, presentLine, presentReport, presentRun, stateOf } from './import-run.presenter.ts';
import * as store from './import-run.repository.ts';
import { listImportedAddresses } from './imported-address.repository.ts';

type Brought = { file: MediaUpload | undefined; kind: string; site: string };

/** Keeps a file and begins to read it. */
export async function beginImport(db: Transactor, viewer: Viewer, { file, kind, site }: Brought): Promise<ImportRun> {
  if (!file) throw new Problem('invalid_input', t.chooseFile, { errors: [{ field: 'file', message: t.chooseFile }] });
  // From here on only the database knows whether it is needed.
  file.attached = true;
  const id = await db.transaction(async (tx) => {
    const category = usualCategory(await findKnownCategories(tx));
    const run = await store.insertRun(tx, {
      name: file.fileName || 'file',
      site,
      state: 'reading',
      accountId: viewer.accountId,
      file: file.file,
      choices: importChoices.parse({ site, category }),
      format: kind,
    });
    await enqueue(tx, carryOutImport, { run: run.id });
    return run.id;
  });
  return readRun(db, id);
}

export async function listImports(db: Queryable, request: PageRequest) {
  const page: Page<store.NamedRun> = await store.listRunPage(db, request);
  const isBusy = await isCommandRunning(db);
  return presentList(request, page, (run) => presentRun(run, isBusy));
}

async function readRun(db: Queryable, id: string): Promise<ImportRun> {
  const run = await store.findRun(db, id);
  if (!run) throw notFound();
  return presentRun(run, await isCommandRunning(db));
}

/** Of what has not begun the report of its first reading, else that of the import. */
export async function readImport(
  db: Queryable,
  id: string,
  { show, ...request }: PageRequest & { show: store.Shown },
): Promise<{ data: ImportReport } & Omit<ReturnType<typeof presentList>, 'data'>> {
  const run = await store.findRun(db, id);
  if (!run) throw notFound();
  const isBusy = await isCommandRunning(db);
  const state = stateOf(run, isBusy);
  const isDryRun = ['reading', 'ready', 'refused'].includes(state);
  const isUnderWay = ['running', 'paused', 'failed'].includes(state);
  const [lines, outcomes, planned, reasons, toFinish, writers, canUndo, known] = await Promise.all([
    store.listLines(db, { id, isDryRun, show }, request),
    store.countOutcomes(db, id, isDryRun),
    isUnderWay ? store.countOutcomes(db, id, true) : [],
    store.countReasons(db, id, isDryRun),
    state === 'done' ? store.countToFinish(db, id) : [],
    store.listWriters(db),
    store.hasItems(db, id),
    findKnownCategories(db),
  ]);
  const { data, ...paging } = presentList(request, lines, presentLine);
  const people = writers.map(({ id: _id, name }) => ({ _id, name }));
  // Staff may have changed the categories since.
  const choices = run.choices && withKnown(run.choices, known);
  const report = presentReport(
    { ...run, choices },
    {
      outcomes,
      planned,
      reasons,
      toFinish,
      canUndo,
      isBusy,
      writers: people,
    },
  );
  return { ...paging, data: { run: report, lines: data } };
}

/** Where addresses of the old site lead. Throws `not_found`. */
export async function listAddresses(db: Queryable, id: string, request: PageRequest) {
  if (!(await store.findRun(db, id))) throw notFound();
  return presentList(request, await listImportedAddresses(db, id, request), presentAddress);
}

/** Begins what is ready, goes on with what was stopped, or reads it again with other choices. */
export function startImport(
  db: Transactor,
  viewer: Viewer,
  id: string,
  {
    dryRun = false,
    ...changed
  }: { [Name in keyof ImportChoices]?: ImportChoices[Name] | undefined } & {
    dryRun?: boolean | undefined;
  },
): Promise<ImportRun> {
  return change(db, id, async (tx, run, state) => {
    const hasBegun = state === 'paused' || state === 'failed';
    if (state !== 'ready' && !hasBegun) throw new Problem('conflict', t.notStarted({ state }));
    if (dryRun && hasBegun) throw new Problem('conflict', t.hasBegun);
    if (!run.file) throw new Problem('conflict', t.fileGone);
    const given = Object.fromEntries(Object.entries(changed).filter(([, value]) => value !== undefined));
    const choices = importChoices.parse({ ...run.choices, ...given });
    if (choices.update && choices.images === 'leave') throw imagesLost();
    const [next, done] = [dryRun ? ('reading' as const) : ('running' as const), 0];
    await store.updateRun(tx, id, { choices, state: next, done, message: '', accountId: viewer.accountId });
    await enqueue(tx, carryOutImport, { run: id });
  });
}

function imagesLost(): Problem {
  const message = t.imagesLost;
  return new Problem('invalid_input', message, { errors: [{ field: 'update', message }] });
}

export function pauseImport(db: Transactor, id: string): Promise<ImportRun> {
  return change(db, id, async (tx, run, state) => {
    if (state !== 'running' || !run.choices) throw new Problem('conflict', t.notRunning);
    await store.updateRun(tx, id, { state: 'paused' });
  });
}

/** Also of what was stopped half-way, and of a command that has ended or was interrupted. */
export function undoImport(db: Transactor, viewer: Viewer, id: string, takesEdited: boolean): Promise<ImportRun> {
  return change(db, id, async (tx, run, state) => {
    if (!['done', 'paused', 'failed', 'undone'].includes(state)) throw new Problem('conflict', t.notUndone({ state }));
    if (!(await store.hasItems(tx, id))) throw new Problem('conflict', t.nothingToUndo);
    await store.updateRun(tx, id, {
      state: 'undoing',
      message: takesEdited ? alsoEdited : '',
      choices: run.choices ?? importChoices.parse({}),
      accountId: viewer.accountId,
      file: null,
      total: await countMade(tx, id),
      done: 0,
    });
    if (run.file) await enqueue(tx, removeImportFile, { file: run.file });
    await enqueue(tx, carryOutImport, { run: id });
  });
}

/** Forgets what was brought, and was not begun. */
export async function deleteImport(db: Transactor, id: string): Promise<void> {
  await db.transaction(async (tx) => {
    const run = await lockRun(tx, id);
    if (!run) throw notFound();
    if (!['reading', 'ready', 'refused'].includes(stateOf(run, true))) throw new Problem('conflict', t.undoInstead);
    await store.deleteRun(tx, id);
    if (run.file) await enqueue(tx, removeImportFile, { file: run.file });
  });
}

async function change(
  db: Transactor,
  id: string,
  write: (tx: Queryable, run: store.RunRow, state: ImportState) => Promise<void>,
): Promise<ImportRun> {
  await db.transaction(async (tx) => {
    const run = await lockRun(tx, id);
    if (!run) throw notFound();
    await write(tx, run, stateOf(run, await isCommandRunning(tx)));
  });
  return readRun(db, id);
}

const notFound = () => new Problem('not_found', t.notFound);
