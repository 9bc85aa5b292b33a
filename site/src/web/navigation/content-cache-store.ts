const prefix = 'content:';
const indexKey = `${prefix}index`;
const mostEntries = 60;
const mostCharacters = 1_500_000;

/** An answer as it was kept. `failed`: the last try to bring it afresh did not succeed. */
export type KeptAnswer = { text: string; body: unknown; failed: boolean };

/** Answers of public calls by their address. It never throws: a browser may forbid storage, or have none left. */
export type ContentStore = {
  read(address: string): KeptAnswer | undefined;
  write(address: string, text: string): void;
  flagFailed(address: string): void;
  remove(address: string): void;
};

type Entry = { address: string; size: number; failed?: boolean };
/** What is kept, the least recently used first. Another version of the site may read other things in an answer. */
type Index = { version: string; entries: Entry[] };

/** Keeps at most 60 answers and 1.5 million characters; the least recently used leave first. */
export function openContentStore(version: string, storage: Storage | undefined): ContentStore {
  if (!storage) return { read: () => undefined, write() {}, flagFailed() {}, remove() {} };

  const entriesOf = (): Entry[] => {
    try {
      const index = JSON.parse(storage.getItem(indexKey) ?? '') as Index;
      if (index.version === version) return index.entries;
    } catch {}
    clear(storage);
    return [];
  };
  const save = (entries: Entry[]) => storage.setItem(indexKey, JSON.stringify({ version, entries } satisfies Index));
  const without = (address: string) => entriesOf().filter((entry) => entry.address !== address);

  return {
    read(address) {
      const entry = entriesOf().find((one) => one.address === address);
      const text = entry && storage.getItem(prefix + address);
      if (!entry || !text) return undefined;
      try {
        save([...without(address), entry]);
        return { text, body: JSON.parse(text), failed: entry.failed === true };
      } catch {
        return undefined;
      }
    },
    write(address, text) {
      const entries = [...without(address), { address, size: text.length }];
      let size = entries.reduce((sum, entry) => sum + entry.size, 0);
      try {
        while (entries.length > mostEntries || size > mostCharacters) {
          const oldest = entries.shift();
          if (!oldest) return;
          storage.removeItem(prefix + oldest.address);
          size -= oldest.size;
        }
        if (entries.length > 0) storage.setItem(prefix + address, text);
        save(entries);
      } catch {
        // No room is left. What is listed and not there counts as missing.
        storage.removeItem(prefix + address);
      }
    },
    flagFailed(address) {
      const entries = entriesOf();
      const entry = entries.find((one) => one.address === address);
      if (entry) entry.failed = true;
      try {
        save(entries);
      } catch {}
    },
    remove(address) {
      storage.removeItem(prefix + address);
      try {
        save(without(address));
      } catch {}
    },
  };
}

/** The browser's storage; undefined where it is forbidden. */
export function browserStorage(): Storage | undefined {
  try {
    return window.localStorage;
  } catch {
    return undefined;
  }
}

/** Forgets everything, whichever version of the site kept it. */
export function clear(storage: Storage | undefined): void {
  for (const key of Object.keys(storage ?? {})) {
    if (key.startsWith(prefix)) storage?.removeItem(key);
  }
}
