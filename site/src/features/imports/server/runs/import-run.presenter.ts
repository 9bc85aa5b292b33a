import {
  type ImportFindings,
  type ImportReport,
  type ImportRun,
  type ImportState,
  importChoices,
  importFindings,
  type ReportLine,
} from '../../import.contract.ts';
import type { ImportedAddress } from '../../imported-address.contract.ts';
import type { ReportEvent } from '../import-report.ts';
import { messageWords } from './import-message.ts';
import type { countOutcomes, countReasons, NamedRun, RunRow } from './import-run.repository.ts';
import type { ImportedAddressRow } from './imported-address.repository.ts';

/** @param isBusy whether any command imports right now */
export function stateOf({ state, choices, endedAt, undoneAt }: RunRow, isBusy: boolean): ImportState {
  if (state === 'undoing') return state;
  if (undoneAt) return 'undone';
  if (endedAt) return 'done';
  return choices === null && !isBusy ? 'paused' : state;
}

export function presentRun(run: NamedRun, isBusy: boolean): ImportRun {
  return {
    _id: run.id,
    name: run.name,
    format: run.format,
    site: run.site,
    state: stateOf(run, isBusy),
    // While it is undone the column says how.
    message: run.state === 'undoing' ? '' : messageWords(run.message),
    by: run.accountId ? { _id: run.accountId, name: run.accountName ?? '' } : null,
    isCommand: run.choices === null,
    total: run.total,
    done: run.done,
    created: run.created,
    createdAt: run.createdAt.toISOString(),
    endedAt: run.endedAt?.toISOString() ?? null,
    undoneAt: run.undoneAt?.toISOString() ?? null,
  };
}

type Outcomes = Awaited<ReturnType<typeof countOutcomes>>;
type Reasons = Awaited<ReturnType<typeof countReasons>>;

type Told = Pick<ImportReport['run'], 'writers' | 'canUndo' | 'toFinish'> & {
  outcomes: Outcomes;
  /** Of the first reading, while the import is under way; else none. */
  planned: Outcomes;
  reasons: Reasons;
  isBusy: boolean;
};

export function presentReport(
  run: NamedRun,
  { outcomes, planned, reasons, toFinish, writers, canUndo, isBusy }: Told,
): ImportReport['run'] {
  const countOf = (at: string, kind: string | null, outcome: string) =>
    outcomes.find((one) => one.at === at && one.kind === kind && one.outcome === outcome)?.count ?? 0;
  const found = new Set([...outcomes, ...planned].flatMap(({ at, kind }) => (at === 'item' && kind ? [kind] : [])));
  const items = outcomes.reduce((sum, { at, count }) => sum + (at === 'item' ? count : 0), 0);
  return {
    ...presentRun(run, isBusy),
    // What goes on after a pause or a kill reads what has come anew: it is not undone by that.
    done: run.state === 'undoing' ? run.done : Math.max(run.done, items),
    // Those of an older version say less.
    choices: run.choices && importChoices.parse(run.choices),
    findings: run.findings && findingsIn(stateOf(run, isBusy), run.findings),
    kinds: [...found].map((kind) => ({
      kind,
      created: countOf('item', kind, 'created'),
      updated: countOf('item', kind, 'updated'),
      unchanged: countOf('item', kind, 'unchanged'),
      editedHere: countOf('item', kind, 'edited-here'),
    })),
    images: {
      created: countOf('media', null, 'created'),
      unchanged: countOf('media', null, 'unchanged'),
      failed: countOf('media', null, 'failed'),
    },
    progress: planned.length === 0 ? [] : [...found, 'image'].map((kind) => progressOf(kind, planned, outcomes)),
    reasons,
    toFinish,
    writers,
    canUndo,
  };
}

function progressOf(kind: string, planned: Outcomes, outcomes: Outcomes): ImportReport['run']['progress'][number] {
  const [total, done] = [planned, outcomes].map((all) =>
    all.filter((one) => (one.at === 'media' ? 'image' : one.kind) === kind).reduce((sum, { count }) => sum + count, 0),
  ) as [number, number];
  return { kind, total: Math.max(total, done), done };
}

/** Samples tell what would come: of what has begun to come, its items do. */
function findingsIn(state: ImportState, stored: unknown): ImportFindings {
  const findings = importFindings.parse(stored);
  return state === 'ready' ? findings : { ...findings, samples: [] };
}

export function presentAddress({ path, target, story, page }: ImportedAddressRow): ImportedAddress {
  const item = story ?? page;
  const to = story ? `/stories/${story.slug}` : `/${page?.slug}`;
  return { path, to: target ?? to, isPublic: target !== null || item?.published === true };
}

const blank = { title: '', outcome: '', _id: null, isPublished: false, notes: [] };

export function presentLine(event: ReportEvent): ReportLine {
  switch (event.at) {
    case 'item': {
      const { kind, sourceId, title, outcome, id, status, notes } = event;
      const own = { title, outcome, _id: id ?? null, isPublished: status === 'published', notes: [...notes] };
      return { at: 'item', kind, source: sourceId, ...own };
    }
    case 'media': {
      const notes = event.outcome === 'failed' ? [{ reason: event.reason, detail: '' }] : [];
      return { ...blank, at: 'media', kind: 'image', source: event.address, outcome: event.outcome, notes };
    }
    case 'skip':
      return {
        ...blank,
        at: 'skip',
        kind: event.kind,
        source: event.sourceId,
        notes: [{ reason: event.reason, detail: '' }],
      };
    default: {
      const [line, what] = event.at === 'repair' ? [String(event.line), event.what] : ['', ''];
      return { ...blank, at: 'repair', kind: 'line', source: line, notes: [{ reason: what, detail: '' }] };
    }
  }
}
