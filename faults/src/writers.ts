import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { type Entry, isAcknowledged, type Kind, type Ledger } from './ledger.ts';
import { bearerOf, type Headers, jsonCall } from './people.ts';
import type { Random } from './random.ts';
import { samplePassword } from './site-process.ts';
import { timeoutMs } from './watch.ts';

const images = path.resolve(import.meta.dirname, '../../site/sample-library/pictures');
const image = readFileSync(path.join(images, readdirSync(images).find((name) => name.endsWith('-400.avif')) as string));

export type Scene = {
  origin(): string;
  ledger: Ledger;
  random: Random;
  /** Published destinations, and a review of each that can be voted on. */
  places: readonly { _id: string; slug: string }[];
  reviews: readonly { _id: string; slug: string }[];
  staff: Headers;
  /** Whoever was registered, and what they have not done yet. */
  people: Person[];
};

type Person = {
  email: string;
  headers: Headers;
  toReview: string[];
  toSave: string[];
  toVote: Scene['reviews'][number][];
};

type Work = {
  kind: Kind;
  mark: Record<string, string>;
  path: string;
  request: RequestInit;
  remember?(answer: unknown): void;
};

/** How often each kind comes among a hundred. */
const shares: Record<Kind, number> = {
  register: 8,
  story: 6,
  contact: 20,
  feedback: 16,
  review: 18,
  vote: 16,
  favourite: 16,
};
const lots = (Object.entries(shares) as [Kind, number][]).flatMap(([kind, share]) => Array<Kind>(share).fill(kind));

export type Writers = {
  /** Resolves when the first of them has been answered. */
  begun: Promise<void>;
  stop(): Promise<void>;
};

/** `count` clients that write one thing after the other until they are told to stop. */
export function startWriters(scene: Scene, count: number, kinds?: readonly Kind[]): Writers {
  const stopping = new AbortController();
  const begun = Promise.withResolvers<void>();
  const writing = Array.from({ length: count }, async () => {
    while (!stopping.signal.aborted) {
      const entry = await writeOne(scene, kinds);
      if (entry.status !== 0) begun.resolve();
      // Nobody is there, or it is busy: the next try is a little later.
      if (!isAcknowledged(entry)) await delay(50, undefined, { signal: stopping.signal }).catch(() => {});
    }
  });
  return {
    begun: begun.promise,
    async stop() {
      stopping.abort();
      await Promise.all(writing);
    },
  };
}

/** Picks something that can still be done, does it and writes down what came of it. */
export async function writeOne(scene: Scene, kinds: readonly Kind[] = lots): Promise<Entry> {
  const { kind, mark, path: address, request, remember } = workOf(scene, scene.random.pick(kinds));
  const entry = scene.ledger.sent(randomUUID(), kind, mark);
  const startedAt = performance.now();
  const { status, retryAfter, answer } = await send(scene.origin() + address, request);
  scene.ledger.ended(entry, { status, retryAfter, milliseconds: Math.round(performance.now() - startedAt) });
  if (isAcknowledged(entry)) remember?.(answer);
  return entry;
}

export async function send(
  address: string,
  request: RequestInit,
): Promise<{ status: number; retryAfter: boolean; answer: unknown }> {
  try {
    const response = await fetch(address, { ...request, signal: AbortSignal.timeout(timeoutMs) });
    // An answer that breaks off in its midst promises nothing.
    return { status: response.status, retryAfter: response.headers.has('retry-after'), answer: await response.json() };
  } catch {
    return { status: 0, retryAfter: false, answer: null };
  }
}

function workOf(scene: Scene, kind: Kind): Work {
  switch (kind) {
    case 'register':
      return register(scene);
    case 'contact':
      return contact(randomUUID());
    case 'feedback':
      return feedback(randomUUID());
    case 'story':
      return story(scene);
    default:
      return ofSomebody(scene, kind) ?? register(scene);
  }
}

function register(scene: Scene): Work {
  const email = `${randomUUID()}@example.com`;
  const body = { name: 'Faithful Writer', email, password: samplePassword, confirmPassword: samplePassword };
  return {
    kind: 'register',
    mark: { email },
    path: '/api/v3/auth/register',
    request: jsonCall({ ...body, acceptTerms: true }),
    remember(answer) {
      const [toReview, toSave] = [scene.places.map(({ slug }) => slug), scene.places.map(({ _id }) => _id)];
      scene.people.push({ email, headers: bearerOf(answer), toReview, toSave, toVote: [...scene.reviews] });
    },
  };
}

export function contact(word: string, headers: Headers = {}): Work {
  const body = { fullName: `Writer ${word}`, email: 'writer@example.com', subject: 'general' };
  const request = jsonCall({ ...body, message: `Is the ferry running? ${word}` }, headers);
  return { kind: 'contact', mark: { word }, path: '/api/contact', request };
}

function feedback(word: string): Work {
  const body = { name: 'Writer', email: 'writer@example.com', ratting: 5, location: 'Oslo' };
  const request = jsonCall({ ...body, message: `The maps are the best of it. ${word}` });
  return { kind: 'feedback', mark: { word }, path: '/api/v3/auth/feedback', request };
}

function story({ staff }: Scene): Work {
  const id = randomUUID();
  const form = new FormData();
  const texts = { title: `Ferry ${id}`, excerpt: 'Nobody sleeps.', content: 'We left at ten.', category: 'Travel' };
  for (const [name, value] of Object.entries({ ...texts, 'tags[]': 'ferries', createKey: id }))
    form.append(name, value);
  for (const name of ['coverImage', 'image', 'image'])
    form.append(name, new File([image], 'ferry.avif', { type: 'image/avif' }));
  return {
    kind: 'story',
    mark: { id },
    path: '/api/v5/admin/stories',
    request: { method: 'POST', headers: { ...staff, accept: 'application/json' }, body: form },
  };
}

/** Undefined while there is nobody who has it still to do. Nobody does one thing twice, so that its effect is known. */
function ofSomebody({ people, random }: Scene, kind: 'review' | 'vote' | 'favourite'): Work | undefined {
  const waiting = { review: 'toReview', vote: 'toVote', favourite: 'toSave' } as const;
  const able = people.filter((person) => person[waiting[kind]].length > 0);
  if (able.length === 0) return undefined;
  const { email, headers, toReview, toVote, toSave } = random.pick(able);
  if (kind === 'review') {
    const slug = toReview.splice(random.below(toReview.length), 1)[0] as string;
    const text = 'We came for two days and stayed for five; the mornings are the best of it.';
    const request = jsonCall({ rating: 1 + random.below(5), category: 'food', text }, headers);
    return { kind, mark: { email, slug }, path: `/api/v3/destination/add-review/${slug}`, request };
  }
  if (kind === 'vote') {
    const { _id: review, slug } = toVote.splice(random.below(toVote.length), 1)[0] as Scene['reviews'][number];
    const request = { ...jsonCall({}, headers), method: 'PUT' };
    return { kind, mark: { email, review }, path: `/api/v3/destination/review-Help/${slug}/${review}/false`, request };
  }
  const id = toSave.splice(random.below(toSave.length), 1)[0] as string;
  return { kind, mark: { email, id }, path: `/api/v3/destination/favorite/${id}`, request: jsonCall({}, headers) };
}
