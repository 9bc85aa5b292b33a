import { Readable } from 'node:stream';
import { Upload } from '@aws-sdk/lib-storage';
import type { StoredFile } from './media-storage.ts';
import type { S3Calls } from './s3-calls.ts';

/** In memory at a time, once; 200 MB are 25 parts. */
const partBytes = 8 * 1024 * 1024;

type Target = { Bucket: string; Key: string };

/**
 * Sends what is too large for memory, in parts that become a file when the last is there. What breaks leaves none of them;
 * an error of `content` itself is thrown on, and is no fault of the store.
 */
export async function sendStream(
  { client, guarded }: S3Calls,
  target: Target,
  content: AsyncIterable<Uint8Array>,
): Promise<StoredFile> {
  let sizeBytes = 0;
  const broken: { error?: unknown } = {};
  async function* counted() {
    try {
      for await (const chunk of content) {
        sizeBytes += chunk.length;
        yield chunk;
      }
    } catch (error) {
      broken.error = error;
      throw error;
    }
  }
  const Body = Readable.from(counted());
  const upload = new Upload({ client, params: { ...target, Body }, partSize: partBytes, queueSize: 1 });
  try {
    await guarded(() => upload.done());
  } catch (error) {
    throw broken.error ?? error;
  } finally {
    Body.destroy();
  }
  return { sizeBytes };
}
