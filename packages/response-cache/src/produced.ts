import { validateHeaderName, validateHeaderValue } from 'node:http';

/** What a page or an endpoint gives back. `tags` name the content it shows; null: send it, but do not store it. */
export type Produced = {
  status: number;
  headers: Record<string, string>;
  /** Read when it is first wanted: a getter may make it then. */
  readonly body: Buffer;
  tags: string[] | null;
  /** What the body says, for readers inside the process, who then need not parse it. */
  value?: unknown;
  /** Not kept from this moment on, in ms since 1970, although what it shows may be true for longer. */
  endsAt?: number;
};

const UNTIL = 'until:';

/**
 * When the first of the tags that end by themselves does, in ms since 1970; Infinity for never. Such a tag is `until:`
 * and a moment (ISO 8601): what carries it is true until then, by the clock of the process.
 */
export function endOf(tags: readonly string[] | null): number {
  const ends = (tags ?? []).filter((tag) => tag.startsWith(UNTIL)).map((tag) => Date.parse(tag.slice(UNTIL.length)));
  return Math.min(Infinity, ...ends);
}

/**
 * What internal readers get: header names in lower case, the body as it was produced. Shared by all readers: do not
 * change it.
 */
export type StoredAnswer = {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
  /** What the body says, where its producer told. */
  readonly value: unknown;
  /** What it shows; null when it is not stored. Whoever makes something of it carries these tags too. */
  readonly tags: readonly string[] | null;
};

/**
 * Headers that belong to one connection (RFC 9110, 7.6.1), to one client or to one answer, or that we work out
 * ourselves. Cookies are among them because one answer goes to everybody who waits for it.
 */
const NEVER_SHARED = new Set(
  (
    'connection keep-alive proxy-connection proxy-authenticate proxy-authorization te trailer transfer-encoding upgrade ' +
    'set-cookie x-request-id date content-length etag'
  ).split(' '),
);

/** The headers that may be sent to everybody. Throws on names and values that HTTP does not allow. */
export function shareableHeaders(headers: Readonly<Record<string, string>>): Record<string, string> {
  const shareable: Record<string, string> = {};
  for (const [name, value] of Object.entries(headers)) {
    const lowerCaseName = name.toLowerCase();
    if (NEVER_SHARED.has(lowerCaseName)) continue;
    validateHeaderName(lowerCaseName);
    validateHeaderValue(lowerCaseName, value);
    shareable[lowerCaseName] = value;
  }
  return shareable;
}

/** The tags to store an answer under; null when it must not be stored, whatever its producer says. */
export function storableTags(produced: Produced): readonly string[] | null {
  for (const [name, value] of Object.entries(produced.headers)) {
    const lowerCaseName = name.toLowerCase();
    if (lowerCaseName === 'set-cookie') return null;
    if (lowerCaseName === 'cache-control' && /\b(private|no-store)\b/i.test(value)) return null;
  }
  return produced.tags;
}
