import type { FileKind } from '#contract/endpoint.ts';
import { t } from './api-uploads.texts.ts';

const megabyte = 1024 * 1024;

/** What cameras write, and old sites hold: nobody stands at an import who could make them smaller. */
export const mostImportedImageBytes = 40 * megabyte;

type KindRules = {
  /** By the file's bytes; videos have a check of their own. */
  types: readonly string[];
  mostBytes: number;
  wrongType: () => string;
  tooLarge: () => string;
};

/** What may be sent as what. The avatar's texts are literal. */
export const fileKinds: Record<FileKind, KindRules> = {
  image: {
    types: ['image/jpeg', 'image/png', 'image/apng', 'image/webp', 'image/avif', 'image/gif'],
    mostBytes: 10 * megabyte,
    wrongType: () => t.chooseImage,
    tooLarge: () => t.imageTooLarge,
  },
  avatar: {
    types: ['image/jpeg', 'image/png', 'image/apng', 'image/gif'],
    mostBytes: 5 * megabyte,
    wrongType: () => t.chooseAvatar,
    tooLarge: () => t.avatarTooLarge,
  },
  logo: {
    types: ['image/jpeg', 'image/png', 'image/apng', 'image/webp', 'image/avif', 'image/gif', 'image/svg+xml'],
    mostBytes: 5 * megabyte,
    wrongType: () => t.chooseDrawing,
    tooLarge: () => t.logoTooLarge,
  },
  video: {
    types: ['video/mp4', 'video/webm'],
    mostBytes: 200 * megabyte,
    wrongType: () => t.chooseVideo,
    tooLarge: () => t.videoTooLarge,
  },
  media: {
    types: ['image/jpeg', 'image/png', 'image/apng', 'image/webp', 'image/avif', 'image/gif'],
    mostBytes: 200 * megabyte,
    wrongType: () => t.chooseMedia,
    tooLarge: () => t.mediaTooLarge,
  },
  // What it is, is known when it is read.
  archive: {
    types: [],
    mostBytes: 512 * megabyte,
    wrongType: () => t.chooseFile,
    tooLarge: () => t.archiveTooLarge,
  },
  captions: {
    types: ['text/vtt'],
    mostBytes: megabyte,
    wrongType: () => t.chooseCaptions,
    tooLarge: () => t.captionsTooLarge,
  },
};
