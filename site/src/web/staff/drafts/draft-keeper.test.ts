import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createDraftKeeper } from './draft-keeper.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('the draft keeper stores the last of several changes after a pause', () => {
  const kept: string[] = [];
  const keeper = createDraftKeeper(500);
  for (const text of ['T', 'Tr', 'Tra']) {
    keeper.change(() => kept.push(text));
    vi.advanceTimersByTime(499);
  }
  expect(kept).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(kept).toEqual(['Tra']);
});

test('the draft keeper stores at once when the page is left, and only once', () => {
  const kept: string[] = [];
  const keeper = createDraftKeeper(500);
  keeper.change(() => kept.push('Trains'));
  keeper.flush();
  keeper.flush();
  vi.runAllTimers();
  expect(kept).toEqual(['Trains']);
});

test('the draft keeper stores nothing after it was cancelled', () => {
  const keep = vi.fn();
  const keeper = createDraftKeeper(500);
  keeper.change(keep);
  keeper.cancel();
  keeper.flush();
  vi.runAllTimers();
  expect(keep).not.toHaveBeenCalled();
});
