import { S3Client, S3ServiceException } from '@aws-sdk/client-s3';
import { type CircuitBreaker, createCircuitBreaker, StorageUnavailable } from './circuit-breaker.ts';

export type S3Settings = {
  endpoint: string;
  region: string;
  bucket: string;
  accessKeyId: string;
  secretAccessKey: string;
  /** Milliseconds that the store may take for one call; 4000 where nothing is said. */
  answerTimeoutMs?: number;
};

/** For one call, all its tries together: whoever sends a file is to hear within 5 seconds that it cannot be kept. */
export const answerTimeoutMs = 4000;

export type S3Calls = { client: S3Client; withBreaker: CircuitBreaker };

type Send = (command: object, options?: object) => Promise<unknown>;

/** A client of any S3-compatible store. One that keeps failing is left alone for a while: calls fail at once. */
export function s3Calls(settings: S3Settings): S3Calls {
  const { endpoint, region, accessKeyId, secretAccessKey, answerTimeoutMs: most = answerTimeoutMs } = settings;
  const client = new S3Client({
    endpoint,
    region,
    credentials: { accessKeyId, secretAccessKey },
    // Buckets as host names need a certificate and a name server that know them.
    forcePathStyle: true,
    // Not every store knows the newer checksums; TLS and the signature guard the bytes.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    maxAttempts: 2,
    requestHandler: {
      connectionTimeout: most,
      requestTimeout: most,
      throwOnRequestTimeout: true,
      // A reader may be slow; who reads watches the store's own silence.
      socketTimeout: 0,
    },
  });
  // The handler's limits count for each try. lib-storage sends by this function as well.
  const send = client.send.bind(client) as Send;
  const sendWithTimeout: Send = (command, options) =>
    withTimeout(most, (abortSignal) => send(command, { abortSignal, ...options }));
  client.send = sendWithTimeout as S3Client['send'];
  const breaker = createCircuitBreaker({ failures: 5, restMs: 10_000 });
  const withBreaker: CircuitBreaker = (task) => breaker(() => task().catch(throwBlamed));
  return { client, withBreaker };
}

/** The time ends with the answer's head: of a file that is read, its reader sets the pace. */
async function withTimeout<Answer>(ms: number, ask: (signal: AbortSignal) => Promise<Answer>): Promise<Answer> {
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(), ms);
  try {
    return await ask(controller.signal);
  } finally {
    clearTimeout(timer);
  }
}

/** Throws StorageUnavailable where it is the store's fault: no answer at all, or one that says so. Else the error. */
function throwBlamed(error: unknown): never {
  if (error instanceof S3ServiceException && (error.$metadata.httpStatusCode ?? 500) < 500) throw error;
  throw new StorageUnavailable(error);
}

/** The status that a store answered with; undefined when it did not. */
export function statusOf(error: unknown): number | undefined {
  return error instanceof S3ServiceException ? error.$metadata.httpStatusCode : undefined;
}
