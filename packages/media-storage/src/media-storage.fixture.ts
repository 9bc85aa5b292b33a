import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { describe, expect, test } from 'vitest';
import type { MediaStorage } from './media-storage.ts';

const words = Buffer.from('0123456789');

async function namesIn(storage: MediaStorage): Promise<string[]> {
  return (await Array.fromAsync(storage.list(), ({ name }) => name)).sort();
}

const contentOf = (storage: MediaStorage, name: string) => buffer(storage.read(name));

/** Known faults of a stand-in for a real store; what they concern cannot be tested with it. */
export type StandInFaults = { firstByteAlone?: true; twoPutsAtOnce?: true; showsParts?: true };

/** The tests that every media storage must pass. `makeStorage` returns an empty one for each test. */
export function mediaStorageSuite(
  name: string,
  makeStorage: () => Promise<MediaStorage>,
  faults: StandInFaults = {},
): void {
  describe(`${name} as media storage`, () => {
    test('gives back what was put, byte for byte', async () => {
      const storage = await makeStorage();
      const bytes = Buffer.from(Array.from({ length: 256 }, (_, value) => value));
      await storage.put('ab12-800.webp', bytes);
      expect(await contentOf(storage, 'ab12-800.webp')).toEqual(bytes);
      expect(await storage.stat('ab12-800.webp')).toEqual({ sizeBytes: 256 });
    });

    test('takes what is too large for memory as a stream, whole', async () => {
      const storage = await makeStorage();
      const parts = Array.from({ length: 24 }, (_, index) => Buffer.alloc(500_000, index));
      expect(await storage.putStream('film.mp4', Readable.from(parts))).toEqual({ sizeBytes: 12_000_000 });
      expect((await contentOf(storage, 'film.mp4')).equals(Buffer.concat(parts))).toBe(true);
      expect(await storage.putStream('empty.mp4', Readable.from([]))).toEqual({ sizeBytes: 0 });
      expect(await storage.stat('empty.mp4')).toEqual({ sizeBytes: 0 });
    });

    test.each([0, 1, 30])('leaves nothing of a stream that breaks after %i parts, and says why', async (whole) => {
      const storage = await makeStorage();
      const broken = new Error('the line is cut');
      async function* parts() {
        for (let index = 0; index < whole; index++) yield Buffer.alloc(500_000);
        throw broken;
      }
      await expect(storage.putStream('film.mp4', parts())).rejects.toBe(broken);
      expect(await storage.stat('film.mp4')).toBeUndefined();
      expect(await namesIn(storage)).toEqual([]);
    });

    test('says since when a file is there', async () => {
      const storage = await makeStorage();
      // A store's clock may count in whole seconds.
      const before = Date.now() - 1000;
      await storage.put('ab.webp', words);
      const [file] = await Array.fromAsync(storage.list());
      expect(file?.storedAt.getTime()).toBeGreaterThanOrEqual(before);
      expect(file?.storedAt.getTime()).toBeLessThanOrEqual(Date.now() + 1000);
    });

    test('keeps every whole file when it tidies up', async () => {
      const storage = await makeStorage();
      await storage.put('ab.webp', words);
      await storage.removeUnfinished(new Date(Date.now() + 60_000));
      expect(await namesIn(storage)).toEqual(['ab.webp']);
    });

    test('keeps an empty file', async () => {
      const storage = await makeStorage();
      await storage.put('empty.webp', Buffer.alloc(0));
      expect(await storage.stat('empty.webp')).toEqual({ sizeBytes: 0 });
      expect(await contentOf(storage, 'empty.webp')).toHaveLength(0);
    });

    test.skipIf(faults.firstByteAlone)('reads the first byte alone', async () => {
      const storage = await makeStorage();
      await storage.put('film.mp4', words);
      expect((await buffer(storage.read('film.mp4', { first: 0, last: 0 }))).toString()).toBe('0');
    });

    test.each([
      { range: { first: 3, last: 5 }, expected: '345' },
      { range: { first: 9, last: 9 }, expected: '9' },
      { range: { first: 0, last: 9 }, expected: '0123456789' },
    ])('reads bytes $range.first to $range.last', async ({ range, expected }) => {
      const storage = await makeStorage();
      await storage.put('film.mp4', words);
      expect((await buffer(storage.read('film.mp4', range))).toString()).toBe(expected);
    });

    test('knows nothing of a file that was never put', async () => {
      const storage = await makeStorage();
      expect(await storage.stat('missing.webp')).toBeUndefined();
      expect(await namesIn(storage)).toEqual([]);
    });

    test('lists every file once, also those whose names begin alike', async () => {
      const storage = await makeStorage();
      const names = ['aa.webp', 'aa-400.avif', 'ab.mp4', 'zz9.gif', 'a'];
      for (const file of names) await storage.put(file, words);
      expect(await namesIn(storage)).toEqual([...names].sort());
    });

    test('forgets what is removed, and removing it again is no error', async () => {
      const storage = await makeStorage();
      await storage.put('gone.webp', words);
      await storage.put('kept.webp', words);
      await storage.remove('gone.webp');
      await storage.remove('gone.webp');
      expect(await storage.stat('gone.webp')).toBeUndefined();
      expect(await namesIn(storage)).toEqual(['kept.webp']);
    });

    test.each([
      '',
      '.',
      '..',
      '../secret.webp',
      'a/../../secret.webp',
      'a/b.webp',
      'a\\b.webp',
      '/etc/passwd',
      '.hidden',
      'a\0.webp',
      'ä.webp',
      'A.webp',
      'a b.webp',
      '%2e%2e%2fa.webp',
      `${'a'.repeat(121)}`,
    ])('refuses %j as a name', async (bad) => {
      const storage = await makeStorage();
      await expect(storage.put(bad, words)).rejects.toThrow(RangeError);
      await expect(storage.putStream(bad, Readable.from([words]))).rejects.toThrow(RangeError);
      expect(() => storage.read(bad)).toThrow(RangeError);
      await expect(storage.remove(bad)).rejects.toThrow(RangeError);
      expect(await storage.stat(bad)).toBeUndefined();
    });

    test.skipIf(faults.showsParts)('shows a file only when it is whole', async () => {
      const storage = await makeStorage();
      const large = Buffer.alloc(24_000_000, 7);
      let done = false;
      const writing = storage.put('large.mp4', large).finally(() => {
        done = true;
      });
      const seen: (number | undefined)[] = [];
      while (!done) {
        seen.push((await storage.stat('large.mp4'))?.sizeBytes);
        if ((await namesIn(storage)).length > 0) seen.push((await storage.stat('large.mp4'))?.sizeBytes);
      }
      await writing;
      // The first look came before the file existed, so the loop covers the writing.
      expect(seen[0]).toBeUndefined();
      expect(seen.filter((size) => size !== undefined && size !== large.length)).toEqual([]);
      expect(await storage.stat('large.mp4')).toEqual({ sizeBytes: large.length });
    });

    test('takes many files at once', async () => {
      const storage = await makeStorage();
      const names = Array.from({ length: 60 }, (_, index) => `p${index % 3}-${index}.webp`);
      await Promise.all(names.map((file) => storage.put(file, Buffer.from(file))));
      expect(await namesIn(storage)).toEqual([...names].sort());
      const contents = await Promise.all(names.map((file) => contentOf(storage, file)));
      expect(contents.map(String)).toEqual(names);
    });

    test.skipIf(faults.twoPutsAtOnce)('of two puts under one name at once, one is there, whole', async () => {
      const storage = await makeStorage();
      const one = Buffer.alloc(500_000, 'a');
      const other = Buffer.alloc(400_000, 'b');
      await Promise.all([storage.put('twin.webp', one), storage.put('twin.webp', other)]);
      const stored = await contentOf(storage, 'twin.webp');
      expect(stored.equals(one) || stored.equals(other)).toBe(true);
      expect(await namesIn(storage)).toEqual(['twin.webp']);
    });
  });
}
