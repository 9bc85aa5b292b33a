import type { Transactor } from '#server/queryable.ts';
import type { ReportEvent } from '../import-report.ts';
import { type NewLine, noteProgress, type RunRow, writeLines } from './import-run.repository.ts';

/** Lines that are written together, and how long one waits for others at the most. */
const batch = 100;
const batchMs = 1000;

/** Keeps what an import tells, and how far it is. */
export function createLines(db: Transactor, run: Pick<RunRow, 'id' | 'state'>, isDryRun: boolean) {
  let waiting = new Map<string, NewLine>();
  let done = 0;
  let position = 0;
  let writtenAt = performance.now();
  const flush = async (): Promise<boolean> => {
    const lines = [...waiting.values()];
    waiting = new Map();
    writtenAt = performance.now();
    for (let at = 0; at < lines.length; at += batch)
      await writeLines(db, run.id, isDryRun, lines.slice(at, at + batch));
    return noteProgress(db, run, done);
  };
  return {
    tell(event: ReportEvent): void {
      if (event.at === 'start') return;
      if (event.at === 'item') done += 1;
      const key = keyOf(event);
      position += 1;
      waiting.set(key, { key, position, event, hasProblem: hasProblem(event) });
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
