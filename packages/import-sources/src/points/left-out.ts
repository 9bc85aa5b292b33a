import type { SourceRecord } from '../records.ts';

const mostKinds = 200;

/** What points say and places have no field for: told once for each kind, however many points have it. */
export class LeftOut {
  readonly #kinds = new Set<string>();

  add(kind: string): void {
    if (this.#kinds.size < mostKinds) this.#kinds.add(kind.slice(0, 100));
  }

  *records(): Generator<SourceRecord> {
    for (const sourceId of this.#kinds) yield { type: 'skip', kind: 'property', sourceId, reason: 'unknown-property' };
  }
}
