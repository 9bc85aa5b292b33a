/** What programs show of an image beside a link, in pixels. */
export const shareSize = { width: 1200, height: 630 };

type Shown = { url: string; alt: string; focalPoint?: { x: number; y: number } | undefined };

const percent = (part: number) => Math.round(part * 100);

/** The name of the file that shows an image beside links: which image it is, and what the crop keeps in view. */
export const shareFileOf = (key: string, x: number, y: number): string =>
  `${key}-share-${percent(x)}-${percent(y)}.jpg`;

/**
 * An image as it is shown beside links: in the shape that programs show, around its focal point, and as JPEG, which
 * all of them read. One that is not in the media library stays as it is.
 */
export function shareImageOf<Image extends Shown & { width: number; height: number }>(image: Image) {
  const { url, alt, width, height, focalPoint: { x, y } = { x: 0.5, y: 0.5 } } = image;
  const [, key] = /^\/media\/([0-9a-f]+)-\d+\.webp$/.exec(url) ?? [];
  return key ? { url: `/media/${shareFileOf(key, x, y)}`, alt, ...shareSize } : { url, alt, width, height };
}
