/**
 * A map that forgets what was not used of late: it keeps at least the `generation` newest keys and at most twice as
 * many. Two plain maps that change places cost less than an order per key, and nothing has to be cleaned up.
 */
export class RecentMap<Value> {
  readonly #generation: number;
  #young = new Map<string, Value>();
  #old = new Map<string, Value>();

  constructor(generation: number) {
    this.#generation = generation;
  }

  get size(): number {
    return this.#young.size + this.#old.size;
  }

  get(key: string): Value | undefined {
    const young = this.#young.get(key);
    if (young !== undefined) return young;
    const old = this.#old.get(key);
    if (old !== undefined) this.set(key, old);
    return old;
  }

  set(key: string, value: Value): void {
    if (this.#young.size >= this.#generation) {
      this.#old = this.#young;
      this.#young = new Map();
    }
    this.#young.set(key, value);
  }
}
