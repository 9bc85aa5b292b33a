import '@trekker/texts/in-english.fixture.ts';
import { expect, test } from 'vitest';
import { Problem } from '#contract/problem.ts';
import { createUploadQueue, type Upload } from './upload-queue.ts';
import { bytesInWords, uploadsInWords } from './upload-words.ts';

const file = (name: string, bytes = 1) => new File([new Uint8Array(bytes)], name);

/** A queue whose files arrive, or fail, when the test says so. */
function aQueue() {
  const lines = new Map<string, { answer: PromiseWithResolvers<string>; signal: AbortSignal }>();
  const done: string[] = [];
  const queue = createUploadQueue<string>({
    send(sent, { signal }) {
      const answer = Promise.withResolvers<string>();
      signal.addEventListener('abort', () => answer.reject(signal.reason));
      lines.set(sent.name, { answer, signal });
      return answer.promise;
    },
    check: ({ name }) => (name.endsWith('.heic') ? 'Not supported' : null),
    onDone: (item) => done.push(item),
    most: 2,
  });
  const states = () => Object.fromEntries(queue.read().map(({ file: { name }, state }) => [name, state]));
  const line = (name: string) => lines.get(name) as { answer: PromiseWithResolvers<string>; signal: AbortSignal };
  return { queue, states, line, done };
}

const settled = () => new Promise((resolve) => setImmediate(resolve));

test('uploads go a few at a time, and the next begins when one has arrived', async () => {
  const { queue, states, line, done } = aQueue();
  queue.add([file('a'), file('b'), file('c'), file('d.heic')]);
  expect(states()).toEqual({ a: 'sending', b: 'sending', c: 'waiting', 'd.heic': 'refused' });
  line('b').answer.resolve('B');
  await settled();
  expect(states()).toEqual({ a: 'sending', b: 'done', c: 'sending', 'd.heic': 'refused' });
  expect(done).toEqual(['B']);
});

test('a paused upload gives up its line, keeps its place and is sent anew when it goes on', async () => {
  const { queue, states, line } = aQueue();
  queue.add([file('a'), file('b'), file('c')]);
  const first = line('a').signal;
  queue.pause(1);
  expect(first.aborted).toBe(true);
  await settled();
  expect(states()).toEqual({ a: 'paused', b: 'sending', c: 'sending' });
  queue.resume(1);
  expect(states()).toEqual({ a: 'waiting', b: 'sending', c: 'sending' });
  line('c').answer.resolve('C');
  await settled();
  expect(states().a).toBe('sending');
  expect(line('a').signal).not.toBe(first);
});

test('a cancelled upload is stopped and forgotten, all others go on', async () => {
  const { queue, states, line } = aQueue();
  queue.add([file('a'), file('b'), file('c')]);
  queue.cancel(2);
  expect(line('b').signal.aborted).toBe(true);
  expect(states()).toEqual({ a: 'sending', c: 'sending' });
  queue.stopAll();
  await settled();
  expect(states()).toEqual({});
});

test('uploads that a broken line has cut off go on by themselves, refused files do not', async () => {
  const { queue, states, line } = aQueue();
  queue.add([file('a'), file('b')]);
  line('a').answer.reject(new Problem('unavailable', 'Connection lost'));
  line('b').answer.reject(new Problem('wrong_type', 'No image'));
  await settled();
  expect(states()).toEqual({ a: 'failed', b: 'refused' });
  queue.lineIsBack();
  expect(states()).toEqual({ a: 'sending', b: 'refused' });
  queue.clear();
  expect(states()).toEqual({ a: 'sending' });
});

test('uploads are summed up with what has gone up and how long the rest will take', () => {
  const upload = (state: Upload<string>['state'], size: number, percent: number): Upload<string> => ({
    id: size,
    file: file('a', size),
    state,
    percent,
  });
  const uploads = [upload('done', 2_000_000, 100), upload('sending', 2_000_000, 50), upload('waiting', 3_000_000, 0)];
  expect(uploadsInWords(uploads, 1)).toEqual({
    title: 'Uploading 2 files',
    summary: '1 done, 3.0 MB of 7.0 MB',
    isUnderWay: true,
  });
  expect(uploadsInWords(uploads, 15).summary).toBe('1 done, 3.0 MB of 7.0 MB, about 20 seconds left');
  expect(uploadsInWords([upload('done', 1, 100), upload('refused', 1, 0)], 9)).toEqual({
    title: 'Uploads finished, not all of them',
    summary: '1 done, 1 failed',
    isUnderWay: false,
  });
});

test('sizes are told as people say them', () => {
  expect([12, 108_400, 6_400_000, 118_000_000, 2_340_000_000].map(bytesInWords)).toEqual([
    '12 bytes',
    '108 KB',
    '6.4 MB',
    '118 MB',
    '2.3 GB',
  ]);
});
