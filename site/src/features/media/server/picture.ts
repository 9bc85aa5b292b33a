import { Problem } from '../../../contract/problem.ts';

/** A picture as it is kept. */
export type EncodedPicture = {
  /** WebP. */
  data: Buffer;
  width: number;
  height: number;
  /** Average colour, #rrggbb. */
  tone: string;
  /** Base64. */
  thumbhash: string;
};

/** One more file of a picture. */
export type SmallerPicture = { width: number; format: 'webp' | 'avif' };

/** What the process that decodes pictures is asked. */
export type PictureTask = { bytes: Uint8Array } & ({ make: 'original' } | { make: 'smaller'; sizes: SmallerPicture[] });

export function damagedPicture(): Problem {
  return new Problem('invalid_input', 'This picture is damaged or not complete');
}

export function hugePicture(): Problem {
  return new Problem('too_large', 'Pictures may have at most 40 megapixels');
}
