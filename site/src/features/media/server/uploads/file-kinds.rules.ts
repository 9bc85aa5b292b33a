import type { FileKind } from '#contract/endpoint.ts';

const megabyte = 1024 * 1024;

/** What cameras write, and old sites hold: nobody stands at an import who could make them smaller. */
export const mostImportedImageBytes = 40 * megabyte;

type KindRules = {
  /** By the file's bytes; videos have a check of their own. */
  types: readonly string[];
  mostBytes: number;
  wrongType: string;
  tooLarge: string;
};

/** What may be sent as what. The avatar's texts are literal. */
export const fileKinds: Record<FileKind, KindRules> = {
  image: {
    types: ['image/jpeg', 'image/png', 'image/apng', 'image/webp', 'image/avif', 'image/gif'],
    mostBytes: 10 * megabyte,
    wrongType: 'Please select a picture (JPEG, PNG, WebP, AVIF, or GIF)',
    tooLarge: 'Pictures can be at most 10 MB',
  },
  avatar: {
    types: ['image/jpeg', 'image/png', 'image/apng', 'image/gif'],
    mostBytes: 5 * megabyte,
    wrongType: 'Please select a valid image file (JPEG, PNG, or GIF)',
    tooLarge: 'Image size should be less than 5MB',
  },
  logo: {
    types: ['image/jpeg', 'image/png', 'image/apng', 'image/webp', 'image/avif', 'image/gif', 'image/svg+xml'],
    mostBytes: 5 * megabyte,
    wrongType: 'Please select an SVG drawing or a picture (PNG, JPEG, WebP, AVIF, or GIF)',
    tooLarge: 'Logos can be at most 5 MB',
  },
  video: {
    types: ['video/mp4', 'video/webm'],
    mostBytes: 200 * megabyte,
    wrongType: 'Please select a video (MP4 or WebM)',
    tooLarge: 'Videos can be at most 200 MB',
  },
  media: {
    types: ['image/jpeg', 'image/png', 'image/apng', 'image/webp', 'image/avif', 'image/gif'],
    mostBytes: 200 * megabyte,
    wrongType: 'Please select a picture (JPEG, PNG, WebP, AVIF, or GIF) or a video (MP4 or WebM)',
    tooLarge: 'Pictures can be at most 10 MB, and videos 200 MB',
  },
  // What it is, is known when it is read.
  archive: {
    types: [],
    mostBytes: 512 * megabyte,
    wrongType: 'Please select a file',
    tooLarge: 'Files can be at most 512 MB. Use the command `npm run import` for a larger one',
  },
  captions: {
    types: ['text/vtt'],
    mostBytes: megabyte,
    wrongType: 'Please select a captions file (WebVTT)',
    tooLarge: 'Captions files can be at most 1 MB',
  },
};
