import { defineJob, type Work, workOn } from '@trekker/job-queue/job.ts';
import type { MediaStorage } from '@trekker/media-storage/media-storage.ts';
import { z } from 'zod';
import { uuid } from '#contract/rules/item-id.ts';
import { dropCached } from '#server/endpoints/cache-drops.ts';
import { jobSchedules } from '#server/job-schedules.ts';
import type { Transactor } from '#server/queryable.ts';
import { storeImageSizes } from './images/image-sizes.service.ts';
import type { MediaOwner } from './library/media-owner.ts';
import { tagsOfUsers } from './library/media-users.service.ts';
import { type ListNeeded, removeFormerFiles, sweepMedia } from './sweep.service.ts';

/** Makes the smaller sizes of an image. */
export const makeImageSizes = defineJob({
  // Its name of old: jobs wait under it while a site is updated.
  name: 'make-picture-variants',
  payload: z.object({
    mediaId: uuid,
    cacheTags: z.array(z.string()),
    /** Whose image it is: the tags may hold a name. */
    accountId: z.string().optional(),
  }),
  personal: { account: 'accountId' },
  retries: 8,
  backoff: { firstSeconds: 5, mostSeconds: 3600 },
  expires: { seconds: 300 },
});

/** Makes anew what shows an image that was described where it stands in one place of many. */
export const refreshUsers = defineJob({
  name: 'refresh-media-users',
  payload: z.object({ mediaIds: z.array(uuid) }),
  personal: null,
  retries: 8,
  backoff: { firstSeconds: 1, mostSeconds: 600 },
  expires: { seconds: 60 },
});

/** Ends the former addresses of what was replaced a day ago. */
export const removeFormer = defineJob({
  name: 'remove-former-media-files',
  payload: z.object({}),
  personal: null,
  retries: 3,
  backoff: { firstSeconds: 60, mostSeconds: 3600 },
  expires: { seconds: 600 },
});

/** So long former addresses of what was replaced are answered, for whoever still has an older page. */
export const formerFilesMs = 24 * 60 * 60 * 1000;

const sweep = defineJob({
  name: 'sweep-media',
  payload: z.object({}),
  personal: null,
  retries: 1,
  backoff: { firstSeconds: 60, mostSeconds: 60 },
  expires: { seconds: 1800 },
});

/** With the hour between two sweeps a day: no call takes so long that it could still want a file. */
const orphanAgeMs = 23 * 60 * 60 * 1000;

/** What the job worker does with media. `openStorage` is asked when the first job runs, and again if it failed. */
export function mediaWork(
  db: Transactor,
  openStorage: () => Promise<MediaStorage>,
  loadOwners: () => Promise<readonly MediaOwner[]> = async () => [],
  listNeeded?: ListNeeded,
): Work[] {
  let opened: MediaStorage | undefined;
  const storage = async () => {
    opened ??= await openStorage();
    return opened;
  };
  return [
    workOn(makeImageSizes, async ({ mediaId, cacheTags }) => {
      await storeImageSizes({ db, storage: await storage(), owners: await loadOwners() }, mediaId, cacheTags);
    }),
    workOn(refreshUsers, async ({ mediaIds }) => {
      const owners = await loadOwners();
      await db.transaction(async (tx) => dropCached(tx, await tagsOfUsers(tx, owners, mediaIds)));
    }),
    workOn(removeFormer, async () => removeFormerFiles(db, await storage(), new Date(Date.now() - formerFilesMs))),
    workOn(sweep, async () => sweepMedia(db, await storage(), new Date(Date.now() - orphanAgeMs), listNeeded), {
      cron: jobSchedules.media,
    }),
  ];
}
