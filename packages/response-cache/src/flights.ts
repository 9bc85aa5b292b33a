type Flight<Result> = { startedAt: number; result: Promise<Result> };

/** Asked when a flight has landed: may its result, which carries these tags, be stored? */
export type MayStore = (tags: readonly string[]) => boolean;

/** More dropped tags than this while something is in flight, and nothing that is in flight gets stored. */
const MOST_REMEMBERED_DROPS = 10_000;

/**
 * Work in progress, one flight per key. A drop overtakes what is in flight: that work may have read its data before the
 * change. Its tags are not known before it lands, so after any drop new requests start anew, and when the old flight
 * lands its tags are held against those dropped since it started.
 */
export class Flights<Result> {
  readonly #current = new Map<string, Flight<Result>>();
  readonly #droppedAt = new Map<string, number>();
  #clearedAt = 0;
  #clock = 0;
  #inFlight = 0;

  /** The flight that a request for this key may wait for. */
  join(key: string): Promise<Result> | undefined {
    const flight = this.#current.get(key);
    return flight?.startedAt === this.#clock ? flight.result : undefined;
  }

  start(key: string, work: (mayStore: MayStore) => Promise<Result>): Promise<Result> {
    const startedAt = this.#clock;
    const isFresh = (tag: string) => (this.#droppedAt.get(tag) ?? 0) <= startedAt;
    // A flight that another has followed stores nothing: the other one knows better.
    const mayStore: MayStore = (tags) =>
      this.#current.get(key) === flight && this.#clearedAt <= startedAt && tags.every(isFresh);
    this.#inFlight += 1;
    const result = work(mayStore).finally(() => this.#land(key, flight));
    const flight: Flight<Result> = { startedAt, result };
    this.#current.set(key, flight);
    return result;
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

  #land(key: string, flight: Flight<Result>): void {
    if (this.#current.get(key) === flight) this.#current.delete(key);
    this.#inFlight -= 1;
    if (this.#inFlight === 0) this.#droppedAt.clear();
  }
}
