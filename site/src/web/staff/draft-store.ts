const prefix = 'draft:';
const mostDrafts = 30;
const mostCharacters = 2_000_000;
/** Of one draft: some fifty pages. */
const longest = 300_000;

/** What somebody typed into a form and did not save. */
export type Draft<Values> = {
  values: Values;
  /** `updatedAt` of what the form began with; null for something new. */
  startedFrom: string | null;
  /** ISO 8601. */
  keptAt: string;
};

/** Drafts by the key of their form. It never throws: a browser may forbid storage, or have none left. */
export type DraftStore = {
  read<Values>(key: string): Draft<Values> | null;
  /** False when there is no room for it. The least recently kept of the others leave first. */
  keep(key: string, draft: Draft<unknown>): boolean;
  forget(key: string): void;
};

export function openDraftStore(storage: Storage | undefined): DraftStore {
  if (!storage) return { read: () => null, keep: () => false, forget() {} };

  const forget = (key: string) => storage.removeItem(prefix + key);
  const read = <Values>(key: string): Draft<Values> | null => {
    try {
      const draft = JSON.parse(storage.getItem(prefix + key) ?? 'null') as Draft<Values> | null;
      return draft?.values && draft.keptAt ? draft : null;
    } catch {
      return null;
    }
  };
  const others = (key: string) =>
    Object.keys(storage)
      .filter((name) => name.startsWith(prefix) && name !== prefix + key)
      .map((name) => name.slice(prefix.length))
      .sort((a, b) => (read(a)?.keptAt ?? '').localeCompare(read(b)?.keptAt ?? ''));
  const lengthOf = (key: string) => storage.getItem(prefix + key)?.length ?? 0;

  return {
    read,
    forget,
    keep(key, draft) {
      const text = JSON.stringify(draft);
      if (text.length > longest) return false;
      const older = others(key);
      let room = mostCharacters - text.length - older.reduce((sum, other) => sum + lengthOf(other), 0);
      for (;;) {
        if (room >= 0 && older.length < mostDrafts && write(storage, prefix + key, text)) return true;
        const oldest = older.shift();
        if (oldest === undefined) return false;
        room += lengthOf(oldest);
        forget(oldest);
      }
    },
  };
}

/** False when the browser has no room left. */
function write(storage: Storage, name: string, text: string): boolean {
  try {
    storage.setItem(name, text);
    return true;
  } catch {
    return false;
  }
}
