import { expect, test } from 'vitest';
import { sparkPoints } from './spark-points.ts';

const box = { width: 80, height: 32, edge: 2 };

test('a sparkline runs from left to right, with the lowest value at the bottom and the highest at the top', () => {
  expect(sparkPoints([10, 30, 20], box)).toEqual([
    [0, 30],
    [40, 2],
    [80, 16],
  ]);
});

test('a sparkline of values that never change is a level line', () => {
  expect(sparkPoints([7, 7], box)).toEqual([
    [0, 30],
    [80, 30],
  ]);
});
