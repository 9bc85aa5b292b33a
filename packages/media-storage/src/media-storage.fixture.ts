import { buffer } from 'node:stream/consumers';
import { describe, expect, test } from 'vitest';
import type { MediaStorage } from './media-storage.ts';

const words = Buffer.from('0123456789');

async function namesIn(storage: MediaStorage): Promise<string[]> {
  return (await Array.fromAsync(storage.list())).sort();
}

const contentOf = (storage: MediaStorage, name: string) => buffer(storage.read(name));

/** What every media storage promises. `makeStorage` gives an empty one for each test. */
export function mediaStorageSuite(name: string, makeStorage: () => Promise<MediaStorage>): void {
  describe(`${name} as media storage`, () => {
    test('gives back what was put, byte for byte', async () => {
      const storage = await makeStorage();
      const bytes = Buffer.from(Array.from({ length: 256 }, (_, value) => value));
      await storage.put('ab12-800.webp', bytes);
      expect(await contentOf(storage, 'ab12-800.webp')).toEqual(bytes);
      expect(await storage.stat('ab12-800.webp')).toEqual({ sizeBytes: 256 });
    });

    test('keeps an empty file', async () => {
      const storage = await makeStorage();
      await storage.put('empty.webp', Buffer.alloc(0));
      expect(await storage.stat('empty.webp')).toEqual({ sizeBytes: 0 });
      expect(await contentOf(storage, 'empty.webp')).toHaveLength(0);
    });

    test.each([
      { range: { first: 0, last: 0 }, expected: '0' },
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
      expect(() => storage.read(bad)).toThrow(RangeError);
      await expect(storage.remove(bad)).rejects.toThrow(RangeError);
      expect(await storage.stat(bad)).toBeUndefined();
    });

    test('shows a file only when it is whole', async () => {
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
      // It was looked at before it was there: the loop proves something.
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

    test('of two puts under one name at once, one is there, whole', async () => {
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
