import { z } from 'zod';

/** What a screen needs to lay a picture out before its file is there, and to choose the file that fits. */
const pictureFacts = {
  alt: z.string(),
  width: z.int(),
  height: z.int(),
  /** Average colour, #rrggbb. */
  tone: z.string(),
  /** Base64 of a ThumbHash. */
  thumbhash: z.string(),
  /** Every browser shows `url`; `avif` is the same in fewer bytes. A size has either or both. */
  sizes: z.array(z.object({ width: z.int(), url: z.string().optional(), avif: z.string().optional() })),
};

/** A picture whose address the API calls `url` (thumbnail, cover). */
export const picture = z.object({ url: z.string(), ...pictureFacts });

/** A picture whose address the API calls `secure_url` (galleries, banners, avatars). */
export const securePicture = z.object({ secure_url: z.string(), ...pictureFacts });

/** A film: `secure_url` plays everywhere, `sources` is the same in all its formats, the best first. */
export const film = z.object({
  secure_url: z.string(),
  sources: z.array(z.object({ url: z.string(), type: z.string() })),
  /** Address of WebVTT captions, or "". */
  captions: z.string(),
  /** As it is shown, in pixels; 0 where the film does not say. */
  width: z.int(),
  height: z.int(),
  /** 0 where the film does not say. */
  durationSeconds: z.number(),
});

export type Picture = z.output<typeof picture>;
export type SecurePicture = z.output<typeof securePicture>;
export type Film = z.output<typeof film>;
