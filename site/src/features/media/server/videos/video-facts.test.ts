import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { anMp4, aWebm } from '../uploads/hostile-files.fixture.ts';
import { readVideoFacts } from './video-facts.ts';

const folder = path.join(import.meta.dirname, '../../../../../sample-library/videos');
const [video = ''] = readdirSync(folder).filter((name) => name.endsWith('.mp4'));

function factsOf(type: 'mp4' | 'webm', bytes: Buffer) {
  return readVideoFacts(`video/${type}`, bytes.length, async (first, last) => bytes.subarray(first, last + 1));
}
const sample = (type: 'mp4' | 'webm') => readFileSync(path.join(folder, video.replace('mp4', type)));
const nothing = { width: 0, height: 0, durationSeconds: 0 };

test.each(['mp4', 'webm'] as const)('the size and length of a video are read: %s', async (type) => {
  const { width, height, durationSeconds } = await factsOf(type, sample(type));
  expect(width / height).toBeCloseTo(16 / 9, 1);
  expect(durationSeconds).toBeCloseTo(8, 0);
});

test('the size of a video filmed upright is read, even if its description comes last', async () => {
  const bytes = sample('mp4');
  const moov = bytes.indexOf('moov') - 4;
  const described = Buffer.from(bytes.subarray(moov, moov + bytes.readUInt32BE(moov)));
  const matrix = described.indexOf('tkhd') + 4 + 40;
  for (const [place, value] of [0, 0x10000, 0, -0x10000, 0].entries())
    described.writeInt32BE(value, matrix + place * 4);
  const images = Buffer.concat([Buffer.from([0, 0, 0x10, 8]), Buffer.from('mdat'), Buffer.alloc(0x1000)]);
  const lying = await factsOf('mp4', bytes);
  const upright = await factsOf('mp4', Buffer.concat([bytes.subarray(0, 32), images, described]));
  expect([upright.width, upright.height]).toEqual([lying.height, lying.width]);
});

test('a broken, cut off or empty video has no size and length', async () => {
  expect(await factsOf('mp4', anMp4())).toEqual(nothing);
  expect(await factsOf('webm', aWebm())).toEqual(nothing);
  for (const type of ['mp4', 'webm'] as const) {
    const bytes = sample(type).subarray(0, 20_000);
    for (let length = 16; length < 600; length += 7) await factsOf(type, bytes.subarray(0, length));
    for (let at = 0; at < 3000; at += 11) {
      const broken = Buffer.from(bytes);
      broken[at] = 0xff;
      const { width, height } = await factsOf(type, broken);
      expect([width, height].every(Number.isFinite)).toBe(true);
    }
  }
});
