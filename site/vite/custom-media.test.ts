import path from 'node:path';
import postcss from 'postcss';
import { expect, test } from 'vitest';
import { customMedia } from './custom-media.ts';

const breakpoints = path.resolve(import.meta.dirname, '../../packages/design-system/src/styles/breakpoints.css');
const compiled = async (sheet: string) =>
  (await postcss([customMedia(breakpoints)]).process(sheet, { from: undefined })).css;

test('custom media become the widths that they stand for, also below them and between two', async () => {
  expect(await compiled('@media (--from-tablet) {}')).toBe('@media (width >= 48rem) {}');
  expect(await compiled('@media not (--from-tablet) {}')).toBe('@media not (width >= 48rem) {}');
  expect(await compiled('@media (--from-phone) and (not (--from-desktop)) {}')).toBe(
    '@media (width >= 22.5rem) and (not (width >= 64rem)) {}',
  );
  expect(await compiled('@media (hover: hover) {}')).toBe('@media (hover: hover) {}');
});

test('one that there is not ends the build', async () => {
  await expect(compiled('@media (--from-watch) {}')).rejects.toThrow('no custom media "--from-watch"');
});
