import { Readable } from 'node:stream';
import {
  AbortMultipartUploadCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListMultipartUploadsCommand,
  ListObjectsV2Command,
  PutObjectCommand,
} from '@aws-sdk/client-s3';
import { type ByteRange, type MediaStorage, mediaName, requireMediaName } from './media-storage.ts';
import { answerTimeoutMs, type S3Settings, s3Calls, statusOf } from './s3-calls.ts';
import { sendStream } from './s3-stream.ts';

/**
 * Media in a bucket of an S3-compatible store. The bucket must exist and should be private: visitors get their files
 * from the site. Every function but `read` throws StorageUnavailable (503) when the store does not answer.
 */
export function s3Storage(settings: S3Settings): MediaStorage {
  const calls = s3Calls(settings);
  const { client, withBreaker } = calls;
  const { bucket: Bucket, answerTimeoutMs: most = answerTimeoutMs } = settings;
  async function* contentOf(Key: string, range?: ByteRange): AsyncGenerator<Uint8Array> {
    const Range = range && `bytes=${range.first}-${range.last}`;
    const { Body } = await withBreaker(() => client.send(new GetObjectCommand({ Bucket, Key, Range })));
    yield* watched(Body as Readable, most);
  }
  return {
    async put(name, content, timeoutMs = most) {
      requireMediaName(name);
      const command = new PutObjectCommand({ Bucket, Key: name, Body: content });
      await withBreaker(() => client.send(command, { abortSignal: AbortSignal.timeout(timeoutMs) }));
    },
    async putStream(name, content) {
      requireMediaName(name);
      return await sendStream(calls, { Bucket, Key: name }, content);
    },
    async stat(name) {
      if (!mediaName.test(name)) return undefined;
      try {
        const found = await withBreaker(() => client.send(new HeadObjectCommand({ Bucket, Key: name })));
        return { sizeBytes: found.ContentLength ?? 0 };
      } catch (error) {
        if (statusOf(error) === 404) return undefined;
        throw error;
      }
    },
    read(name, range) {
      requireMediaName(name);
      return Readable.from(contentOf(name, range));
    },
    async remove(name) {
      requireMediaName(name);
      await withBreaker(() => client.send(new DeleteObjectCommand({ Bucket, Key: name })));
    },
    async *list() {
      let ContinuationToken: string | undefined;
      do {
        const command = new ListObjectsV2Command({ Bucket, ContinuationToken });
        const page = await withBreaker(() => client.send(command));
        for (const { Key = '', LastModified } of page.Contents ?? [])
          if (mediaName.test(Key)) yield { name: Key, storedAt: LastModified ?? new Date() };
        ContinuationToken = page.NextContinuationToken;
      } while (ContinuationToken);
    },
    async removeUnfinished(before) {
      try {
        const { Uploads = [] } = await withBreaker(() => client.send(new ListMultipartUploadsCommand({ Bucket })));
        for (const { Key, UploadId, Initiated } of Uploads)
          if (Initiated && Initiated < before)
            await withBreaker(() => client.send(new AbortMultipartUploadCommand({ Bucket, Key, UploadId })));
      } catch (error) {
        if (!hasOwnCleanup(error)) throw error;
      }
    },
  };
}

/** Some stores know no such call: they have rules of their own for what was never finished. */
function hasOwnCleanup(error: unknown): boolean {
  const status = statusOf(error) ?? statusOf((error as Error).cause);
  return status === 501 || status === 405;
}

/** The chunks of a body. Time counts only while the store is waited for: a slow reader is no fault of its. */
async function* watched(body: Readable, most: number): AsyncGenerator<Uint8Array> {
  const chunks = body[Symbol.asyncIterator]();
  try {
    while (true) {
      const timer = setTimeout(() => body.destroy(new Error('The media storage stopped in the middle')), most);
      const { done, value } = await chunks.next().finally(() => clearTimeout(timer));
      if (done) return;
      yield value;
    }
  } finally {
    body.destroy();
  }
}
