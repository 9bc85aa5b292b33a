import type { ImportedKind } from '#contract/rules/imports/imported-kinds.ts';
import type { Queryable } from '#server/queryable.ts';

type Note = { reason: string; detail: string };

/** What came of one thing, as it is told. */
export type ReportEvent =
  | { at: 'start'; import: string | null; format: string; source: string; site: string; dryRun: boolean }
  | {
      at: 'item';
      kind: ImportedKind;
      sourceId: string;
      outcome: 'created' | 'updated' | 'unchanged' | 'edited-here';
      id?: string;
      slug?: string;
      /** Of a story or a page. */
      status?: 'published' | 'draft';
      title: string;
      notes: readonly Note[];
      /** It was made, and told with all that is to be said of it, before the same import was interrupted. */
      isRepeated?: true;
    }
  | { at: 'media'; address: string; outcome: 'created' | 'unchanged'; id?: string }
  | { at: 'media'; address: string; outcome: 'failed'; reason: string }
  | { at: 'skip'; kind: string; sourceId: string; reason: string }
  | { at: 'repair'; line: number; what: string };

export type Tell = (event: ReportEvent) => void;

/** A transaction that writes one item, and keeps in itself what came of it. */
export type WriteItem = (write: (tx: Queryable) => Promise<ReportEvent>) => Promise<ReportEvent>;

const examplesOf = 3;

/** Counts what is told, and keeps three examples of each reason: however much comes, its summary is short. */
export function createTally() {
  const counts = { created: 0, updated: 0, unchanged: 0, 'edited-here': 0 };
  const kinds = new Map<ImportedKind, Record<keyof typeof counts, number>>();
  let published = 0;
  const images = { created: 0, unchanged: 0, failed: 0 };
  const reasons = new Map<string, { count: number; examples: string[] }>();
  const add = (reason: string, example: string) => {
    const known = reasons.get(reason) ?? { count: 0, examples: [] };
    known.count += 1;
    if (known.examples.length < examplesOf && example) known.examples.push(example);
    reasons.set(reason, known);
  };
  const addItem = ({ kind, outcome, status, title, notes }: Extract<ReportEvent, { at: 'item' }>) => {
    counts[outcome] += 1;
    if (outcome === 'created' && status === 'published') published += 1;
    const ofKind = kinds.get(kind) ?? { created: 0, updated: 0, unchanged: 0, 'edited-here': 0 };
    ofKind[outcome] += 1;
    kinds.set(kind, ofKind);
    for (const { reason, detail } of notes) add(reason, detail ? `${title}: ${detail}` : title);
  };
  return {
    counts,
    kinds,
    images,
    reasons,
    /** Of those that came. */
    countPublished: () => published,
    tell(event: ReportEvent): void {
      if (event.at === 'item') addItem(event);
      if (event.at === 'media') {
        images[event.outcome] += 1;
        if (event.outcome === 'failed') add(`image: ${event.reason}`, event.address);
      }
      if (event.at === 'skip') add(`skipped: ${event.reason}`, `${event.kind} ${event.sourceId}`.trim());
      if (event.at === 'repair') add(`repaired: ${event.what}`, `line ${event.line}`);
    },
  };
}

export type Tally = ReturnType<typeof createTally>;
