import { randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { decrypted, encrypted } from './archive-cipher.ts';

const key = randomBytes(32);
const part = 64 * 1024;
const codedPart = part + 16;
const encrypt = (plain: Buffer) => buffer(encrypted(Readable.from(plain.length > 0 ? [plain] : []), key));
const decrypt = (coded: Buffer, by = key) => buffer(decrypted(Readable.from([coded]), by));

test.each([0, 1, part - 1, part, part + 1, 3 * part, 3 * part + 7])(
  'a text of %i bytes is encrypted and decrypted unchanged',
  async (size) => {
    const plain = randomBytes(size);
    const coded = await encrypt(plain);
    expect(coded.length).toBe(size + 16 * Math.max(1, Math.ceil(size / part)));
    expect((await decrypt(coded)).equals(plain)).toBe(true);
  },
);

test('no part of an archive can be left out, moved, cut off or read with another key (T81)', async () => {
  const coded = await encrypt(randomBytes(3 * part));
  const [first, second, third] = [0, 1, 2].map((at) => coded.subarray(at * codedPart, (at + 1) * codedPart));
  const orders = [
    [second, third],
    [second, first, third],
    [first, second],
    [first, second, third, third],
  ];
  for (const parts of orders)
    await expect(decrypt(Buffer.concat(parts.map((one) => one ?? Buffer.alloc(0))))).rejects.toThrow();
  await expect(decrypt(coded, randomBytes(32))).rejects.toThrow();
});
