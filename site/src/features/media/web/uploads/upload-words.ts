import { printNumber } from '@trekker/texts/print-values.ts';
import { t } from './staff-uploads.texts.ts';
import type { Upload } from './upload-queue.ts';

/** "6.4 MB", "108 KB". */
export function bytesInWords(bytes: number): string {
  if (bytes < 1000) return t.bytes({ number: printNumber(bytes) });
  if (bytes < 1_000_000) return t.kilobytes({ number: printNumber(Math.round(bytes / 1000)) });
  const megabytes = bytes / 1_000_000;
  if (megabytes >= 1000) return t.gigabytes({ number: printNumber(megabytes / 1000, 1) });
  return t.megabytes({ number: printNumber(megabytes, megabytes < 10 ? 1 : 0) });
}

/** Where one file is. */
export function uploadInWords({ state, file, percent, message }: Upload<unknown>): string {
  switch (state) {
    case 'waiting':
      return t.waiting;
    case 'sending':
      if (percent === 100) return t.prepared;
      return t.sending({ percent, sent: bytesInWords((file.size * percent) / 100), all: bytesInWords(file.size) });
    case 'paused':
      return t.paused;
    case 'done':
      return t.done;
    default:
      return message ?? t.failed;
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
    ...(done > 0 ? [t.countDone({ count: done })] : []),
    ...(paused > 0 ? [t.countPaused({ count: paused })] : []),
    ...(wrong > 0 ? [t.countFailed({ count: wrong })] : []),
  ];
  if (underWay.length === 0) {
    const title = paused > 0 ? t.allPaused : wrong > 0 ? t.finishedNotAll : t.finished;
    return { title, summary: listed(counts), isUnderWay: false };
  }
  const counted = uploads.filter(({ state }) => state === 'waiting' || state === 'sending' || state === 'done');
  const all = counted.reduce((sum, { file }) => sum + file.size, 0);
  const sent = counted.reduce((sum, { file, percent }) => sum + (file.size * percent) / 100, 0);
  const left = secondsLeft(sent, all, seconds);
  const parts = [...counts, t.sizeOf({ sent: bytesInWords(sent), all: bytesInWords(all) }), ...(left ? [left] : [])];
  return { title: t.uploading({ count: underWay.length }), summary: listed(parts), isUnderWay: true };
}

/** 3 done, 1 failed. */
const listed = (parts: readonly string[]): string =>
  parts.length === 0 ? '' : parts.reduce((first, more) => t.list({ first, more }));

function secondsLeft(sent: number, all: number, seconds: number): string | undefined {
  if (seconds < 3 || sent === 0) return undefined;
  const left = ((all - sent) / sent) * seconds;
  if (left < 1) return undefined;
  if (left < 90) return t.secondsLeft({ count: Math.ceil(left / 5) * 5 });
  return t.minutesLeft({ count: Math.ceil(left / 60) });
}
