import { InFlightWork } from './in-flight.ts';
import { makeJoinable } from './joined-json.ts';
import { Store } from './store.ts';

export type PartKind<Value extends object> = {
  /** Unique among the kinds of one {@link Parts}. */
  name: string;
  /** What a part shows: when one of these is dropped, so is the part. */
  tagsOf(value: Value): readonly string[];
  /** The JSON of a part. Throws where it is not what its contract says. */
  toJson(value: Value): string;
};

/** Makes the parts with these ids, by id; what does not exist is left out. */
export type MakeParts<Value extends object> = (ids: string[]) => Promise<ReadonlyMap<string, Value>>;

/**
 * What many answers are made of, such as the cards of lists: each is made once, until something that it shows is
 * dropped.
 */
export type Parts = {
  /** False where there is no memory for any. */
  areKept: boolean;
  /**
   * The parts with these ids, by id. Those that are not at hand are made together by one call of `make`; two who ask
   * for the same at one time share it. Parts are frozen and shared, and `joinJson` writes them without making their
   * JSON again.
   */
  read<Value extends object>(
    kind: PartKind<Value>,
    ids: readonly string[],
    make: MakeParts<Value>,
  ): Promise<Map<string, Value>>;
  /** Forgets what carries one of the tags. What is being made at this moment is not kept if it carries one. */
  drop(tags: readonly string[]): void;
  /** Forgets everything. */
  clear(): void;
  stats(): { entries: number; bytes: number };
};

/** One part alone; `make` gives undefined for what does not exist. */
export async function readPart<Value extends object>(
  parts: Parts,
  kind: PartKind<Value>,
  id: string,
  make: () => Promise<Value | undefined>,
): Promise<Value | undefined> {
  const found = await parts.read(kind, [id], async () => {
    const value = await make();
    return new Map(value && [[id, value]]);
  });
  return found.get(id);
}

type Made = { value: object | undefined; tags: readonly string[] | null };
type Held = { value: object; sizeBytes: number };

const OVERHEAD_BYTES = 512;
/**
 * What a part weighs for each letter of its JSON: as JSON, as objects, and as the HTML that pages keep of it. Measured
 * with cards: 1,500 letters and 2,100 of HTML weigh 7 kB, a second HTML for other lists 4 kB more.
 */
const BYTES_PER_LETTER = 6;

/** Keeps parts within a number of bytes; the least recently used leave first. With 0 none is kept. */
export function createParts(maxBytes: number): Parts {
  const store = new Store<Held>(maxBytes);
  const inFlight = new InFlightWork<Made>();

  async function keep<Value extends object>(
    { tagsOf, toJson }: PartKind<Value>,
    key: string,
    value: Value | undefined,
    mayStore: (tags: readonly string[]) => boolean,
  ): Promise<Made> {
    if (!value) return { value, tags: null };
    const tags = tagsOf(value);
    // Its JSON is for those who come later.
    if (maxBytes === 0) return { value, tags };
    const json = toJson(value);
    makeJoinable(deepFreeze(value), json);
    const sizeBytes = OVERHEAD_BYTES + BYTES_PER_LETTER * json.length;
    if (mayStore(tags)) store.set(key, { value, sizeBytes }, tags);
    return { value, tags };
  }

  return {
    areKept: maxBytes > 0,
    async read<Value extends object>(kind: PartKind<Value>, ids: readonly string[], make: MakeParts<Value>) {
      const found = new Map<string, Value>();
      const makeTogether = together(make);
      const askedAt = inFlight.clock;
      const launch = (id: string, key: string) =>
        inFlight.start(key, async (mayStore) => keep(kind, key, (await makeTogether(id)).get(id), mayStore));
      const obtain = async (id: string, key: string) => {
        const joined = inFlight.join(key, askedAt);
        // What was begun before a change of it is asked for once more.
        const { value } = (joined && (await joined)) ?? (await launch(id, key));
        if (value) found.set(id, value as Value);
      };
      const waiting: Promise<void>[] = [];
      for (const id of ids) {
        const key = `${kind.name} ${id}`;
        const held = store.get(key);
        if (held) found.set(id, held.value as Value);
        else waiting.push(obtain(id, key));
      }
      if (waiting.length > 0) await Promise.all(waiting);
      return found;
    },
    drop(tags) {
      inFlight.drop(tags);
      store.drop(tags);
    },
    clear() {
      inFlight.clear();
      store.clear();
    },
    stats: () => ({ entries: store.size, bytes: store.bytes }),
  };
}

/** Makes with one call what is asked for in one turn. */
function together<Value extends object>(make: MakeParts<Value>): (id: string) => ReturnType<MakeParts<Value>> {
  let open: { ids: string[]; made: ReturnType<MakeParts<Value>> } | undefined;
  return (id) => {
    open ??= begin();
    open.ids.push(id);
    return open.made;
  };
  function begin() {
    const ids: string[] = [];
    const made = Promise.resolve().then(() => {
      open = undefined;
      return make(ids);
    });
    return { ids, made };
  }
}

/** What is shared must not be changed by one of those who share it. */
function deepFreeze<Value extends object>(value: Value): Value {
  for (const member of Object.values(value)) if (typeof member === 'object' && member !== null) deepFreeze(member);
  return Object.freeze(value);
}
