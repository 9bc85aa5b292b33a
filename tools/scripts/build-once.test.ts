import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { buildOnce } from './build-once.ts';

const aLock = () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'build-once-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return path.join(folder, 'lock');
};

test('of several who want a build at the same time one builds, and the others go on with what it has built', async () => {
  const lock = aLock();
  let isStale = true;
  let building = 0;
  const built: string[] = [];
  const start = (name: string) =>
    buildOnce(
      () => isStale,
      async () => {
        building += 1;
        expect(building).toBe(1);
        // Until the others have asked.
        await new Promise((resolve) => setImmediate(resolve));
        built.push(name);
        isStale = false;
        building -= 1;
      },
      lock,
    ).then(() => expect(isStale).toBe(false));
  await Promise.all(['one', 'two', 'three'].map(start));
  expect(built).toEqual(['one']);
});

test('a build that fails leaves the next one its turn', async () => {
  const lock = aLock();
  const fails = async () => {
    throw new Error('No room is left.');
  };
  await expect(buildOnce(() => true, fails, lock)).rejects.toThrow('No room');
  let isBuilt = false;
  await buildOnce(
    () => true,
    async () => {
      isBuilt = true;
    },
    lock,
  );
  expect(isBuilt).toBe(true);
});
