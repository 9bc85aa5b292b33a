type Tagged = { readonly tags: readonly string[] | null };
type InFlight<Result> = {
  startedAt: number;
  result: Promise<Result>;
  /** Known at its end: what it shows was dropped while it was under way. */
  isOutdated: boolean;
};

/** Asked when work is done: may its result, which carries these tags, be stored? */
export type MayStore = (tags: readonly string[]) => boolean;

/** More dropped tags than this while something is in flight, and nothing that is in flight gets stored. */
const MOST_REMEMBERED_DROPS = 10_000;

/**
 * Work in progress, one piece per key. A drop may overtake what is in flight: that work may have read its data before
 * the change. Its tags are not known before it ends; then they are held against those dropped since it started. So a
 * drop concerns the work that carries its tags and no other: whoever writes again and again makes nobody else's
 * answers anew.
 */
export class InFlightWork<Result extends Tagged> {
  readonly #current = new Map<string, InFlight<Result>>();
  readonly #droppedAt = new Map<string, number>();
  #clearedAt = 0;
  #clock = 0;
  #inFlight = 0;

  /** When somebody asks, counted in drops. */
  get clock(): number {
    return this.#clock;
  }

  /**
   * The work that a request of that moment may wait for. It resolves to undefined when its answer is older than the
   * request, which then has to ask once more: for what started after it, and that is always good.
   */
  join(key: string, askedAt: number): Promise<Result | undefined> | undefined {
    const entry = this.#current.get(key);
    if (entry === undefined || entry.startedAt >= askedAt) return entry?.result;
    return entry.result.then((result) => (entry.isOutdated ? undefined : result));
  }

  start(key: string, work: (mayStore: MayStore) => Promise<Result>): Promise<Result> {
    const startedAt = this.#clock;
    const isFresh = (tag: string) => (this.#droppedAt.get(tag) ?? 0) <= startedAt;
    const mayStore: MayStore = (tags) => this.#clearedAt <= startedAt && tags.every(isFresh);
    this.#inFlight += 1;
    const finish = async () => {
      try {
        const result = await work(mayStore);
        // What has no tags, a failure for one, may be made of anything.
        entry.isOutdated = result.tags === null ? this.#clock > startedAt : !mayStore(result.tags);
        return result;
      } finally {
        this.#remove(key);
      }
    };
    const entry: InFlight<Result> = { startedAt, isOutdated: true, result: finish() };
    this.#current.set(key, entry);
    return entry.result;
  }

  drop(tags: readonly string[]): void {
    this.#clock += 1;
    if (this.#inFlight === 0) return;
    if (this.#droppedAt.size + tags.length > MOST_REMEMBERED_DROPS) this.clear();
    else for (const tag of tags) this.#droppedAt.set(tag, this.#clock);
  }

  clear(): void {
    this.#clock += 1;
    this.#clearedAt = this.#clock;
    this.#droppedAt.clear();
  }

  #remove(key: string): void {
    this.#current.delete(key);
    this.#inFlight -= 1;
    if (this.#inFlight === 0) this.#droppedAt.clear();
  }
}
