import { randomUUID } from 'node:crypto';

type Joinable = {
  json: string;
  /** Escaped and encoded, when it is first wanted. */
  escaped: Buffer | undefined;
};

const joinables = new WeakMap<object, Joinable>();
/** Whoever keeps no parts need not look for them. */
let areThere = false;

/** Remembers the JSON of an object that never changes again, for as long as the object lives. */
export function makeJoinable(value: object, json: string): void {
  joinables.set(value, { json, escaped: undefined });
  areThere = true;
}

/**
 * Stands for the parts in the text around them. Nobody can guess it, so nothing that somebody wrote is taken for it.
 */
const mark = randomUUID();
const marks = new RegExp(`"${mark}(\\d+)"`);

/**
 * `JSON.stringify`, which writes each joinable part as it was written before. Only what leads to one is copied: what a
 * part stands in is usually small.
 */
export function joinJson(value: unknown): string {
  return pieces(
    value,
    ({ json }) => json,
    (json) => json,
  ).join('');
}

/**
 * The same after `escaping`, of which the program has one: what it makes of a part is remembered too, as bytes. In
 * pieces, so that what was encoded once is copied, not encoded again.
 */
export function escapedJsonPieces(value: unknown, escaping: (json: string) => string): (string | Buffer)[] {
  return pieces(
    value,
    (part) => {
      part.escaped ??= Buffer.from(escaping(part.json));
      return part.escaped;
    },
    escaping,
  );
}

function pieces<Piece>(
  value: unknown,
  pieceOf: (part: Joinable) => Piece,
  escaping: (json: string) => string,
): (string | Piece)[] {
  const parts: Joinable[] = [];
  const around = JSON.stringify(areThere ? withMarks(value, parts) : value);
  if (parts.length === 0) return [escaping(around)];
  // Text and number of a part in turns.
  const found: (string | Piece)[] = escaping(around).split(marks);
  for (let at = 1; at < found.length; at += 2) {
    const part = parts[Number(found[at])];
    found[at] = part ? pieceOf(part) : '';
  }
  return found;
}

/** The value with a mark in the place of each part; itself where it holds none. */
function withMarks(value: unknown, parts: Joinable[]): unknown {
  if (typeof value !== 'object' || value === null) return value;
  const part = joinables.get(value);
  if (part) return mark + (parts.push(part) - 1);
  if (Array.isArray(value)) {
    const marked = value.map((item) => withMarks(item, parts));
    return marked.some((item, index) => item !== value[index]) ? marked : value;
  }
  const entries = Object.entries(value);
  const marked = entries.map(([, member]) => withMarks(member, parts));
  if (entries.every(([, member], index) => member === marked[index])) return value;
  return Object.fromEntries(entries.map(([name], index) => [name, marked[index]]));
}
