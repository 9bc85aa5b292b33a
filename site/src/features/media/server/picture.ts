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

/** What a drawn cover is about. */
export type CoverSubject = {
  name: string;
  country?: string;
  region?: string;
  /** The first ones speak loudest. */
  tags?: readonly string[];
  latitude?: number;
  climateType?: string;
};

export type DrawnCover = EncodedPicture & { alt: string };

/** What the process that decodes and draws pictures is asked. */
export type PictureTask =
  | { make: 'original'; bytes: Uint8Array }
  | { make: 'smaller'; bytes: Uint8Array; sizes: SmallerPicture[] }
  | { make: 'cover'; subject: CoverSubject };

export function damagedPicture(): Problem {
  return new Problem('invalid_input', 'This picture is damaged or not complete');
}

export function hugePicture(): Problem {
  return new Problem('too_large', 'Pictures may have at most 40 megapixels');
}
