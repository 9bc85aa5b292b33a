import { fork } from 'node:child_process';
import { damagedPicture, type EncodedPicture, patience } from './picture-encoding.ts';

/**
 * Decodes a picture in a process of its own, whose memory goes back whole and which can be stopped in the middle. It gets
 * no environment, so no secret is near bytes that may be made to break a decoder.
 * @throws Problem `invalid_input` for what cannot be decoded within 5 seconds
 */
export async function encodeApart(bytes: Buffer): Promise<EncodedPicture> {
  const child = fork(new URL('./picture-process.ts', import.meta.url), {
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    env: {},
    execArgv: [],
  });
  const timer = setTimeout(() => child.kill('SIGKILL'), patience.seconds * 1000);
  try {
    const { promise, resolve, reject } = Promise.withResolvers<EncodedPicture>();
    child.once('message', (picture) => resolve(picture as EncodedPicture));
    child.once('error', reject);
    // Without a word: it could not read it, took too long, or was ended for its memory.
    child.once('exit', () => reject(damagedPicture()));
    child.send(bytes, (error) => error && reject(damagedPicture()));
    const picture = await promise;
    return { ...picture, data: Buffer.from(picture.data) };
  } finally {
    clearTimeout(timer);
    child.kill('SIGKILL');
  }
}
