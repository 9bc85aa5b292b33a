import { z } from 'zod';

/** What a screen needs to lay an image out before its file is there, and to choose the file that fits. */
const imageFacts = {
  alt: z.string(),
  /** The language of `alt`, where it is not the one that was asked for. */
  altLanguage: z.string().optional(),
  width: z.int(),
  height: z.int(),
  /** Average colour, #rrggbb. */
  tone: z.string(),
  /** Base64 of a ThumbHash. */
  thumbhash: z.string(),
  /** Every browser shows `url`; `avif` is the same in fewer bytes. A size has either or both. */
  sizes: z.array(z.object({ width: z.int(), url: z.string().optional(), avif: z.string().optional() })),
  /** What every crop keeps in view, from the left and from the top, 0 to 1; left out where it is the middle. */
  focalPoint: z.object({ x: z.number(), y: z.number() }).optional(),
};

/** An image whose address the API calls `url` (thumbnail, cover). */
export const image = z.object({ url: z.string(), ...imageFacts });

/** An image whose address the API calls `secure_url` (galleries, banners, avatars). */
export const secureImage = z.object({ secure_url: z.string(), ...imageFacts });

/** A video: `secure_url` plays everywhere, `sources` is the same in all its formats, the best first. */
export const video = z.object({
  secure_url: z.string(),
  sources: z.array(z.object({ url: z.string(), type: z.string() })),
  /** Address of WebVTT captions, or "". */
  captions: z.string(),
  /** The same in other languages that readers can choose, as far as somebody has added them. */
  tracks: z.array(z.object({ language: z.string(), url: z.string() })).optional(),
  /** Address of the image that stands in until it plays, or "". */
  poster: z.string(),
  /** As it is shown, in pixels; 0 where the video does not say. */
  width: z.int(),
  height: z.int(),
  /** 0 where the video does not say. */
  durationSeconds: z.number(),
});

/** What is said of an image or a video in other languages than the site's own, by language. */
export const mediaTexts = z.record(z.string(), z.object({ alt: z.string(), caption: z.string() }));
export type MediaTexts = z.output<typeof mediaTexts>;

export type Image = z.output<typeof image>;
export type SecureImage = z.output<typeof secureImage>;
export type Video = z.output<typeof video>;
