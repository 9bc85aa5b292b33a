/**
 * `node src/commands/site-icons.ts` draws the icons of the site and the picture for links to pages without one:
 * site/public/favicon.svg becomes favicon.ico, apple-touch-icon.png and the icons of the manifest, a scene becomes
 * og.jpg.
 */
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';

const root = path.resolve(import.meta.dirname, '../../../..');
const target = (name: string) => path.join(root, 'site/public', name);
const paper = '#f8f6f1';
const mark = await readFile(target('favicon.svg'));

/** The mark at `size` pixels, in the colours of the light theme. */
const drawn = (size: number) => sharp(mark, { density: (72 * size) / 32 }).resize(size, size);

/** The mark on paper; `share` of the width is the mark's: systems cut corners off or a circle out. */
async function onPaper(size: number, share: number): Promise<Buffer> {
  const input = await drawn(Math.round(size * share)).png().toBuffer();
  const sheet = sharp({ create: { width: size, height: size, channels: 3, background: paper } });
  return sheet.composite([{ input }]).png({ compressionLevel: 9, palette: true }).toBuffer();
}

/** An .ico that holds PNGs: a directory of 16 bytes for each picture, then the pictures. */
function iconFile(pictures: readonly { size: number; png: Buffer }[]): Buffer {
  const header = Buffer.alloc(6 + 16 * pictures.length);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(pictures.length, 4);
  let offset = header.length;
  for (const [index, { size, png }] of pictures.entries()) {
    const at = 6 + 16 * index;
    header.writeUInt8(size, at);
    header.writeUInt8(size, at + 1);
    header.writeUInt16LE(1, at + 4);
    header.writeUInt16LE(32, at + 6);
    header.writeUInt32LE(png.length, at + 8);
    header.writeUInt32LE(offset, at + 12);
    offset += png.length;
  }
  return Buffer.concat([header, ...pictures.map(({ png }) => png)]);
}

const small = await Promise.all(
  [16, 32, 48].map(async (size) => ({ size, png: await drawn(size).png({ compressionLevel: 9 }).toBuffer() })),
);
await writeFile(target('favicon.ico'), iconFile(small));
await writeFile(target('apple-touch-icon.png'), await onPaper(180, 0.72));
for (const size of [192, 512]) {
  await writeFile(target(`icon-${size}.png`), await onPaper(size, 0.86));
  await writeFile(target(`icon-${size}-maskable.png`), await onPaper(size, 0.6));
}

const scene = path.join(root, 'site/sample-library/pictures/bagan-balloons-dawn-1600.webp');
const card = sharp(scene).resize(1200, 630, { fit: 'cover' });
await card.jpeg({ quality: 82, mozjpeg: true }).toFile(target('og.jpg'));
