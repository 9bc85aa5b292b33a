import sharp, { type Sharp } from 'sharp';
import { rgbaToThumbHash } from 'thumbhash';
import { type EncodedImage, type ImageSize, type TakenImage, UnusableImage } from './image.ts';
import { isMadeAtOnce, mostHeight, mostPixels, mostWidth, sizeWidths } from './image-sizes.rules.ts';
import { positionIn } from './photo-position.ts';

/** Somebody waits for the answer. More effort takes twice the time and saves 5 %. */
const quick = { quality: 78, effort: 2 };

// One thread for each image, so that two leave the rest of the machine to everybody else; no image comes twice.
sharp.concurrency(1);
sharp.cache(false);
// Whatever bytes claim to be, only these readers may touch them: no SVG, PDF, TIFF or program of the system.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['Jpeg', 'Png', 'Webp', 'Heif', 'Nsgif'].map((format) => `VipsForeignLoad${format}`),
});

/** Reads what people send. A part of an image is none. */
const open = (bytes: Buffer) => sharp(bytes, { limitInputPixels: mostPixels, failOn: 'error' });

/**
 * Decodes an image and makes a new one of what is seen: upright, sRGB, 8 bits, the first frame, without metadata, at
 * most 2560 pixels wide, as WebP. Large images come in the middle widths as well: what is published in the next moment
 * is seen in a size that fits.
 * @throws Problem `too_large` for more than 40 megapixels, `invalid_input` for what cannot be decoded
 */
export async function encodeImage(bytes: Buffer): Promise<TakenImage> {
  const { width: sentWidth, height: sentHeight, exif } = await open(bytes).metadata().catch(refuse);
  if (sentWidth * sentHeight > mostPixels) throw new UnusableImage('huge');
  const { data: pixels, info } = await open(bytes)
    .autoOrient()
    .resize({ width: mostWidth, height: mostHeight, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .raw({ depth: 'uchar' })
    .toBuffer({ resolveWithObject: true })
    .catch(refuse);
  const { width, height, channels } = info;
  const raw = { width, height, channels };
  const data = await sharp(pixels, { raw }).webp({ quality: 82, effort: 2 }).toBuffer();
  // Of the pixels: decoding the WebP again would take a fifth of all the time.
  const sizes: TakenImage['sizes'] = [];
  for (const each of sizeWidths.filter((narrow) => isMadeAtOnce(narrow) && narrow < width))
    sizes.push({ width: each, data: await shrunk(sharp(pixels, { raw }), each).webp(quick).toBuffer() });
  return { data, width, height, sizes, position: positionIn(exif), ...(await impression(sharp(pixels, { raw }))) };
}

const shrunk = (image: Sharp, width: number) => image.resize({ width, withoutEnlargement: true });

/** The same image in fewer pixels. AVIF of more effort takes ten times as long and saves 7 %. */
export function shrinkImage(bytes: Buffer, { width, format }: ImageSize): Promise<Buffer> {
  const shrunken = shrunk(sharp(bytes), width);
  const encoded = format === 'webp' ? shrunken.webp({ quality: 78 }) : shrunken.avif({ quality: 52, effort: 2 });
  return encoded.toBuffer();
}

function refuse(error: Error): never {
  throw new UnusableImage(/pixel limit/i.test(error.message) ? 'huge' : 'damaged');
}

/** What stands in an image's place until it is there. */
export async function impression(image: Sharp): Promise<Pick<EncodedImage, 'tone' | 'thumbhash'>> {
  const small = await image
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
