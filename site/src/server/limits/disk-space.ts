import { statfs } from 'node:fs/promises';
import { Problem } from '../../contract/problem.ts';
import { t } from '../api-server.texts.ts';

const megabyte = 1024 * 1024;

/**
 * The last part of a disk is left to what must go on whatever happens: the database's own log, and whoever frees the
 * disk.
 */
const leastShare = 0.05;
const leastBytes = 200 * megabyte;

/** Free space is asked for at most so often. */
const restMs = 1000;

/** Whether there is room to save something. */
export type HasDiskSpace = () => Promise<boolean>;

/**
 * Watches the disk of a folder. Without `leastMegabytes` a twentieth of the disk stays free, and 200 MB at least. A
 * folder whose disk says nothing has room.
 */
export function createHasDiskSpace(folder: string, leastMegabytes: number | undefined): HasDiskSpace {
  let asked: { at: number; answer: Promise<boolean> } | undefined;
  const measure = async () => {
    const { bavail, blocks, bsize } = await statfs(folder);
    return bavail * bsize >= requiredFree(blocks * bsize, leastMegabytes);
  };
  return () => {
    const now = performance.now();
    if (!asked || now - asked.at > restMs) asked = { at: now, answer: measure().catch(() => true) };
    return asked.answer;
  };
}

/** Bytes of a disk that must stay free. */
export function requiredFree(diskBytes: number, leastMegabytes: number | undefined): number {
  return leastMegabytes === undefined ? Math.max(diskBytes * leastShare, leastBytes) : leastMegabytes * megabyte;
}

export function noRoom(): Problem {
  return new Problem('unavailable', t.diskFull, {
    retryAfterSeconds: 60,
  });
}
