import type { ImageFile } from '@trekker/design-system/images/image-file.ts';
import type { ThumbSource } from '@trekker/design-system/staff/media/media-thumb.tsx';
import type { LibraryItem } from '../staff-media.contract.ts';
import { t as media } from './staff-media.texts.ts';
import { t } from './uploads/staff-uploads.texts.ts';

/** A name that the site itself gave, by chance, to a file that came before names were kept. */
const isGiven = (fileName: string) => /^[0-9a-f]{32}\b/.test(fileName);

/**
 * What it is called on the screen: its file's name without its ending, "lisbon-tram_28.jpg" as "Lisbon tram 28"; what
 * it shows, where it has no name.
 */
export function nameOfMedia({ fileName, alt, kind }: Pick<LibraryItem, 'fileName' | 'alt' | 'kind'>): string {
  const words = (isGiven(fileName) ? alt : fileName)
    .replace(/\.[a-z0-9]{2,5}$/i, '')
    .replace(/[-_\s]+/g, ' ')
    .trim();
  if (words === '') return kind === 'video' ? t.untitledVideo : t.untitledImage;
  return words.charAt(0).toUpperCase() + words.slice(1);
}

export function imageOf({ url, alt, width, height, tone, thumbhash, sizes, focalPoint }: LibraryItem): ImageFile {
  return { url, alt, width, height, tone, thumbhash, sizes, focalPoint };
}

export function thumbOf(item: LibraryItem): ThumbSource {
  return item.kind === 'video' ? { kind: 'video', url: item.url } : { kind: 'image', image: imageOf(item) };
}

/** "0:12"; undefined for a picture, and for a video that does not say. */
export function durationOf({ durationSeconds }: LibraryItem): string | undefined {
  if (durationSeconds <= 0) return undefined;
  const seconds = Math.max(1, Math.round(durationSeconds));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** Nobody has said what it shows, nor that it shows nothing that matters. */
export const lacksAlt = ({ kind, alt, decorative }: LibraryItem): boolean =>
  kind === 'picture' && alt === '' && !decorative;

/** "3 places". */
export const places = (count: number): string => media.places({ count });
