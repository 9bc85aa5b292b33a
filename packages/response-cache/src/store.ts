import type { Answer } from './answer.ts';
import { TagIndex } from './tag-index.ts';

type Link = { newer: Link; older: Link };
type Entry = Link & { key: string; answer: Answer; tags: readonly string[]; sizeBytes: number };

/** What a tag costs in the index, beside its letters. */
const TAG_OVERHEAD_BYTES = 128;

/** Answers by key within a number of bytes; the least recently used leave first. */
export class Store {
  readonly #maxBytes: number;
  readonly #entries = new Map<string, Entry>();
  readonly #byTag = new TagIndex<Entry>();
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

  get(key: string): Answer | undefined {
    const entry = this.#entries.get(key);
    if (entry === undefined) return undefined;
    if (this.#ring.older !== entry) {
      unlink(entry);
      this.#linkAsNewest(entry);
    }
    return entry.answer;
  }

  /** Takes the place of what the key held. An answer of more than an eighth of the memory is not kept. */
  set(key: string, answer: Answer, tags: readonly string[]): void {
    this.#remove(this.#entries.get(key));
    const entry: Entry = { key, answer, tags, sizeBytes: 0, newer: this.#ring, older: this.#ring };
    this.#entries.set(key, entry);
    this.#byTag.add(tags, entry);
    this.#linkAsNewest(entry);
    this.#weigh(entry);
  }

  /** Like `get`, but does not count as use. */
  peek(key: string): Answer | undefined {
    return this.#entries.get(key)?.answer;
  }

  /** Counts an answer again after it gained or changed a representation. */
  reweigh(key: string, answer: Answer): void {
    const entry = this.#entries.get(key);
    if (entry?.answer === answer) this.#weigh(entry);
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

  #weigh(entry: Entry): void {
    const sizeBytes = sizeOf(entry);
    this.#bytes += sizeBytes - entry.sizeBytes;
    entry.sizeBytes = sizeBytes;
    if (sizeBytes > this.#maxBytes / 8) this.#remove(entry);
    while (this.#bytes > this.#maxBytes) this.#remove(this.#ring.newer as Entry);
  }

  #remove(entry: Entry | undefined): void {
    if (entry === undefined || !this.#entries.delete(entry.key)) return;
    this.#byTag.remove(entry.tags, entry);
    unlink(entry);
    this.#bytes -= entry.sizeBytes;
  }

  #linkAsNewest(entry: Entry): void {
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

function unlink(entry: Entry): void {
  entry.newer.older = entry.older;
  entry.older.newer = entry.newer;
}

function sizeOf({ key, answer, tags }: Entry): number {
  let size = answer.sizeBytes + 2 * key.length;
  for (const tag of tags) size += TAG_OVERHEAD_BYTES + tag.length;
  for (const name in answer.headers) size += name.length + (answer.headers[name]?.length ?? 0);
  return size;
}
