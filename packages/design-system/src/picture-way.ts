import type { CSSProperties } from 'react';
import type { PictureFile } from './picture-file.ts';

/** What both ways of loading a picture receive: the file and the attributes of its box. */
export type PictureWayProps = {
  picture: PictureFile;
  sizes: string;
  box: { className: string | undefined; style: CSSProperties };
};
