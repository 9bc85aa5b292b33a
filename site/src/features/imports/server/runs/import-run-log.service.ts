import type { Queryable, Transactor } from '#server/queryable.ts';
import type { ReportEvent } from '../import-report.ts';
import { type NewLine, noteProgress, type RunRow, writeLines } from './import-run.repository.ts';

/** Lines that are written together, and how long one waits for others at the most. */
const batch = 100;
const batchMs = 1000;

/**
 * Keeps what an import tells, and how far it is. What came of an item, and of its images, is written with it: killed in
 * between, neither is there without the other.
 */
export function createRunLog(db: Transactor, run: Pick<RunRow, 'id' | 'state'>, isDryRun: boolean) {
  const waiting = new Map<string, NewLine>();
  /** Written in a transaction that was not over yet. */
  let kept: readonly NewLine[] = [];
  let done = 0;
  let position = 0;
  let writtenAt = performance.now();
  const lineOf = (event: ReportEvent): NewLine => {
    position += 1;
    return { key: keyOf(event), position, event, hasProblem: hasProblem(event) };
  };
  const forget = (lines: readonly NewLine[]): void => {
    for (const line of lines) if (waiting.get(line.key) === line) waiting.delete(line.key);
  };
  const flush = async (): Promise<boolean> => {
    const lines = [...waiting.values()];
    writtenAt = performance.now();
    for (let at = 0; at < lines.length; at += batch)
      await writeLines(db, run.id, isDryRun, lines.slice(at, at + batch));
    forget(lines);
    return noteProgress(db, run, done);
  };
  return {
    tell(event: ReportEvent): void {
      if (event.at === 'start') return;
      if (event.at === 'item') done += 1;
      const isKept = kept.at(-1)?.key === keyOf(event);
      if (isKept) forget(kept);
      else if (event.at !== 'item' || !event.isRepeated) waiting.set(keyOf(event), lineOf(event));
      if (event.at === 'item') kept = [];
    },
    /** Part of the transaction of an item; one is written at a time. */
    async keep(tx: Queryable, event: ReportEvent): Promise<void> {
      kept = [...waiting.values(), lineOf(event)];
      await writeLines(tx, run.id, isDryRun, kept);
    },
    /** Writes what waits, where it is time. False: the run was stopped. */
    keepUp: async (): Promise<boolean> =>
      waiting.size < batch && performance.now() - writtenAt < batchMs ? true : flush(),
    flush,
  };
}

function keyOf(event: ReportEvent): string {
  switch (event.at) {
    case 'item':
      return `item ${event.sourceId}`;
    case 'media':
      return `media ${event.address}`;
    case 'skip':
      return `skip ${event.kind} ${event.sourceId} ${event.reason}`;
    case 'repair':
      return `repair ${event.line} ${event.what}`;
    case 'start':
      return 'start';
  }
}

function hasProblem(event: ReportEvent): boolean {
  if (event.at === 'item') return event.notes.length > 0 || event.outcome === 'edited-here';
  return event.at === 'repair' || (event.at === 'media' && event.outcome === 'failed');
}
