import { randomBytes } from 'node:crypto';
import { enqueue } from '@trekker/job-queue/enqueue.ts';
import { defineJob, type Work, workOn } from '@trekker/job-queue/job.ts';
import type { MediaStorage } from '@trekker/media-storage/media-storage.ts';
import { z } from 'zod';
import { uuid } from '#contract/rules/item-id.ts';
import { dropCached } from '#server/endpoints/cache-drops.ts';
import { jobSchedules } from '#server/job-schedules.ts';
import { inLanguageOf } from '#server/languages/person-language.ts';
import type { Queryable, Transactor } from '#server/queryable.ts';
import { drawCover } from '../images/image-queue.ts';
import { attachMedia } from '../media.service.ts';
import { t } from './api-covers.texts.ts';
import type { CoverOwner } from './cover-owner.ts';

const drawOne = defineJob({
  name: 'draw-cover',
  payload: z.object({ kind: z.string(), id: uuid }),
  personal: null,
  retries: 4,
  backoff: { firstSeconds: 10, mostSeconds: 3600 },
  expires: { seconds: 300 },
});

const drawSome = defineJob({
  name: 'draw-missing-covers',
  payload: z.object({}),
  personal: null,
  retries: 1,
  backoff: { firstSeconds: 60, mostSeconds: 60 },
  expires: { seconds: 900 },
});

/** Of each kind in one round: an import of 100,000 things without images costs no more at a time than a dozen. */
const mostAtOnce = 12;

/** Has a cover drawn for something that was just made without an image, when the caller's transaction is through. */
export async function orderCover(tx: Queryable, { kind }: CoverOwner, id: string): Promise<void> {
  await enqueue(tx, drawOne, { kind, id });
}

/**
 * Draws what was ordered, and four times an hour a few of those that came without an image and without an order, the
 * newest first.
 */
export function coverWork(
  db: Transactor,
  openStorage: () => Promise<MediaStorage>,
  owners: readonly CoverOwner[],
): Work[] {
  return [
    workOn(drawOne, async ({ kind, id }) => {
      const owner = owners.find((one) => one.kind === kind);
      if (owner) await storeCover(db, await openStorage(), owner, id);
    }),
    workOn(
      drawSome,
      async () => {
        for (const owner of owners)
          for (const id of await owner.findBare(db, mostAtOnce)) await storeCover(db, await openStorage(), owner, id);
      },
      { cron: jobSchedules.covers },
    ),
  ];
}

/**
 * Draws a cover for a thing that has no image, and makes anew what shows it. It is drawn once: from then on it is an
 * image like any other, until staff put theirs in its place. One that came meanwhile stays, and what was drawn is
 * swept.
 */
export async function storeCover(db: Transactor, storage: MediaStorage, owner: CoverOwner, id: string): Promise<void> {
  const subject = await owner.findSubject(db, id);
  if (!subject) return;
  const { data, kind, ...facts } = await drawCover(subject);
  // A text of the site, like what it stands for.
  const alt = inLanguageOf('', () => t.cover({ name: subject.name, kind }));
  const key = randomBytes(16).toString('hex');
  const file = `${key}-${facts.width}.webp`;
  await storage.put(file, data);
  const upload = {
    key,
    file,
    sizeBytes: data.length,
    ...facts,
    durationSeconds: 0,
    sizes: [],
    attached: false,
    fileName: `${alt.slice(0, 120)}.webp`,
    originalFile: null,
    originalType: 'image/webp',
    position: null,
    originalBytes: data.length,
    digest: null,
    uploaderId: null,
  };
  const cacheTags = owner.cacheTags(id);
  await db.transaction(async (tx) => {
    const mediaId = await attachMedia(tx, { ...upload, kind: 'image', contentType: 'image/webp' }, { alt, cacheTags });
    await owner.giveCover(tx, id, mediaId);
    await dropCached(tx, cacheTags);
  });
}
