import { expect, test } from 'vitest';
import { createCircuitBreaker, StorageUnavailable } from './circuit-breaker.ts';

function aBreaker() {
  let time = 0;
  let calls = 0;
  const breaker = createCircuitBreaker({ failures: 3, restMs: 1000, now: () => time });
  const call = (task: () => Promise<unknown>) =>
    breaker(() => {
      calls += 1;
      return task();
    });
  return {
    call,
    fail: () => call(() => Promise.reject(new StorageUnavailable())).catch((error) => error.name),
    succeed: () => call(async () => 'answer').catch((error) => error.name),
    pass: (ms: number) => {
      time += ms;
    },
    calls: () => calls,
  };
}

test('the circuit opens after repeated failures: the store is not called any more', async () => {
  const breaker = aBreaker();
  for (let times = 0; times < 3; times++) await breaker.fail();
  expect(await breaker.succeed()).toBe('StorageUnavailable');
  expect(breaker.calls()).toBe(3);
});

test('one success between failures keeps the circuit closed', async () => {
  const breaker = aBreaker();
  await breaker.fail();
  await breaker.fail();
  await breaker.succeed();
  await breaker.fail();
  await breaker.fail();
  expect(await breaker.succeed()).toBe('answer');
});

test('an error that the store answers counts as a success', async () => {
  const breaker = aBreaker();
  await breaker.fail();
  await breaker.fail();
  await breaker.call(() => Promise.reject(new Error('no such file'))).catch(() => {});
  await breaker.fail();
  expect(await breaker.succeed()).toBe('answer');
});

test('after its pause an open circuit lets one trial call through before the others', async () => {
  const breaker = aBreaker();
  for (let times = 0; times < 3; times++) await breaker.fail();
  breaker.pass(999);
  expect(await breaker.succeed()).toBe('StorageUnavailable');
  breaker.pass(1);
  const trial = Promise.withResolvers<string>();
  const first = breaker.call(() => trial.promise);
  expect(await breaker.succeed()).toBe('StorageUnavailable');
  expect(breaker.calls()).toBe(4);
  trial.resolve('back');
  expect(await first).toBe('back');
  expect(await breaker.succeed()).toBe('answer');
});

test('a trial call that fails starts another pause', async () => {
  const breaker = aBreaker();
  for (let times = 0; times < 3; times++) await breaker.fail();
  breaker.pass(1000);
  await breaker.fail();
  expect(breaker.calls()).toBe(4);
  breaker.pass(999);
  await breaker.succeed();
  expect(breaker.calls()).toBe(4);
  breaker.pass(1);
  expect(await breaker.succeed()).toBe('answer');
});
