import { coverFor } from '@trekker/cover-art/cover.ts';
import { pixels, webp } from '@trekker/cover-art/render.ts';
import sharp from 'sharp';
import type { CoverSubject, DrawnCover } from '../images/image.ts';
import { impression } from '../images/image-encoding.ts';

const width = 1600;
const height = 1067;
const mostBytes = 160_000;

/**
 * Draws a cover. Whoever calls it decodes nothing foreign afterwards: it opens the way for drawings, which is shut for
 * uploads.
 */
export async function renderCover(subject: CoverSubject): Promise<DrawnCover> {
  sharp.unblock({ operation: ['VipsForeignLoadSvg'] });
  const scene = coverFor(subject);
  const { data } = await webp(await pixels(scene, width / height, width), mostBytes);
  return { data, width, height, kind: scene.kind, ...(await impression(sharp(data))) };
}
