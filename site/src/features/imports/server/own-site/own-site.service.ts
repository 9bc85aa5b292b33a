import type { OwnExport } from '@trekker/import-sources/trekker/own-export.ts';
import { Problem } from '#contract/problem.ts';
import { findAccountByEmail } from '#features/accounts/server/account.repository.ts';
import { withVersion } from '#features/versions/server/version.service.ts';
import type { VersionedKind } from '#features/versions/server/versioned-kind.ts';
import { dropEverything } from '#server/endpoints/cache-drops.ts';
import type { Queryable, Transactor } from '#server/queryable.ts';
import { finishImport } from '../finish-import.service.ts';
import * as runs from '../import.repository.ts';
import type { RunOptions } from '../import-options.ts';
import type { ReportEvent, Tally } from '../import-report.ts';
import { type Arrival, createArrival } from './own-arrival.ts';
import { decide } from './own-decision.service.ts';
import * as here from './own-here.repository.ts';
import { type OwnFiles, type StoredFiles, storeOwnFiles } from './own-media.service.ts';
import { planOwn, rethrowSourceErrors } from './own-plan.service.ts';
import { type WriteResult, writeRecord } from './own-record-writer.service.ts';
import { type OwnRecord, ownRecords } from './own-records.service.ts';
import { replacedBy, withReplacedNoted } from './own-replaced.service.ts';
import {
  type TranslatedKind,
  translatedKinds,
  translationVersions,
  withStaleTranslations,
} from './own-translations.service.ts';

/** How an export of ours comes in. */
export type OwnTools = OwnFiles & {
  /** All that has versions. */
  kinds: readonly VersionedKind[];
};

export type OwnOptions = RunOptions & {
  /** What is newer in the export takes the place of what is here, unless somebody has edited that since it came. */
  updates: boolean;
  own: OwnTools;
};

/**
 * Brings an export of a site of ours in, with its ids, addresses and dates, as public as it was there. Each item is one
 * transaction: killed anywhere, the same call goes on behind the last; what is here already is known by its id.
 */
export async function importOwnSite(
  db: Transactor,
  own: OwnExport,
  options: OwnOptions,
  tally: Tally,
): Promise<{ run: string | null; isWhole: boolean } & Tally> {
  const { isDryRun, name, tell, proceed = async () => true } = options;
  const plan = await rethrowSourceErrors(() => planOwn(own));
  // Nothing of it has to be decided: whose it is and where it belongs, the export says.
  const summary = { format: 'trekker', total: plan.total, authors: new Map(), categories: new Map() };
  await options.onPlan?.(summary, own.address);
  const run = isDryRun ? null : await beginRun(db, options, own.address);
  tell({ at: 'start', import: run?.id ?? null, format: 'trekker', source: name, site: own.address, dryRun: isDryRun });
  for (const file of own.strangers) tell({ at: 'skip', kind: 'file', sourceId: file, reason: 'not-in-manifest' });
  const arrival = createArrival(plan);
  for await (const record of ownRecords(plan)) {
    if (!(await proceed())) return { run: run?.id ?? null, isWhole: false, ...tally };
    const event = await importRecord(db, run, arrival, record, options);
    tell(event);
  }
  if (run)
    await finishImport(db, run, tally, { ...options, isConfirmed: false, write: async (tx) => options.onEnd?.(tx) });
  return { run: run?.id ?? null, isWhole: true, ...tally };
}

const beginRun = (db: Transactor, { name, run }: OwnOptions, site: string): Promise<runs.RunRow> =>
  db.transaction((tx) => (run === undefined ? runs.openRun(tx, name, site) : runs.setSite(tx, run, site)));

/** Stores a record, where there is a run, and says what came of it. */
async function importRecord(
  db: Transactor,
  run: runs.RunRow | null,
  arrival: Arrival,
  record: OwnRecord,
  options: OwnOptions,
): Promise<ReportEvent> {
  const { kind, sourceId, title } = record;
  const skip = (reason: string): ReportEvent => {
    if (kind === 'account' || kind === 'author' || kind === 'media') arrival.note(kind, sourceId, null);
    return { at: 'skip', kind, sourceId, reason };
  };
  try {
    const before = await db.transaction((tx) => decideFor(tx, run, arrival, record, options.updates));
    if ('reason' in before) return skip(before.reason);
    const told = { at: 'item', kind, sourceId, title, ...statusOf(record) } as const;
    const lasting = 'change' in before ? lastingNotes(record, before.change) : [];
    if ('change' in before && run) {
      const outcomeOf = ({ isHere, isHeldBack, notes, id }: Written): ReportEvent => {
        const outcome = isHere ? 'unchanged' : before.change;
        return {
          ...told,
          outcome,
          notes: [...notes, ...lasting],
          ...(id && { id }),
          ...(isHeldBack && { status: 'draft' }),
        };
      };
      const keep = async (tx: Queryable, written: Written) => options.keep?.(tx, outcomeOf(written));
      const written = await storeRecord(db, run, arrival, { record, change: before.change, keep }, options);
      if ('reason' in written) return skip(written.reason);
      arrival.here.add(`${kind}/${sourceId}`);
      return outcomeOf(written);
    }
    // Only a dry run gets here with a change.
    if ('change' in before && kind === 'settings')
      for (const { code } of record.value.languages ?? []) arrival.languages.add(code);
    const outcome = 'change' in before ? before.change : before.outcome;
    if (outcome !== 'edited-here') arrival.here.add(`${kind}/${sourceId}`);
    const isRepeated = 'isRepeated' in before && { isRepeated: true as const };
    return { ...told, outcome, notes: lasting, ...isRepeated };
  } catch (error) {
    const reason = reasonOf(error);
    if (reason === undefined) throw error;
    return skip(reason);
  }
}

