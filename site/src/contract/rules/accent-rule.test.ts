import { describe, expect, test } from 'vitest';
import { accentOf, accentTokens, contrastOf } from './accent-rule.ts';

const wild = [
  '#e0a11a',
  '#ffffff',
  '#000000',
  '#ffff00',
  '#0000ff',
  '#00ff00',
  '#7f7f7f',
  '#ff00ff',
  '#3f6b2f',
  '#010203',
];
const papers = { light: ['#f8f6f1', '#fffefb', '#efece3'], dark: ['#0f1716', '#172220', '#0a100f'] } as const;

describe('an accent of any color', () => {
  test.each(wild)('%s can be read on every surface of both themes', (chosen) => {
    const used = accentOf(chosen);
    expect(used.chosen).toBe(chosen);
    for (const theme of ['light', 'dark'] as const)
      for (const paper of papers[theme])
        expect(contrastOf(used[theme], paper), `${theme}: ${used[theme]} on ${paper}`).toBeGreaterThanOrEqual(4.5);
  });

  test.each(wild)('%s has strong shades that can be read on its washes, and words on it', (chosen) => {
    const used = accentOf(chosen);
    const tokens = accentTokens(used);
    const pair = (name: string) => (tokens[name] ?? '').match(/#[0-9a-f]{6}/g) ?? [];
    for (const at of [0, 1])
      expect(contrastOf(pair('--accent-strong')[at] ?? '', pair('--accent-wash')[at] ?? '')).toBeGreaterThanOrEqual(
        4.5,
      );
    expect(contrastOf(used.light, '#fffaf6')).toBeGreaterThanOrEqual(4.5);
    expect(contrastOf(used.dark, '#1d0d07')).toBeGreaterThanOrEqual(4.5);
  });
});

test('a color that can be read in a theme is used there as it was chosen', () => {
  expect(accentOf('#1f5f8b').light).toBe('#1f5f8b');
  expect(accentOf('#ffe08a').dark).toBe('#ffe08a');
});

test('the accent that comes with the site is that of the design system', () => {
  expect(accentOf(null)).toMatchObject({
    chosen: '#b0432a',
    light: '#b0432a',
    dark: '#f08a6c',
    contrast: { light: 5.3 },
  });
  expect(accentOf('#b0432a')).toEqual(accentOf(null));
});
