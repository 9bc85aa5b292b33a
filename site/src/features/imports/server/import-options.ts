import type { Viewer } from '#server/dependencies.ts';
import type { Queryable } from '#server/queryable.ts';
import type { ImportSample } from '../import.contract.ts';
import type { ReportEvent, Tell } from './import-report.ts';
import type { SourcePlan } from './source-plan.service.ts';

/** What a source is, once all of it was read. */
export type SourceSummary = Pick<SourcePlan, 'format' | 'authors' | 'categories'> & { total: number };

/** How an import runs, whatever it brings. */
export type RunOptions = {
  /** What the files are called. */
  name: string;
  viewer: Viewer;
  /** Reads, converts and tells everything, and writes nothing. */
  isDryRun: boolean;
  tell: Tell;
  /** Part of the transaction of an item: what came of it. It is told afterwards all the same. */
  keep?: (tx: Queryable, event: ReportEvent) => Promise<void>;
  /** The run that was begun for it; without one that of the same files that was interrupted, or a new one. */
  run?: string;
  /** How an item of a dry run would look. */
  onSample?: (sample: ImportSample) => void;
  onPlan?: (summary: SourceSummary, site: string) => Promise<void>;
  /** Asked before each item is written: false ends it there, and the same call goes on. */
  proceed?: () => Promise<boolean>;
  /** Part of the transaction that ends it. */
  onEnd?: (tx: Queryable) => Promise<void>;
};
