import { Problem } from '#contract/problem.ts';

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

/** A picture that was sent, as it is kept, and smaller ones of it, narrowest first, to be shown until all are made. */
export type TakenPicture = EncodedPicture & { smaller: { width: number; data: Buffer }[] };

/** Widths that screens ask for. The whole picture is one more, where it is wider. */
export const smallerWidths = [400, 800, 1600];

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
  return new Problem('invalid_input', 'This picture is damaged or incomplete');
}

export function hugePicture(): Problem {
  return new Problem('too_large', 'Pictures can have at most 40 megapixels');
}
