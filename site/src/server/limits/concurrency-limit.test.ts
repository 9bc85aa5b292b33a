import { expect, onTestFinished, test, vi } from 'vitest';
import { createConcurrencyLimit } from './concurrency-limit.ts';

/** A task that ends when it is told to. */
function aTask() {
  const ended = Promise.withResolvers<string>();
  let begun = false;
  return {
    run: () => {
      begun = true;
      return ended.promise;
    },
    begun: () => begun,
    end: () => ended.resolve('done'),
    fail: () => ended.reject(new Error('broken')),
  };
}

test('a concurrency limit runs so many tasks, queues so many in order, and refuses one more', async () => {
  const limited = createConcurrencyLimit({ running: 2, waiting: 2 });
  const tasks = Array.from({ length: 5 }, aTask);
  const results = tasks.map(({ run }) => limited(run).catch((error) => error));
  await expect.poll(() => tasks.map(({ begun }) => begun())).toEqual([true, true, false, false, false]);
  expect(await results[4]).toMatchObject({ code: 'unavailable', retryAfterSeconds: 10 });
  tasks[1]?.end();
  expect(await results[1]).toBe('done');
  await expect.poll(() => tasks.map(({ begun }) => begun())).toEqual([true, true, true, false, false]);
  tasks[0]?.end();
  tasks[2]?.end();
  tasks[3]?.end();
  expect(await Promise.all(results.slice(0, 4))).toEqual(['done', 'done', 'done', 'done']);
});

test('a task that fails frees its place in the concurrency limit', async () => {
  const limited = createConcurrencyLimit({ running: 1, waiting: 1 });
  for (let times = 0; times < 3; times++) {
    const task = aTask();
    const result = limited(task.run);
    task.fail();
    await expect(result).rejects.toThrow('broken');
  }
  expect(await limited(async () => 'free')).toBe('free');
});

test('a task that has waited long enough runs in addition, and its place is given to nobody', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const limited = createConcurrencyLimit({ running: 1, waiting: 3, timeoutMs: 300 });
  const tasks = [aTask(), aTask(), aTask()] as const;
  const begun = () => tasks.map((task) => task.begun());
  const results = [limited(tasks[0].run), limited(tasks[1].run)];
  await vi.advanceTimersByTimeAsync(299);
  expect(begun()).toEqual([true, false, false]);
  await vi.advanceTimersByTimeAsync(1);
  expect(begun()).toEqual([true, true, false]);
  results.push(limited(tasks[2].run));
  tasks[0].end();
  await vi.advanceTimersByTimeAsync(0);
  expect(begun()).toEqual([true, true, false]);
  tasks[1].end();
  await vi.advanceTimersByTimeAsync(0);
  expect(begun()).toEqual([true, true, true]);
  tasks[2].end();
  expect(await Promise.all(results)).toEqual(['done', 'done', 'done']);
});
