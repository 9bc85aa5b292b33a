import type { CoverKind } from '@trekker/cover-art/cover.ts';
import { Problem } from '#contract/problem.ts';
import type { BrandInitial } from '#contract/rules/brand-initial.ts';
import type { ShareCard } from '#contract/rules/share-card.ts';
import { t } from '../uploads/api-uploads.texts.ts';

/** An image as it is kept. */
export type EncodedImage = {
  /** WebP. */
  data: Buffer;
  width: number;
  height: number;
  /** Average colour, #rrggbb. */
  tone: string;
  /** Base64. */
  thumbhash: string;
};

/** An image that was sent, as it is kept, and its first sizes, narrowest first, to be shown until all are made. */
export type TakenImage = EncodedImage & {
  sizes: { width: number; data: Buffer }[];
  /** Where it says that it was taken. What is kept of it says so no longer. */
  position: { latitude: number; longitude: number } | null;
};

/** One more file of an image. */
export type ImageSize = { width: number; format: 'webp' | 'avif' };

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

/** `kind`: what is to be seen. */
export type DrawnCover = EncodedImage & { kind: CoverKind };

/**
 * An icon of a site: `clear` on nothing, `paper` on paper, `maskable` with room for a circle, `ico` with its three
 * sizes.
 */
export type IconSize = { px: number; kind: 'clear' | 'paper' | 'maskable' | 'ico' };

/** What is shown of an image where its shape is given; the focal point stays in view. */
export type ShareCrop = { width: number; height: number; focalX: number; focalY: number };

/** A picture for links to a page without one. `logo`: an image of ours. */
export type DrawnCard = Omit<ShareCard, 'logo'> & { logo: Uint8Array | null };

/** What the process that decodes and draws images is asked. */
export type ImageTask =
  | { make: 'original'; bytes: Uint8Array }
  | { make: 'sizes'; bytes: Uint8Array; sizes: ImageSize[] }
  | { make: 'drawing'; bytes: Uint8Array }
  | { make: 'icons'; bytes: Uint8Array; sizes: IconSize[] }
  | { make: 'initial'; initial: BrandInitial; sizes: IconSize[] }
  | { make: 'share'; bytes: Uint8Array; crop: ShareCrop }
  | { make: 'card'; card: DrawnCard }
  | { make: 'cover'; subject: CoverSubject };

/** Why the process that decodes images gives none: it knows no language, so nothing is worded there. */
export class UnusableImage extends Error {
  override name = 'UnusableImage';
  readonly reason: 'damaged' | 'huge';
  constructor(reason: 'damaged' | 'huge') {
    super(reason);
    this.reason = reason;
  }
}

export function damagedImage(): Problem {
  return new Problem('invalid_input', t.damagedImage);
}

export function hugeImage(): Problem {
  return new Problem('too_large', t.megapixels);
}
