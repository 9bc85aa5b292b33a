import { Readable } from 'node:stream';
import { AbortMultipartUploadCommand } from '@aws-sdk/client-s3';
import { Upload } from '@aws-sdk/lib-storage';
import type { StoredFile } from './media-storage.ts';
import type { S3Calls } from './s3-calls.ts';

/**
 * The least that a store takes: the less it is, the slower a line may be. In memory at a time, once; 200 MB are 40
 * parts.
 */
const partBytes = 5 * 1024 * 1024;

type Target = { Bucket: string; Key: string };

/**
 * Sends what is too large for memory, in parts that become a file when the last is there. What breaks leaves none of
 * them; an error of `content` itself is thrown on, and is no fault of the store.
 */
export async function sendStream(
  { client, withBreaker }: S3Calls,
  target: Target,
  content: AsyncIterable<Uint8Array>,
): Promise<StoredFile> {
  let sizeBytes = 0;
  const broken: { error?: unknown } = {};
  const note = (error: unknown): never => {
    broken.error = error;
    throw error;
  };
  async function* counted() {
    const chunks = content[Symbol.asyncIterator]();
    try {
      while (true) {
        // What is thrown at the yield comes from the reader, who gives up where the store has failed.
        const { done, value } = await chunks.next().catch(note);
        if (done) return;
        sizeBytes += value.length;
        yield value;
      }
    } finally {
      await chunks.return?.();
    }
  }
  const Body = Readable.from(counted());
  // It would wait for the store to forget the parts, which is no use where the store is what failed.
  const options = { partSize: partBytes, queueSize: 1, leavePartsOnError: true };
  const upload = new Upload({ client, params: { ...target, Body }, ...options });
  try {
    await withBreaker(() => upload.done());
  } catch (error) {
    const { uploadId: UploadId } = upload;
    // Parts that stay are removed later, with all that was never finished.
    const forgotten = UploadId && client.send(new AbortMultipartUploadCommand({ ...target, UploadId })).catch(() => {});
    if (broken.error !== undefined) await forgotten;
    throw broken.error ?? error;
  } finally {
    Body.destroy();
  }
  return { sizeBytes };
}
