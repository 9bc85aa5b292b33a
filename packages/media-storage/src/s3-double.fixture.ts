import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { CreateBucketCommand } from '@aws-sdk/client-s3';
import S3rver from 's3rver';
import { type S3Settings, s3Calls } from './s3-calls.ts';

export type S3Double = {
  endpoint: string;
  /** Creates an empty bucket and returns its settings. An open one lists its files to everybody. */
  makeBucket(openTo?: 'everybody'): Promise<S3Settings>;
  close(): Promise<void>;
};

/** An S3-compatible server on this machine. As with a real one, calls without a signature are refused. */
export async function startS3Double(): Promise<S3Double> {
  const folder = mkdtempSync(path.join(tmpdir(), 's3-'));
  const store = new S3rver({ address: '127.0.0.1', port: 0, directory: folder, silent: true });
  waitForFiles(store.store);
  const open = new Set<string>();
  store.middleware.unshift((context, next) => {
    if (context.headers.authorization || open.has(context.path.split('/')[1] ?? '')) return next();
    context.status = 403;
  });
  const { port } = await store.run();
  const endpoint = `http://127.0.0.1:${port}`;
  return {
    endpoint,
    async makeBucket(openTo) {
      const bucket = `media-${randomBytes(6).toString('hex')}`;
      if (openTo) open.add(bucket);
      // The double's own keys.
      const keys = { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' };
      // On a busy machine the double takes its time. What a store may take is tested with one that takes longer.
      const settings = { endpoint, region: 'us-east-1', bucket, ...keys, answerTimeoutMs: 60_000 };
      await s3Calls(settings).client.send(new CreateBucketCommand({ Bucket: bucket }));
      return settings;
    },
    async close() {
      await store.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** What a client gave up is never written; it has long ended its call by then. */
const patienceMs = 30_000;

/**
 * The double answers before the system has written what it was sent: an empty file might not even be there. A real
 * store never does.
 */
function waitForFiles(files: S3rver['store']): void {
  const written = async (file: string, size: number) => {
    const until = performance.now() + patienceMs;
    while ((statSync(file, { throwIfNoEntry: false })?.size ?? -1) < size) {
      if (performance.now() > until) throw new Error(`${file} was not written.`);
      // Without a pause, sixty that wait would leave no processor to those that write.
      await delay(1);
    }
  };
  const putObject = files.putObject.bind(files);
  files.putObject = async (object) => {
    const made = await putObject(object);
    await written(files.getResourcePath(object.bucket, object.key, 'object'), made.size);
    return made;
  };
  const putPart = files.putPart.bind(files);
  files.putPart = async (bucket, uploadId, number, content) => {
    const made = await putPart(bucket, uploadId, number, content);
    const folder = files.getResourcePath(bucket, undefined, 'uploads');
    await written(path.join(folder, uploadId, String(number)), made.size);
    return made;
  };
}
