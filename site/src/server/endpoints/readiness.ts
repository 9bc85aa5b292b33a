import { setTimeout as delay } from 'node:timers/promises';
import type { MediaStorage } from '@trekker/media-storage/media-storage.ts';
import type { HasDiskSpace } from '../limits/disk-space.ts';

/** What a process works with, each `ok` or what is wrong with it in a few words. */
export type Parts = { database: string; migrations: string; storage: string; disk: string };

export type Readiness = {
  parts: Parts;
  /** Why no request may be sent here; null if it may. */
  missing: string | null;
};

/** The parts are asked at most so often, however many ask. */
const restMs = 1000;

const storageTimeoutMs = 1000;

export type ReadinessOptions = {
  /** How many migrations the database lacks; rejects while it is away. */
  countPending: () => Promise<number>;
  storage: Pick<MediaStorage, 'stat'>;
  hasRoom: HasDiskSpace;
};

/** Says what is missing. Without its database a process is of no use; without room or media it goes on reading. */
export function createReadiness(options: ReadinessOptions): () => Promise<Readiness> {
  let last: { endedAt: number | null; result: Promise<Readiness> } | undefined;
  return () => {
    const isFresh = last && (last.endedAt === null || performance.now() - last.endedAt < restMs);
    if (last && isFresh) return last.result;
    const asked = { endedAt: null as number | null, result: look(options) };
    asked.result.finally(() => {
      asked.endedAt = performance.now();
    });
    last = asked;
    return asked.result;
  };
}

async function look({ countPending, storage, hasRoom }: ReadinessOptions): Promise<Readiness> {
  const [pending, media, room] = await Promise.all([countPending().catch(() => null), answers(storage), hasRoom()]);
  const parts = {
    database: pending === null ? 'does not answer' : 'ok',
    migrations: pending === null ? 'not known' : pending === 0 ? 'ok' : `${pending} to come`,
    storage: media ? 'ok' : 'does not answer: no pictures or videos',
    disk: room ? 'ok' : 'nearly full: nothing is saved',
  };
  const missing =
    pending === null ? 'The database does not answer' : pending > 0 ? 'The database is not up to date' : null;
  return { parts, missing };
}

/** Any name will do: a store that says that there is no such file answers. */
async function answers(storage: Pick<MediaStorage, 'stat'>): Promise<boolean> {
  const answer = storage.stat('readiness').then(
    () => true,
    () => false,
  );
  return Promise.race([answer, delay(storageTimeoutMs, false, { ref: false })]);
}
