import type { MediaRow } from './media.table.ts';

export type MediaFiles = Pick<MediaRow, 'file' | 'sizes' | 'alternatives' | 'captionsFile' | 'originalFile'>;

/** The names in media storage of all files that a media item has. */
export function namesOfFiles({ file, sizes, alternatives, captionsFile, originalFile }: MediaFiles): string[] {
  const names = [
    file,
    originalFile,
    captionsFile,
    ...sizes.flatMap((size) => [size.file, size.avif]),
    ...alternatives.map((alternative) => alternative.file),
  ];
  return names.filter((name) => typeof name === 'string');
}