/** Told before it begins: what undoing would not take back. */
function lastingNotes(record: OwnRecord, change: 'created' | 'updated'): { reason: string; detail: string }[] {
  return change === 'updated' && !replacedBy(record) ? [{ reason: 'stays-after-undo', detail: '' }] : [];
}

type Written = Exclude<WriteResult, { reason: string }>;
type RecordToStore = {
  record: OwnRecord;
  change: 'created' | 'updated';
  /** Part of its transaction. */
  keep: (tx: Queryable, written: Written) => Promise<void>;
};

async function storeRecord(
  db: Transactor,
  run: runs.RunRow,
  arrival: Arrival,
  { record, change, keep }: RecordToStore,
  { own, updates, viewer }: OwnOptions,
): Promise<WriteResult> {
  let stored: StoredFiles | undefined;
  if (record.kind === 'media') {
    const found = await storeOwnFiles(own, arrival.plan.export.files, record.value);
    if ('reason' in found) return found;
    stored = found;
  }
  const { kinds } = own;
  return db.transaction(async (tx) => {
    const decision = await decide(tx, record, updates, arrival);
    if (!('change' in decision)) return { reason: 'changed-meanwhile' };
    const write = () => writeRecord(tx, { runId: run.id, arrival, kinds, stored }, record);
    const versioned = change === 'updated' ? versionsOf(record, kinds) : undefined;
    const of = { by: viewer.accountId, told: { what: 'importedAgain' } } as const;
    // What is written over stands in a version.
    const versionedWrite = () => (versioned ? withVersion(tx, versioned, idOf(record), of, over) : write());
    const over = () =>
      isTranslated(record) ? withStaleTranslations(tx, { ...record, id: idOf(record) }, write) : write();
    const written = await withReplacedNoted(tx, run.id, record, versionedWrite);
    if ('reason' in written) return written;
    await noteArrival(tx, run, record, change, written);
    await keep(tx, written);
    return written;
  });
}

function idOf({ kind, sourceId, value }: OwnRecord): string {
  if (kind === 'translation') return value.translationOf;
  return kind === 'about' ? 'about' : sourceId;
}

function versionsOf({ kind, sourceId }: OwnRecord, kinds: readonly VersionedKind[]): VersionedKind | undefined {
  if (kind === 'translation') return translationVersions(sourceId.replace(/\/.*/, ''));
  return kinds.find((one) => one.kind === kind);
}

const isTranslated = (record: OwnRecord): record is Extract<OwnRecord, { kind: TranslatedKind }> =>
  translatedKinds.some((kind) => kind === record.kind);

async function noteArrival(
  tx: Queryable,
  run: runs.RunRow,
  { kind, sourceId }: OwnRecord,
  change: 'created' | 'updated',
  { id, isUndoable, isHere, changedAt }: Written,
): Promise<void> {
  if (id && change === 'updated') await here.noteUpdate(tx, id, changedAt);
  else if (id && isUndoable)
    await here.noteItem(tx, {
      site: run.site,
      sourceId: `${kind}:${sourceId}`,
      kind,
      itemId: id,
      runId: run.id,
      importedAt: changedAt,
    });
  if (!isHere && change === 'created') await runs.countCreated(tx, run.id);
  await dropEverything(tx);
}

type Before =
  | { change: 'created' | 'updated' }
  | { outcome: 'created'; isRepeated: true }
  | { outcome: 'unchanged' | 'edited-here' }
  | { reason: string };

async function decideFor(
  tx: Queryable,
  run: runs.RunRow | null,
  arrival: Arrival,
  record: OwnRecord,
  updates: boolean,
): Promise<Before> {
  if (record.kind === 'account') {
    const known = await findAccountByEmail(tx, record.value.email);
    if (known) arrival.note('account', record.sourceId, known.id);
    if (known && known.id !== record.sourceId) return { outcome: 'unchanged' };
  }
  const decision = await decide(tx, record, updates, arrival);
  const { kind } = record;
  if ('reason' in decision) return decision;
  if (kind === 'account' || kind === 'author') arrival.note(kind, record.sourceId, record.sourceId);
  if ('change' in decision) return decision;
  // What a run made before it was interrupted counts as created by it, not as unchanged.
  const isOwn = run !== null && decision.runId === run.id && decision.outcome === 'unchanged';
  return isOwn ? { outcome: 'created', isRepeated: true } : { outcome: decision.outcome };
}

function statusOf(record: OwnRecord): { status?: 'published' | 'draft' } {
  const { kind, value } = record;
  const hasStatus = kind === 'story' || kind === 'page' || kind === 'destination' || kind === 'translation';
  return hasStatus ? { status: value.status } : {};
}

/** What is wrong with an item keeps it out alone; what is wrong here ends the import. */
function reasonOf(error: unknown): string | undefined {
  if (error instanceof Problem && error.code === 'invalid_input') return error.message;
  const { code } = ((error as Error).cause ?? {}) as { code?: unknown };
  return typeof code === 'string' && /^2[23]/.test(code) ? 'does-not-fit' : undefined;
}
