/** Which holders carry a tag. Empty tags are forgotten, so it never grows past what is held. */
export class TagIndex<Holder> {
  readonly #holders = new Map<string, Set<Holder>>();

  get size(): number {
    return this.#holders.size;
  }

  add(tags: readonly string[], holder: Holder): void {
    for (const tag of tags) {
      const holders = this.#holders.get(tag);
      if (holders) holders.add(holder);
      else this.#holders.set(tag, new Set([holder]));
    }
  }

  remove(tags: readonly string[], holder: Holder): void {
    for (const tag of tags) {
      const holders = this.#holders.get(tag);
      if (holders?.delete(holder) && holders.size === 0) this.#holders.delete(tag);
    }
  }

  /** A copy, so that the caller may remove while it walks. */
  withTag(tag: string): Holder[] {
    return [...(this.#holders.get(tag) ?? [])];
  }
}
