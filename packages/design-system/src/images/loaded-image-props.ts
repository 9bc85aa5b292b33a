import type { CSSProperties } from 'react';
import type { ImageFile } from './image-file.ts';

/** What both ways of loading an image receive: the file and the attributes of its box. */
export type LoadedImageProps = {
  image: ImageFile;
  sizes: string;
  box: { className: string | undefined; style: CSSProperties };
};
