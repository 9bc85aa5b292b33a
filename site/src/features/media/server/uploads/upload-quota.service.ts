import { Problem } from '#contract/problem.ts';
import type { UploadQuota } from '#server/forms/media-upload.ts';
import { addToCount } from '#server/limits/rate-limit.repository.ts';
import type { Queryable } from '#server/queryable.ts';
import { t } from '../api-media-library.texts.ts';
import { measureMedia } from '../media.repository.ts';

export type QuotaSettings = {
  /** Of one account in a day. */
  files: number;
  megabytes: number;
  /** Of all media together; null for as much as the disk holds. */
  totalMegabytes: number | null;
};

const day = 24 * 60 * 60;
const megabyte = 1024 * 1024;

/** All media are added up at most so often. */
const restMs = 60_000;

/**
 * How much one account may send in a day, counted in the database so that all processes share it, and how much all
 * media may take. A file is counted when it begins and its bytes when they are there, whatever becomes of the call.
 */
export function createUploadQuota(db: Queryable, { files, megabytes, totalMegabytes }: QuotaSettings): UploadQuota {
  let measured: { at: number; bytes: Promise<number> } | undefined;
  const refuseBeyond = (most: number, { count, secondsLeft }: { count: number; secondsLeft: number }) => {
    if (count > most)
      throw new Problem('too_many', t.limitReached, {
        retryAfterSeconds: secondsLeft,
      });
  };
  const takenMegabytes = async () => {
    const now = performance.now();
    if (!measured || now - measured.at > restMs) measured = { at: now, bytes: measureMedia(db) };
    return (await measured.bytes) / megabyte;
  };
  const requireRoom = async () => {
    if (totalMegabytes !== null && (await takenMegabytes()) >= totalMegabytes) throw new Problem('too_large', t.noRoom);
  };
  return {
    requireRoom,
    async admit(accountId) {
      await requireRoom();
      refuseBeyond(files, await addToCount(db, `upload-files ${accountId}`, day));
    },
    async count(accountId, sizeBytes) {
      // In kilobytes: the counter is a whole number of 32 bits.
      const kilobytes = Math.ceil(sizeBytes / 1024);
      refuseBeyond(megabytes * 1024, await addToCount(db, `upload-kilobytes ${accountId}`, day, kilobytes));
    },
  };
}
