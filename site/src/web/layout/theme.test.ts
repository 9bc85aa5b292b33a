import { expect, test } from 'vitest';
import { themeScript } from '../document/head-scripts.ts';

/** Runs the script as the head of a page does and gives the theme that it sets. */
function themeAfter(getItem: () => string | null): string | undefined {
  const documentElement = { dataset: {} as { theme?: string } };
  new Function('localStorage', 'document', themeScript)({ getItem }, { documentElement });
  return documentElement.dataset.theme;
}

test('the chosen theme is restored', () => {
  expect(themeAfter(() => 'dark')).toBe('dark');
  expect(themeAfter(() => 'light')).toBe('light');
});

test('the theme follows the system without a valid choice, and where storage is forbidden', () => {
  expect(themeAfter(() => null)).toBeUndefined();
  expect(themeAfter(() => '"><script>')).toBeUndefined();
  expect(
    themeAfter(() => {
      throw new Error('denied');
    }),
  ).toBeUndefined();
});
