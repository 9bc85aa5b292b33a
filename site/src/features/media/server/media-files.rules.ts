import type { MediaRow } from './media.table.ts';

export type MediaFiles = Pick<MediaRow, 'file' | 'sizes' | 'alternatives' | 'captionsFile' | 'originalFile'> & {
  /** Captions in other languages than the site's own. */
  otherCaptions?: readonly string[];
};

/** The names in media storage of all files that a media item has. */
export function namesOfFiles(item: MediaFiles): string[] {
  const { file, sizes, alternatives, captionsFile, originalFile, otherCaptions = [] } = item;
  const names = [
    file,
    originalFile,
    captionsFile,
    ...otherCaptions,
    ...sizes.flatMap((size) => [size.file, size.avif]),
    ...alternatives.map((alternative) => alternative.file),
  ];
  return names.filter((name) => typeof name === 'string');
}
