import type { Upload } from './upload-queue.ts';

/** "6.4 MB", "108 KB". */
export function bytesInWords(bytes: number): string {
  if (bytes < 1000) return `${bytes} bytes`;
  if (bytes < 1_000_000) return `${Math.round(bytes / 1000)} KB`;
  const megabytes = bytes / 1_000_000;
  if (megabytes >= 1000) return `${(megabytes / 1000).toFixed(1)} GB`;
  return `${megabytes < 10 ? megabytes.toFixed(1) : Math.round(megabytes)} MB`;
}

const count = (many: number, one: string) => `${many} ${one}${many === 1 ? '' : 's'}`;

/** Where one file is. */
export function uploadInWords({ state, file, percent, message }: Upload<unknown>): string {
  switch (state) {
    case 'waiting':
      return 'Waiting';
    case 'sending':
      if (percent === 100) return 'Being prepared';
      return `${percent}%, ${bytesInWords((file.size * percent) / 100)} of ${bytesInWords(file.size)}`;
    case 'paused':
      return 'Paused';
    case 'done':
      return 'Done';
    default:
      return message ?? 'Something went wrong';
  }
}

export type UploadSum = { title: string; summary: string; isUnderWay: boolean };

/**
 * All of them in one line.
 * @param seconds since the first of them began; an estimate after so short a time would only jump
 */
export function uploadsInWords(uploads: readonly Upload<unknown>[], seconds: number): UploadSum {
  const underWay = uploads.filter(({ state }) => state === 'waiting' || state === 'sending');
  const paused = uploads.filter(({ state }) => state === 'paused').length;
  const done = uploads.filter(({ state }) => state === 'done').length;
  const wrong = uploads.filter(({ state }) => state === 'failed' || state === 'refused').length;
  const counts = [
    ...(done > 0 ? [`${done} done`] : []),
    ...(paused > 0 ? [`${paused} paused`] : []),
    ...(wrong > 0 ? [`${wrong} failed`] : []),
  ];
  if (underWay.length === 0) {
    const title = paused > 0 ? 'Uploads paused' : wrong > 0 ? 'Uploads finished, not all of them' : 'Uploads finished';
    return { title, summary: counts.join(', '), isUnderWay: false };
  }
  const counted = uploads.filter(({ state }) => state === 'waiting' || state === 'sending' || state === 'done');
  const all = counted.reduce((sum, { file }) => sum + file.size, 0);
  const sent = counted.reduce((sum, { file, percent }) => sum + (file.size * percent) / 100, 0);
  const left = secondsLeft(sent, all, seconds);
  const parts = [...counts, `${bytesInWords(sent)} of ${bytesInWords(all)}`, ...(left ? [left] : [])];
  return { title: `Uploading ${count(underWay.length, 'file')}`, summary: parts.join(', '), isUnderWay: true };
}

function secondsLeft(sent: number, all: number, seconds: number): string | undefined {
  if (seconds < 3 || sent === 0) return undefined;
  const left = ((all - sent) / sent) * seconds;
  if (left < 1) return undefined;
  if (left < 90) return `about ${count(Math.ceil(left / 5) * 5, 'second')} left`;
  return `about ${count(Math.ceil(left / 60), 'minute')} left`;
}
