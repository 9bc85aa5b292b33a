import type { ComponentProps } from 'react';
import { avifSourceSet, imageAttributes, type PictureFile } from './picture-file.ts';

export type ResponsiveImageProps = ComponentProps<'img'> & { picture: PictureFile; sizes: string };

/** An image of which the browser itself takes the file that fits, in AVIF where it can. */
export function ResponsiveImage({ picture, sizes, ...image }: ResponsiveImageProps) {
  const avif = avifSourceSet(picture);
  const shown = <img {...imageAttributes(picture, sizes)} alt={picture.alt} decoding="async" {...image} />;
  if (!avif) return shown;
  return (
    <picture>
      <source type="image/avif" srcSet={avif} sizes={sizes} />
      {shown}
    </picture>
  );
}
