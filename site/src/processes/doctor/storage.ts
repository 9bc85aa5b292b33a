import { randomBytes } from 'node:crypto';
import { constants } from 'node:fs';
import { access, mkdir, rm, statfs, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import type { MediaStorage } from '@trekker/media-storage/media-storage.ts';
import { answerTimeoutMs, type S3Settings } from '@trekker/media-storage/s3-calls.ts';
import { requiredFree } from '../../server/limits/disk-space.ts';
import { openMediaStorage } from '../composition/media-storage.ts';
import { mediaFolder } from '../start/data-folder.ts';
import type { Check, Finding } from './finding.ts';

/** Whether what must be kept can be written, and how much more fits. */
export const folders: Check = {
  name: 'data folder and disk',
  async examine({ config: { dataDirectory, media, mail, leastFreeMegabytes } }) {
    const findings: Finding[] = [];
    const places: [setting: string, folder: string][] = [['DATA_DIR', dataDirectory]];
    if (media.kind === 'disk') places.push(['DATA_DIR', mediaFolder(dataDirectory)]);
    if (mail.kind === 'folder') places.push(['MAIL_DIR', mail.folder]);
    for (const [setting, folder] of places) {
      const failure = await writeFailure(folder);
      if (failure) findings.push({ setting, problem: notWritable(folder, failure), remedy: takesAnother(setting) });
    }
    if (findings.length > 0) return findings;
    const { bavail, blocks, bsize } = await statfs(dataDirectory);
    const least = requiredFree(blocks * bsize, leastFreeMegabytes);
    const free = bavail * bsize;
    if (free < least)
      findings.push({
        setting: 'MIN_FREE_MB',
        problem: `${megabytes(free)} of the disk of DATA_DIR are free, and ${megabytes(least)} must stay free: nothing can be saved.`,
        remedy: 'Free some space, move DATA_DIR to a larger disk, or lower MIN_FREE_MB.',
      });
    return findings;
  },
};

const megabytes = (bytes: number) => `${Math.round(bytes / 1024 / 1024)} MB`;
const notWritable = (folder: string, reason: string) =>
  `${folder} cannot be written (${reason}): the site won’t start, or can’t save anything there.`;
const takesAnother = (setting: string) =>
  `Set ${setting} to a folder that the site’s user may write, or give that user this one.`;

async function writeFailure(folder: string): Promise<string | undefined> {
  const file = path.join(folder, `.doctor-${randomBytes(8).toString('hex')}`);
  try {
    await access(path.dirname(folder), constants.X_OK);
    await mkdir(folder).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error;
    });
    await writeFile(file, 'doctor');
    await rm(file);
    return undefined;
  } catch (error) {
    return (error as Error).message;
  }
}

/** Whether the object store keeps a file, gives it back and forgets it. */
export const objectStore: Check = {
  name: 'media store',
  async examine({ config }) {
    if (config.media.kind === 'disk') return [];
    const storage = await openMediaStorage(config);
    const name = `doctor-${randomBytes(8).toString('hex')}.txt`;
    try {
      if (!(await keeps(storage, name)))
        return [{ ...storeFault, problem: 'The media store returns different bytes than were written.' }];
      return (await listsToEverybody(config.media)) ? [openStore] : [];
    } catch (error) {
      return [storeFinding(error as Error)];
    }
  },
};

async function keeps(storage: MediaStorage, name: string): Promise<boolean> {
  const content = randomBytes(64);
  await storage.put(name, content);
  const back = await buffer(storage.read(name));
  await storage.remove(name);
  return back.equals(content);
}

/** Asked as a stranger would, without a key. */
async function listsToEverybody({ endpoint, bucket }: S3Settings): Promise<boolean> {
  const answer = await fetch(`${endpoint}/${bucket}?list-type=2&max-keys=1`, {
    redirect: 'manual',
    signal: AbortSignal.timeout(answerTimeoutMs),
  });
  await answer.body?.cancel();
  return answer.status === 200;
}

const openStore: Finding = {
  setting: 'S3_BUCKET',
  problem: 'The media store lists the bucket’s files to everyone, including pictures of drafts and people.',
  remedy: 'Remove everyone’s right to list S3_BUCKET in the store’s own settings: only the site’s key needs it.',
};

const storeFault = { setting: 'S3_ENDPOINT', remedy: 'Correct S3_ENDPOINT, or start the store.' };

/** What a store says is the matter, by the name of its error. */
const storeRefusals: [name: RegExp, setting: string, problem: string][] = [
  [/NoSuchBucket|NotFound/, 'S3_BUCKET', 'there is no such bucket'],
  [/InvalidAccessKeyId/, 'S3_ACCESS_KEY_ID', 'it doesn’t know the key'],
  [/SignatureDoesNotMatch/, 'S3_SECRET_ACCESS_KEY', 'the secret doesn’t match the key'],
  [/AuthorizationHeaderMalformed|Redirect|Region/, 'S3_REGION', 'the bucket is in another region'],
  [/AccessDenied|Forbidden|^403$/, 'S3_ACCESS_KEY_ID', 'the key may not write, read or delete there'],
];

function storeFinding(error: Error): Finding {
  const known = storeRefusals.find(([name]) => name.test(error.name));
  if (!known)
    return {
      ...storeFault,
      problem: `The media store does not answer (${(error.cause as Error | undefined)?.message ?? error.message}): no pictures can be shown or saved.`,
    };
  const [, setting, problem] = known;
  return {
    setting,
    problem: `The media store refuses (${problem}): no pictures can be shown or saved.`,
    remedy: `Correct ${setting}, or the store’s own permissions.`,
  };
}
