import sharp, { type Sharp } from 'sharp';
import { type IconSize, type ShareCrop, UnusableImage } from './image.ts';

/** Where the light theme has paper. Systems put icons on what they like. */
const paper = '#f8f6f1';

/** A drawing is made as large as it is ever shown, at twice the size. */
const drawnWithin = 1024;
const mostPixels = 40_000_000;

/**
 * Draws an SVG to pixels, as PNG. It is drawn from memory alone: without an address of its own it can name no file and
 * no other machine. Whoever calls it decodes nothing else afterwards: it opens the way for drawings, which is shut for
 * uploads.
 * @throws Problem `invalid_input` for what cannot be drawn
 */
export async function drawSvg(bytes: Buffer): Promise<Buffer> {
  sharp.unblock({ operation: ['VipsForeignLoadSvg'] });
  const open = (density: number) => sharp(bytes, { density, limitInputPixels: mostPixels, failOn: 'error' });
  const { width, height, format } = await open(72).metadata().catch(refuse);
  if (format !== 'svg') throw new UnusableImage('damaged');
  const density = Math.min(100_000, Math.max(1, (72 * drawnWithin) / Math.max(width, height)));
  return await open(density)
    .resize({ width: drawnWithin, height: drawnWithin, fit: 'inside' })
    .png()
    .toBuffer()
    .catch(refuse);
}

function refuse(): never {
  throw new UnusableImage('damaged');
}

/** Icons of a site from one image of ours, in the order of `sizes`: PNG, and for `ico` a file of three of them. */
export async function drawIcons(bytes: Buffer, sizes: readonly IconSize[]): Promise<Buffer[]> {
  const made: Buffer[] = [];
  for (const size of sizes) made.push(await drawIcon(bytes, size));
  return made;
}

async function drawIcon(bytes: Buffer, { px, kind }: IconSize): Promise<Buffer> {
  if (kind === 'ico') {
    const small = [16, 32, 48];
    return iconFile(await Promise.all(small.map(async (size) => ({ size, png: await squared(bytes, size) }))));
  }
  if (kind === 'clear') return squared(bytes, px);
  const { isOpaque } = await sharp(bytes).stats();
  // What fills its square stays whole; what has a shape stands on paper, smaller where systems cut a circle out.
  if (isOpaque && kind === 'paper') return png(sharp(bytes).resize(px, px, { fit: 'cover' }));
  const input = await squared(bytes, Math.round(px * (kind === 'paper' ? 0.86 : 0.6)));
  const sheet = sharp({ create: { width: px, height: px, channels: 3, background: paper } });
  return png(sheet.composite([{ input }]));
}

const squared = (bytes: Buffer, px: number): Promise<Buffer> =>
  png(sharp(bytes).resize(px, px, { fit: 'contain', background: { r: 0, g: 0, b: 0, alpha: 0 } }));

const png = (image: Sharp): Promise<Buffer> => image.png({ compressionLevel: 9 }).toBuffer();

/** An .ico that holds PNGs: a directory of 16 bytes for each image, then the images. */
function iconFile(images: readonly { size: number; png: Buffer }[]): Buffer {
  const header = Buffer.alloc(6 + 16 * images.length);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(images.length, 4);
  let offset = header.length;
  for (const [index, image] of images.entries()) {
    const at = 6 + 16 * index;
    header.writeUInt8(image.size, at);
    header.writeUInt8(image.size, at + 1);
    header.writeUInt16LE(1, at + 4);
    header.writeUInt16LE(32, at + 6);
    header.writeUInt32LE(image.png.length, at + 8);
    header.writeUInt32LE(offset, at + 12);
    offset += image.png.length;
  }
  return Buffer.concat([header, ...images.map((image) => image.png)]);
}

/** The part of an image of ours that is shown with links, as JPEG: every program that shows links can read it. */
export async function cropShare(bytes: Buffer, { width, height, focalX, focalY }: ShareCrop): Promise<Buffer> {
  const image = await sharp(bytes).metadata();
  const scale = Math.max(width / image.width, height / image.height);
  const [wide, high] = [Math.ceil(image.width * scale), Math.ceil(image.height * scale)];
  const start = (whole: number, part: number, focus: number) =>
    Math.round(Math.min(whole - part, Math.max(0, whole * focus - part / 2)));
  return sharp(bytes)
    .resize(wide, high, { fit: 'fill' })
    .extract({ left: start(wide, width, focalX), top: start(high, height, focalY), width, height })
    .flatten({ background: paper })
    .jpeg({ quality: 82, mozjpeg: true })
    .toBuffer();
}
