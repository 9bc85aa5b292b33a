import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { chooseEncoding } from './accept-encoding.ts';
import { Answer, type Representation } from './answer.ts';
import { IdleQueue } from './idle-queue.ts';
import { InFlightWork, type MayStore } from './in-flight.ts';
import type { Produced, StoredAnswer } from './produced.ts';
import { RecentMap } from './recent-map.ts';
import { send } from './send.ts';
import { Store } from './store.ts';

export type ResponseCacheOptions = {
  /** Memory for bodies, their encodings and what each entry costs beside them. The least recently used leave first. */
  maxBytes: number;
  /**
   * The canonical key of a request; null: this cache does not answer it. Pure: the same request always has the same
   * key.
   */
  keyOf(request: IncomingMessage): string | null;
  /**
   * The raw text that `keyOf` reads (the URL and whatever else the key depends on). With it a hit is found without
   * calling `keyOf`. Two requests with equal text must have equal keys.
   */
  aliasOf?(request: IncomingMessage): string;
  /**
   * Makes the answer. It sees the key alone, so the answer fits everybody. Must end: what never does blocks its key.
   */
  produce(key: string): Promise<Produced>;
  /** Asked before an answer is produced for a request; what it returns is sent instead and not stored. */
  admit?(request: IncomingMessage): Produced | null;
  /**
   * Headers of each answer, whoever produced it. What is set on the response instead has Node.js merge all headers anew
   * for each request, which costs a hit a fifth more.
   */
  headers?: Readonly<Record<string, string>>;
  /** The `x-request-id` of each answer. Default: a random UUID. */
  requestId?(request: IncomingMessage): string;
  /**
   * The answer when `produce` throws (or, with the raw URL for a key, `keyOf` or `admit`). Not stored. Must not throw.
   */
  onError(error: unknown, key: string): Produced;
};

export type ResponseCacheStats = {
  entries: number;
  bytes: number;
  /** Requests and reads answered from memory, and those that had to wait for `produce`. */
  hits: number;
  misses: number;
  /** Answers sent as 304; they are counted as hits or misses too. */
  notModified: number;
  /** Entries that `drop` and `clear` removed. */
  drops: number;
};

export type ResponseCache = {
  /** True when it takes the request, be it hit or miss; false: not a public read, the caller passes it on. */
  handle(request: IncomingMessage, response: ServerResponse): boolean;
  /** The same answer for readers inside the process, uncompressed. Memory and work in flight are those of `handle`. */
  read(key: string): Promise<StoredAnswer>;
  /** Forgets what carries one of the tags. What is being produced at this moment is not stored if it carries one. */
  drop(tags: readonly string[]): void;
  /** Forgets everything. */
  clear(): void;
  stats(): ResponseCacheStats;
};

/** Raw texts of requests whose keys are remembered, and the longest of them: 4 MB at the very most. */
const REMEMBERED_ALIASES = 4096;
const LONGEST_ALIAS = 256;

/**
 * Answers public GET and HEAD requests from memory, each produced once and compressed once until its tags are dropped.
 */
