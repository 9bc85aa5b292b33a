/** An image as the API describes it. */
export type ImageFile = {
  /** The full-size file; also the fallback where no size fits. */
  url: string;
  /** What it shows; empty for decoration. */
  alt: string;
  /** That of `alt`, where it is not the page's. */
  altLanguage?: string | undefined;
  /** Of the full-size file, in pixels. */
  width: number;
  height: number;
  /** Average colour as a CSS colour. */
  tone?: string | null | undefined;
  /** Thumbhash in base64. */
  thumbhash?: string | null | undefined;
  /** What every crop keeps in view, from the left and from the top, 0 to 1; the middle by default. */
  focalPoint?: { x: number; y: number } | undefined;
  /**
   * Files by width in pixels: `url` is shown by every browser, `avif` is the same in fewer bytes. A size has either or
   * both.
   */
  sizes: readonly { width: number; url?: string | undefined; avif?: string | undefined }[];
};

/** As CSS has it: this point of the image lies at the same part of the box, wherever that crops it. */
export function objectPosition(point: ImageFile['focalPoint']): string | undefined {
  return point && `${Math.round(point.x * 1000) / 10}% ${Math.round(point.y * 1000) / 10}%`;
}

/** An image next to words that say the same already: hearing them twice helps nobody. */
export function beside<Given extends ImageFile | null>(image: Given, words: string): Given {
  return image?.alt === words ? { ...image, alt: '' } : image;
}

/** The attributes of an element that says what the image shows. */
export const spoken = ({ alt, altLanguage }: ImageFile) => ({ alt, lang: alt ? altLanguage : undefined });

/** The files that a browser may choose from: of each size the best that it shows. */
function filesFor(image: ImageFile, avif: boolean): { width: number; url: string }[] {
  return image.sizes.flatMap((size) => {
    const url = (avif && size.avif) || size.url;
    return url ? [{ width: size.width, url }] : [];
  });
}

function setOf(image: ImageFile, avif: boolean): string | undefined {
  const files = filesFor(image, avif).map(({ url, width }) => `${url} ${width}w`);
  return files.join(', ') || undefined;
}

/** The `srcset` that every browser can use; undefined when there is no file but the full-size one. */
export function sourceSet(image: ImageFile): string | undefined {
  return setOf(image, false);
}

/**
 * The `srcset` for browsers that show AVIF; undefined when no size has it. Sizes without one are there in the format
 * that they have, so that large screens lose nothing: who shows AVIF shows WebP too.
 */
export function avifSourceSet(image: ImageFile): string | undefined {
  return image.sizes.some(({ avif }) => avif) ? setOf(image, true) : undefined;
}

/**
 * The smallest file that fills a box sharply, the crop of object-fit: cover included.
 * @param box in CSS pixels
 * @param density device pixels per CSS pixel; more than 2 is not seen and not loaded
 * @param avif whether the browser shows AVIF
 */
export function bestSource(
  image: ImageFile,
  box: { width: number; height: number },
  density: number,
  avif: boolean,
): string {
  const shownWidth = Math.max(box.width, (box.height * image.width) / image.height);
  const wanted = shownWidth * Math.min(density, 2);
  const byWidth = filesFor(image, avif).sort((a, b) => a.width - b.width);
  const best = byWidth.find((file) => file.width >= wanted) ?? byWidth.at(-1);
  return best?.url ?? image.url;
}

/** Images of Google accounts forbid being read by a script; they are shown as they are. */
export function mustLoadDirectly(url: string): boolean {
  if (!URL.canParse(url)) return false;
  const { hostname } = new URL(url);
  return hostname === 'googleusercontent.com' || hostname.endsWith('.googleusercontent.com');
}

/** Whether a file lies on another host than the page: such a host may refuse to be read by a script. */
export function isElsewhere(url: string, page: string): boolean {
  return URL.canParse(url, page) && new URL(url, page).origin !== new URL(page).origin;
}

/**
 * `sizes` by which a screen of three device pixels per CSS pixel asks for the file of one of two: more is not seen, and
 * weighs twice as much.
 */
export function sparingSizes(sizes: string): string {
  // Commas inside parentheses part the terms of min() and its like.
  const entries = sizes.split(/,\s*(?![^()]*\))/);
  const dense = entries.map((entry) => {
    const [, condition, length] = /^(\(.+\)(?=\s))?\s*(.+)$/.exec(entry) ?? [];
    const screen = condition ? `(min-resolution: 2.5dppx) and ${condition}` : '(min-resolution: 2.5dppx)';
    return `${screen} calc(${length} * 2 / 3)`;
  });
  return [...dense, ...entries].join(', ');
}

/** The attributes of a plain responsive image. */
export function imageAttributes(image: ImageFile, sizes: string) {
  const { url, width, height } = image;
  return { src: url, srcSet: sourceSet(image), sizes, width, height };
}
