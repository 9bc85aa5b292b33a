import { STATUS_CODES } from 'node:http';
import type { Encoding } from './accept-encoding.ts';
import { type Compression, compress, type Effort, isCompressible } from './compress.ts';
import { etagOf, fingerprint } from './conditional.ts';
import { endOf, type Produced, type StoredAnswer, shareableHeaders, storableTags } from './produced.ts';

/**
 * One representation, ready to be written: header arrays as `writeHead` takes them, their last place free for the
 * request id.
 */
export type Representation = {
  readonly body: Buffer;
  readonly etag: string | null;
  readonly headers: string[];
  readonly notModifiedHeaders: string[];
  /** The first line of the response and those of all headers but the length and the request id. */
  readonly lines: string;
};

/**
 * What they cost beside their bodies, measured with ten headers, so that many small answers count for what they take.
 */
const ANSWER_OVERHEAD_BYTES = 2048;
const FORM_OVERHEAD_BYTES = 1280;

/** Above this the smallest brotli takes seconds, even of a background thread. */
const LARGEST_TO_SHRINK_BYTES = 512 * 1024;

/** An answer in all its representations. Each encoding is made once, when the first client asks for it. */
export class Answer implements StoredAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly tags: readonly string[] | null;
  readonly value: unknown;
  /** From this moment on it is no answer any more, in ms since 1970. */
  readonly endsAt: number;
  /** Whether `shrink` could make something smaller; whoever takes that up sets it to false. */
  canShrink = false;
  /** Until the body was wanted: a getter of it may lead to far more than the body. */
  #produced: Produced | undefined;
  #body: Buffer | undefined;
  #fingerprint: string | undefined;
  #plainRepresentation: Representation | undefined;
  readonly #compressed = new Map<Compression, Representation>();
  readonly #pending = new Map<Compression, Promise<Representation>>();

  /** `everywhere`: headers that it carries whatever its producer says. Throws on headers that HTTP does not allow. */
  constructor(produced: Produced, everywhere: Readonly<Record<string, string>> = {}) {
    this.status = produced.status;
    this.headers = shareableHeaders({ ...produced.headers, ...everywhere });
    this.#produced = produced;
    this.value = produced.value;
    this.tags = storableTags(produced);
    this.endsAt = Math.min(endOf(this.tags), produced.endsAt ?? Infinity);
  }

  get body(): Buffer {
    if (this.#body === undefined) {
      this.#body = hasNoBody(this.status) || !this.#produced ? Buffer.alloc(0) : ownMemory(this.#produced.body);
      this.#produced = undefined;
    }
    return this.#body;
  }

  get isCompressible(): boolean {
    return isCompressible(this.headers, this.body.length);
  }

  // Made when it is sent: what pages are made of is read as it is, and never sent.
  get #plain(): Representation {
    this.#plainRepresentation ??= this.#representation(this.body, 'identity');
    return this.#plainRepresentation;
  }

  #etag(encoding: Encoding): string | null {
    if (this.status !== 200) return null;
    this.#fingerprint ??= fingerprint(this.body);
    return etagOf(this.#fingerprint, encoding);
  }

  get sizeBytes(): number {
    let size = ANSWER_OVERHEAD_BYTES + this.body.length * (this.value === undefined ? 1 : 3);
    let lines = 0;
    for (const name in this.headers) lines += name.length + (this.headers[name]?.length ?? 0);
    size += 2 * lines;
    for (const form of this.#compressed.values()) size += FORM_OVERHEAD_BYTES + form.body.length + lines;
    return size;
  }

  /** The representation for an encoding, at once when it is at hand. All who wait for one wait for the same work. */
  represent(encoding: Encoding): Representation | Promise<Representation> {
    if (encoding === 'identity' || !this.isCompressible) return this.#plain;
    return this.#compressed.get(encoding) ?? this.#pending.get(encoding) ?? this.#encode(encoding);
  }

  /**
   * Compresses anew, as small as it gets, what was compressed quickly. The tag stays: it names the content, the decoded
   * bytes are the same, and ranges, where the difference would matter, are not served.
   */
  async shrink(): Promise<void> {
    for (const encoding of [...this.#compressed.keys()]) await this.#compress(encoding, 'best');
  }

  #encode(encoding: Compression): Promise<Representation> {
    this.canShrink = this.body.length <= LARGEST_TO_SHRINK_BYTES;
    const pending = this.#compress(encoding, 'quick')
      .catch(() => this.#plain)
      .finally(() => this.#pending.delete(encoding));
    this.#pending.set(encoding, pending);
    return pending;
  }

  async #compress(encoding: Compression, effort: Effort): Promise<Representation> {
    const body = ownMemory(await compress(this.body, encoding, effort));
    const known = this.#compressed.get(encoding);
    const isSmaller = body.length < (known?.body ?? this.body).length;
    const form = isSmaller ? this.#representation(body, encoding) : (known ?? this.#plain);
    this.#compressed.set(encoding, form);
    return form;
  }

  #representation(body: Buffer, encoding: Encoding): Representation {
    const etag = this.#etag(encoding);
    const shared = Object.entries(this.headers).filter(([name]) => name !== 'vary');
    const vary = this.isCompressible ? withAcceptEncoding(this.headers.vary) : this.headers.vary;
    if (vary !== undefined) shared.push(['vary', vary]);
    if (etag !== null) shared.push(['etag', etag]);
    const own: [string, string][] = hasNoBody(this.status) ? [] : [['content-length', String(body.length)]];
    const coded: [string, string][] = encoding === 'identity' ? [] : [['content-encoding', encoding]];
    const kept = shared.filter(([name]) => !DESCRIBES_THE_BODY.test(name));
    return {
      body,
      etag,
      headers: [...own, ...coded, ...shared, ['x-request-id', '']].flat(),
      notModifiedHeaders: [...kept, ['x-request-id', '']].flat(),
      lines: linesOf(this.status, [...coded, ...shared]),
    };
  }
}

/** A 304 repeats no header about a body that it does not have (RFC 9110, 15.4.5). */
const DESCRIBES_THE_BODY = /^(content-(type|encoding|language|range)|last-modified)$/;

/**
 * Small buffers, and what zlib returns, are windows on larger memory that would be kept, uncounted, as long as they
 * are.
 */
function ownMemory(bytes: Buffer): Buffer {
  if (bytes.buffer.byteLength === bytes.length) return bytes;
  const copy = Buffer.allocUnsafeSlow(bytes.length);
  bytes.copy(copy);
  return copy;
}

/** Written as bytes at once: a text that is joined from many is joined anew whenever it is sent. */
function linesOf(status: number, headers: readonly (readonly [string, string])[]): string {
  const lines = [`HTTP/1.1 ${status} ${STATUS_CODES[status] ?? 'unknown'}`, ...headers.map((pair) => pair.join(': '))];
  return Buffer.from(`${lines.join('\r\n')}\r\n`, 'latin1').toString('latin1');
}

function hasNoBody(status: number): boolean {
  return status === 204 || status === 304;
}

function withAcceptEncoding(vary: string | undefined): string {
  if (vary === undefined || vary.trim() === '') return 'Accept-Encoding';
  return /(^|,)\s*(\*|accept-encoding)\s*(,|$)/i.test(vary) ? vary : `${vary}, Accept-Encoding`;
}