export function createResponseCache(options: ResponseCacheOptions): ResponseCache {
  const { keyOf, aliasOf, produce, admit, headers, requestId = () => randomUUID(), onError } = options;
  const store = new Store<Answer>(options.maxBytes);
  const inFlight = new InFlightWork<Answer>();
  const keys = new RecentMap<string>(REMEMBERED_ALIASES);
  const idleQueue = new IdleQueue();
  const counts = { hits: 0, misses: 0, notModified: 0, drops: 0 };

  const answerOf = (produced: Produced) => new Answer(produced, headers);

  function findKey(request: IncomingMessage): string | null {
    if (aliasOf === undefined) return keyOf(request);
    const alias = aliasOf(request);
    const known = keys.get(alias);
    if (known !== undefined) return known;
    const key = keyOf(request);
    if (key !== null && alias.length <= LONGEST_ALIAS) keys.set(alias, key);
    return key;
  }

  async function launch(key: string, mayStore: MayStore): Promise<Answer> {
    try {
      const answer = answerOf(await produce(key));
      if (answer.tags !== null && options.maxBytes > 0 && mayStore(answer.tags)) store.set(key, answer, answer.tags);
      return answer;
    } catch (error) {
      return answerOf(onError(error, key));
    }
  }

  function obtain(key: string, request?: IncomingMessage): Promise<Answer> {
    counts.misses += 1;
    return joinOrLaunch(key, inFlight.clock, request);
  }

  function joinOrLaunch(key: string, askedAt: number, request?: IncomingMessage): Promise<Answer> {
    const joined = inFlight.join(key, askedAt);
    // Joining needs no leave: neither does the one production that follows for all who waited for an older one.
    if (joined !== undefined) return joined.then((answer) => answer ?? joinOrLaunch(key, askedAt));
    const refusal = request && admit?.(request);
    if (refusal) return Promise.resolve(answerOf(refusal));
    const ownKey = ownText(key);
    return inFlight.start(ownKey, (mayStore) => launch(ownKey, mayStore));
  }

  /** Counts a hit, and has an answer that is asked for again compressed better when there is time. */
  function recall(key: string): Answer | undefined {
    const answer = store.get(key);
    if (answer === undefined || answer.endsAt <= Date.now()) return undefined;
    counts.hits += 1;
    if (answer.canShrink) answer.canShrink = !idleQueue.offer(() => shrink(key));
    return answer;
  }

  /** Takes the key, so that what waits in the queue does not keep dropped answers in memory. */
  async function shrink(key: string): Promise<void> {
    const answer = store.peek(key);
    if (answer === undefined) return;
    await answer.shrink();
    store.reweigh(key, answer);
  }

  /** Sends at once when the representation is at hand, so that a hit makes no promise. */
  function deliver(
    key: string,
    answer: Answer,
    request: IncomingMessage,
    response: ServerResponse,
  ): void | Promise<void> {
    const representation = answer.represent(chooseEncoding(request.headers['accept-encoding']));
    if (!(representation instanceof Promise)) return write(answer, representation, request, response);
    return representation.then((made) => {
      store.reweigh(key, answer);
      write(answer, made, request, response);
    });
  }

  function write(
    answer: Answer,
    representation: Representation,
    request: IncomingMessage,
    response: ServerResponse,
  ): void {
    if (send(request, response, answer.status, representation, requestId(request)) === 'not modified')
      counts.notModified += 1;
  }

  function answerOrSkip(request: IncomingMessage, response: ServerResponse): boolean {
    const key = findKey(request);
    if (key === null) return false;
    const known = recall(key);
    const sent = known
      ? deliver(key, known, request, response)
      : obtain(key, request).then((answer) => deliver(key, answer, request, response));
    sent?.catch(() => response.destroy());
    return true;
  }

  function handle(request: IncomingMessage, response: ServerResponse): boolean {
    if (request.method !== 'GET' && request.method !== 'HEAD') return false;
    try {
      return answerOrSkip(request, response);
    } catch (error) {
      // A URL that makes the caller's functions throw must not end the process.
      const failure = answerOf(onError(error, request.url ?? ''));
      deliver('', failure, request, response)?.catch(() => response.destroy());
      return true;
    }
  }

  return {
    handle,
    read: async (key) => recall(key) ?? obtain(key),
    drop(tags) {
      inFlight.drop(tags);
      counts.drops += store.drop(tags);
    },
    clear() {
      inFlight.clear();
      counts.drops += store.clear();
    },
    stats: () => ({ entries: store.size, bytes: store.bytes, ...counts }),
  };
}

/** A key is often a slice of a URL, and a slice keeps the whole URL, uncounted, as long as the key is stored. */
function ownText(text: string): string {
  return Buffer.from(text, 'utf16le').toString('utf16le');
}
