import { TagIndex } from './tag-index.ts';

type Sized = { readonly sizeBytes: number };
type Link = { newer: Link; older: Link };
type Entry<Held> = Link & { key: string; held: Held; tags: readonly string[]; sizeBytes: number };

/** What a tag costs in the index, beside its letters. */
const TAG_OVERHEAD_BYTES = 128;

/** What is held by key within a number of bytes; the least recently used leave first. */
export class Store<Held extends Sized> {
  readonly #maxBytes: number;
  readonly #entries = new Map<string, Entry<Held>>();
  readonly #byTag = new TagIndex<Entry<Held>>();
  /** Closes the ring of entries: its older neighbour is the newest entry, its newer neighbour the oldest. */
  readonly #ring = ringOfOne();
  #bytes = 0;

  constructor(maxBytes: number) {
    this.#maxBytes = maxBytes;
  }

  get size(): number {
    return this.#entries.size;
  }

  get bytes(): number {
    return this.#bytes;
  }

  get(key: string): Held | undefined {
    const entry = this.#entries.get(key);
    if (entry === undefined) return undefined;
    if (this.#ring.older !== entry) {
      unlink(entry);
      this.#linkAsNewest(entry);
    }
    return entry.held;
  }

  /** Takes the place of what the key held. What weighs more than an eighth of the memory is not kept. */
  set(key: string, held: Held, tags: readonly string[]): void {
    this.#remove(this.#entries.get(key));
    const entry: Entry<Held> = { key, held, tags, sizeBytes: 0, newer: this.#ring, older: this.#ring };
    this.#entries.set(key, entry);
    this.#byTag.add(tags, entry);
    this.#linkAsNewest(entry);
    this.#weigh(entry);
  }

  /** Like `get`, but does not count as use. */
  peek(key: string): Held | undefined {
    return this.#entries.get(key)?.held;
  }

  /** Weighs again what has grown or shrunk. */
  reweigh(key: string, held: Held): void {
    const entry = this.#entries.get(key);
    if (entry?.held === held) this.#weigh(entry);
  }

  /** Returns how many entries left. */
  drop(tags: readonly string[]): number {
    const before = this.size;
    for (const tag of tags) for (const entry of this.#byTag.withTag(tag)) this.#remove(entry);
    return before - this.size;
  }

  /** Returns how many entries left. */
  clear(): number {
    const before = this.size;
    for (const entry of [...this.#entries.values()]) this.#remove(entry);
    return before;
  }

  #weigh(entry: Entry<Held>): void {
    const sizeBytes = sizeOf(entry);
    this.#bytes += sizeBytes - entry.sizeBytes;
    entry.sizeBytes = sizeBytes;
    if (sizeBytes > this.#maxBytes / 8) this.#remove(entry);
    while (this.#bytes > this.#maxBytes) this.#remove(this.#ring.newer as Entry<Held>);
  }

  #remove(entry: Entry<Held> | undefined): void {
    if (entry === undefined || !this.#entries.delete(entry.key)) return;
    this.#byTag.remove(entry.tags, entry);
    unlink(entry);
    this.#bytes -= entry.sizeBytes;
  }

  #linkAsNewest(entry: Entry<Held>): void {
    entry.newer = this.#ring;
    entry.older = this.#ring.older;
    this.#ring.older.newer = entry;
    this.#ring.older = entry;
  }
}

function ringOfOne(): Link {
  const link = {} as Link;
  link.newer = link;
  link.older = link;
  return link;
}

function unlink(entry: Link): void {
  entry.newer.older = entry.older;
  entry.older.newer = entry.newer;
}

function sizeOf({ key, held, tags }: Entry<Sized>): number {
  let size = held.sizeBytes + 2 * key.length;
  for (const tag of tags) size += TAG_OVERHEAD_BYTES + tag.length;
  return size;
}
