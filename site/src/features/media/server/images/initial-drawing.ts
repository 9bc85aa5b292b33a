import { drawInitial } from '@trekker/cover-art/share/initial.ts';
import sharp from 'sharp';
import { type BrandInitial, horizonMark } from '#contract/rules/brand-initial.ts';
import { drawIcons } from './brand-drawing.ts';
import type { IconSize } from './image.ts';

const corners = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" width="512" height="512"><rect width="512" height="512" rx="104"/></svg>',
);

/**
 * Icons of a letter. Whoever calls it decodes nothing foreign afterwards: it opens the way for drawings, which is shut
 * for uploads.
 */
export async function renderInitial(
  { color, ...initial }: BrandInitial,
  sizes: readonly IconSize[],
): Promise<Buffer[]> {
  sharp.unblock({ operation: ['VipsForeignLoadSvg'] });
  const square = await drawInitial({ ...initial, colour: color, mark: horizonMark });
  const rounded = await sharp(square)
    .ensureAlpha()
    .composite([{ input: corners, blend: 'dest-in' }])
    .png()
    .toBuffer();
  const made: Buffer[] = [];
  for (const size of sizes) {
    // Systems cut their own corners; what they leave of the square holds the letter.
    const isCut = size.kind === 'paper' || size.kind === 'maskable';
    made.push(...(await drawIcons(isCut ? square : rounded, [isCut ? { ...size, kind: 'paper' } : size])));
  }
  return made;
}
