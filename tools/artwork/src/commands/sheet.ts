import { join } from 'node:path';
import sharp from 'sharp';
import type { Scene } from '@trekker/cover-art/core/stage.ts';

interface Tile {
  file: string;
  label?: string;
}

interface Row {
  title?: string;
  tiles: readonly Tile[];
}

interface SheetOptions {
  rows: readonly Row[];
  columns: number;
  tile: [width: number, height: number];
  gap: number;
  file: string;
}

const paper = '#f6f1e7';
const [titleHeight, labelHeight] = [34, 22];

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
const words = (text: string, width: number, size: number, weight: number, colour: string): Buffer =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${size * 2}"><text x="0" y="${size * 1.3}" font-family="sans-serif" font-size="${size}" font-weight="${weight}" fill="${colour}">${escaped(text)}</text></svg>`,
  );

/** Pictures in rows, each row under its title and each picture over its label, where they have one. */
export async function sheet({ rows, columns, tile: [width, height], gap, file }: SheetOptions): Promise<void> {
  const parts: { input: Buffer; left: number; top: number }[] = [];
  let top = gap;
  for (const { title, tiles } of rows) {
    if (title) {
      parts.push({ input: words(title, columns * (width + gap), 19, 700, '#2a2530'), left: gap, top });
      top += titleHeight;
    }
    const labelled = tiles.some((t) => t.label);
    for (const [i, { file: picture, label }] of tiles.entries()) {
      const left = gap + (i % columns) * (width + gap);
      if (i && i % columns === 0) top += height + gap + (labelled ? labelHeight : 0);
      parts.push({ input: await sharp(picture).resize(width, height, { fit: 'contain', background: paper }).toBuffer(), left, top });
      if (label) parts.push({ input: words(label, width, 11, 400, '#6a6270'), left, top: top + height + 1 });
    }
    top += height + gap + (labelled ? labelHeight : 0);
  }
  await sharp({ create: { width: columns * (width + gap) + gap, height: top, channels: 3, background: paper } })
    .composite(parts)
    .webp({ quality: 78 })
    .toFile(file);
}

/** All pictures on one sheet, to see at a glance whether any two look alike. */
export const contactSheet = (scenes: readonly Scene[], out: string): Promise<void> =>
  sheet({ rows: [{ tiles: scenes.map((s) => ({ file: join(out, `${s.slug}.webp`) })) }], columns: 5, tile: [360, 240], gap: 14, file: join(out, 'contact-sheet.webp') });
