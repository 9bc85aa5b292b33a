import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Line, pathWithin, simplify } from './lines.ts';

const lines = fc.array(
  fc
    .array(fc.double({ min: -50, max: 450, noNaN: true }), { minLength: 4, maxLength: 80 })
    .map((line): Line => line.slice(0, line.length & ~1)),
  {
    maxLength: 60,
  },
);

test('a path never exceeds its maximum length, however many lines there are', () => {
  fc.assert(
    fc.property(lines, fc.boolean(), fc.integer({ min: 0, max: 2000 }), (some, closed, bytes) => {
      expect(pathWithin(some, closed, bytes).length).toBeLessThanOrEqual(bytes);
    }),
  );
});

test('path steps are whole tenths of a pixel, and a closed line ends with z', () => {
  expect(pathWithin([[0, 0, 10, 0, 10, 10.04]], false, 100)).toBe('M0 0l100 0 0 100');
  expect(pathWithin([[0, 0, 10, 0, 10, -10]], true, 100)).toBe('M0 0l100 0 0-100z');
  expect(pathWithin([[1, 1, 1.1, 1, 1.1, 1.1]], true, 100)).toBe('');
});

test('points close to the line are left out, while ends and corners are kept', () => {
  expect(simplify([0, 0, 5, 0.1, 10, 0, 10, 10], 0.2)).toEqual([0, 0, 10, 0, 10, 10]);
});
