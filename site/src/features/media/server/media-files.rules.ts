import type { MediaRow } from './media.table.ts';

/** The names in media storage of all files that a media item has. */
export function namesOfFiles({
  file,
  sizes,
  alternatives,
  captionsFile,
}: Pick<MediaRow, 'file' | 'sizes' | 'alternatives' | 'captionsFile'>): string[] {
  const names = [
    file,
    captionsFile,
    ...sizes.flatMap((size) => [size.file, size.avif]),
    ...alternatives.map((alternative) => alternative.file),
  ];
  return names.filter((name) => typeof name === 'string');
}
