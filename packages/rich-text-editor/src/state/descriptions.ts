import type { EditorHost, ItemDescription, ItemKey } from '../editor-host.ts';

/** Null: there is no such thing. Undefined: not known yet. */
type Known = ItemDescription | null | undefined;

/**
 * What the items of a text are: asked for once, all that come up at the same time together. What could not be asked
 * (the line is down) is asked again when it is next needed.
 */
export class Descriptions {
  readonly #describe: EditorHost['describe'];
  readonly #known = new Map<ItemKey, Known>();
  readonly #listeners = new Set<() => void>();
  #waiting: ItemKey[] = [];

  constructor(describe: EditorHost['describe']) {
    this.#describe = describe;
  }

  of(key: ItemKey): Known {
    if (!this.#known.has(key)) {
      this.#known.set(key, undefined);
      if (this.#waiting.length === 0) queueMicrotask(() => this.#ask());
      this.#waiting.push(key);
    }
    return this.#known.get(key);
  }

  onChange(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  async #ask(): Promise<void> {
    const keys = this.#waiting;
    this.#waiting = [];
    try {
      const found = await this.#describe(keys);
      for (const key of keys) this.#known.set(key, found[key] ?? null);
    } catch {
      for (const key of keys) this.#known.delete(key);
      return;
    }
    for (const listener of this.#listeners) listener();
  }
}
