type Note = { reason: string; detail: string };

/** What came of one thing, as it is told. */
export type ReportEvent =
  | { at: 'start'; import: string | null; format: string; source: string; site: string; dryRun: boolean }
  | {
      at: 'item';
      kind: 'story';
      sourceId: string;
      outcome: 'created' | 'unchanged';
      id?: string;
      slug?: string;
      title: string;
      notes: readonly Note[];
    }
  | { at: 'skip'; kind: string; sourceId: string; reason: string }
  | { at: 'repair'; line: number; what: string };

export type Tell = (event: ReportEvent) => void;

const examplesOf = 3;

/** Counts what is told, and keeps three examples of each reason: however much comes, its summary is short. */
export function createTally() {
  const counts = { created: 0, unchanged: 0 };
  const reasons = new Map<string, { count: number; examples: string[] }>();
  const add = (reason: string, example: string) => {
    const known = reasons.get(reason) ?? { count: 0, examples: [] };
    known.count += 1;
    if (known.examples.length < examplesOf && example) known.examples.push(example);
    reasons.set(reason, known);
  };
  return {
    counts,
    reasons,
    tell(event: ReportEvent): void {
      if (event.at === 'item') {
        counts[event.outcome] += 1;
        for (const { reason, detail } of event.notes) add(reason, detail ? `${event.title}: ${detail}` : event.title);
      }
      if (event.at === 'skip') add(`skipped: ${event.reason}`, `${event.kind} ${event.sourceId}`.trim());
      if (event.at === 'repair') add(`repaired: ${event.what}`, `line ${event.line}`);
    },
  };
}

export type Tally = ReturnType<typeof createTally>;
