import type { ComponentProps } from 'react';
import { avifSourceSet, type ImageFile, imageAttributes, spoken } from './image-file.ts';

export type ResponsiveImageProps = ComponentProps<'img'> & { image: ImageFile; sizes: string };

/** An image of which the browser itself takes the file that fits, in AVIF where it can. */
export function ResponsiveImage({ image, sizes, ...rest }: ResponsiveImageProps) {
  const avif = avifSourceSet(image);
  const { alt, lang } = spoken(image);
  const shown = <img {...imageAttributes(image, sizes)} alt={alt} lang={lang} decoding="async" {...rest} />;
  if (!avif) return shown;
  return (
    <picture>
      <source type="image/avif" srcSet={avif} sizes={sizes} />
      {shown}
    </picture>
  );
}
