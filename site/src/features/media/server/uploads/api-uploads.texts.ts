import { texts } from '@trekker/texts/texts.ts';

// Why a file is not taken. Those of the avatar are literal (docs/specification.md).
export const t = texts('api-uploads', {
  chooseImage: 'Please select a picture (JPEG, PNG, WebP, AVIF, or GIF)',
  chooseAvatar: 'Please select a valid image file (JPEG, PNG, or GIF)',
  chooseDrawing: 'Please select an SVG drawing or a picture (PNG, JPEG, WebP, AVIF, or GIF)',
  chooseVideo: 'Please select a video (MP4 or WebM)',
  chooseMedia: 'Please select a picture (JPEG, PNG, WebP, AVIF, or GIF) or a video (MP4 or WebM)',
  chooseFile: 'Please select a file',
  chooseCaptions: 'Please select a captions file (WebVTT)',
  imageTooLarge: 'Pictures can be at most 10 MB',
  avatarTooLarge: 'Image size should be less than 5MB',
  logoTooLarge: 'Logos can be at most 5 MB',
  videoTooLarge: 'Videos can be at most 200 MB',
  mediaTooLarge: 'Pictures can be at most 10 MB, and videos 200 MB',
  archiveTooLarge: 'Files can be at most 512 MB. Use the command `npm run import` for a larger one',
  captionsTooLarge: 'Captions files can be at most 1 MB',
  damagedImage: 'This picture is damaged or incomplete',
  megapixels: 'Pictures can have at most 40 megapixels',
});
