import sharp, { type Metadata } from 'sharp';
import { rgbaToThumbHash } from 'thumbhash';
import { Problem } from '../../../contract/problem.ts';

export type EncodedPicture = {
  data: Buffer;
  width: number;
  height: number;
  /** Average colour, #rrggbb. */
  tone: string;
  /** Base64. */
  thumbhash: string;
};

const mostPixels = 40_000_000;

/** What a picture is kept as, at most. Nothing is shown larger. */
const mostWidth = 2560;
const mostHeight = 5120;

/** For one picture. */
export const patience = { seconds: 5 };

// One thread for each picture, so that two leave the rest of the machine to everybody else; no picture comes twice.
sharp.concurrency(1);
sharp.cache(false);
// Whatever bytes claim to be, only these readers may touch them: no SVG, PDF, TIFF or program of the system.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['Jpeg', 'Png', 'Webp', 'Heif', 'Nsgif'].map((format) => `VipsForeignLoad${format}`),
});

/** Reads what people send. A part of a picture is none. */
const open = (bytes: Buffer) => sharp(bytes, { limitInputPixels: mostPixels, failOn: 'error' });

/**
 * How much memory it takes to decode a picture, by its header and by what was measured: most formats are read line by line
 * or in 8 bits, but some must be held whole.
 * @throws Problem `too_large` for more than 40 megapixels, `invalid_input` for what has no header that can be read
 */
export async function memoryToDecode(bytes: Buffer): Promise<number> {
  const metadata = await open(bytes).metadata().catch(refuse);
  const pixels = metadata.width * metadata.height;
  if (pixels > mostPixels) throw new Problem('too_large', 'Pictures may have at most 40 megapixels');
  return pixels * bytesPerPixel(metadata);
}

function bytesPerPixel({ format, isProgressive, channels = 4, depth }: Metadata): number {
  if (format === 'heif') return 16;
  if (format === 'jpeg' && isProgressive) return 9;
  return channels * (depth === 'ushort' ? 2 : 1) * (isProgressive ? 1.25 : 1);
}

/**
 * Decodes a picture and makes a new one of what is seen: upright, sRGB, 8 bits, the first frame, without metadata, at most
 * 2560 pixels wide, as WebP.
 * @throws Problem `invalid_input` for what cannot be decoded within 5 seconds
 */
export async function encodePicture(bytes: Buffer): Promise<EncodedPicture> {
  const { data, info } = await open(bytes)
    .autoOrient()
    .resize({ width: mostWidth, height: mostHeight, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .webp({ quality: 82, effort: 2 })
    .timeout(patience)
    .toBuffer({ resolveWithObject: true })
    .catch(refuse);
  return { data, width: info.width, height: info.height, ...(await impression(data)) };
}

/** The same picture in fewer pixels. AVIF of more effort takes ten times as long and saves 7 %. */
export function resizePicture(bytes: Buffer, width: number, format: 'webp' | 'avif'): Promise<Buffer> {
  const smaller = sharp(bytes).resize({ width, withoutEnlargement: true });
  const encoded = format === 'webp' ? smaller.webp({ quality: 78 }) : smaller.avif({ quality: 52, effort: 2 });
  return encoded.toBuffer();
}

function refuse(error: Error): never {
  if (/pixel limit/i.test(error.message)) throw new Problem('too_large', 'Pictures may have at most 40 megapixels');
  throw damagedPicture();
}

export function damagedPicture(): Problem {
  return new Problem('invalid_input', 'This picture is damaged or not complete');
}

/** What stands in a picture's place until it is there. */
async function impression(data: Buffer): Promise<Pick<EncodedPicture, 'tone' | 'thumbhash'>> {
  const small = await sharp(data)
    .resize({ width: 100, height: 100, fit: 'inside' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height } = small.info;
  return {
    tone: averageColour(small.data),
    thumbhash: Buffer.from(rgbaToThumbHash(width, height, small.data)).toString('base64'),
  };
}

/** Of RGBA pixels; what cannot be seen has no say. */
function averageColour(pixels: Buffer): string {
  const sums = [0, 0, 0];
  let weight = 0;
  for (let at = 0; at < pixels.length; at += 4) {
    const alpha = pixels[at + 3] ?? 0;
    weight += alpha;
    for (const channel of [0, 1, 2]) sums[channel] = (sums[channel] ?? 0) + (pixels[at + channel] ?? 0) * alpha;
  }
  const hex = sums.map((sum) =>
    Math.round(weight ? sum / weight : 0x8a)
      .toString(16)
      .padStart(2, '0'),
  );
  return `#${hex.join('')}`;
}
