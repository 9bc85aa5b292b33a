import type { ImageSize } from './image.ts';

/** An image is sent with at most so many pixels. */
export const mostPixels = 40_000_000;

/** What an image is kept as, at most, in pixels. Nothing is shown larger. */
export const mostWidth = 2560;
export const mostHeight = 5120;

/** Widths that screens ask for. The whole image is one more, where it is wider. */
export const sizeWidths = [400, 800, 1600];

/** These are made while somebody waits: a screen that wants less takes the narrowest of them meanwhile. */
export const isMadeAtOnce = (width: number): boolean => width >= 800;

/** AVIF of more would take seconds; where it is needed, its small parts are not seen. */
export const hasLargeAvif = (width: number): boolean => width <= 1600;

/** The files that an image of this width is to have beside its original. */
export function filesBeside(width: number): ImageSize[] {
  const widths = sizeWidths.filter((each) => each < width);
  const avif = hasLargeAvif(width) ? [...widths, width] : widths;
  return [
    ...widths.map((each) => ({ width: each, format: 'webp' as const })),
    ...avif.map((each) => ({ width: each, format: 'avif' as const })),
  ];
}
