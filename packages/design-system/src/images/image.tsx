import type { CSSProperties } from 'react';
import { classNames } from '../class-names.ts';
import { BlankImage } from './blank-image.tsx';
import type { Eager } from './eager.ts';
import { EagerImage } from './eager-image.tsx';
import styles from './image.module.css';
import { type ImageFile, objectPosition } from './image-file.ts';
import { LazyImage } from './lazy-image.tsx';

export type ImageProps = {
  /** Null for a thing that has none yet: its place stays, as blank paper. */
  image: ImageFile | null;
  /** CSS `sizes`: how wide it is shown. Count the crop: a 4:5 cut of a 3:2 file needs 1.9 times the box's width. */
  sizes: string;
  /** Width to height of the box, such as "3/2"; without it 3:2, or what className says. */
  ratio?: string | undefined;
  /** For what the server puts in the first viewport: a plain responsive image. */
  eager?: Eager | undefined;
  /** view-transition-name; one per page. */
  transitionName?: string | undefined;
  className?: string | undefined;
};

/**
 * An image of the content. Its box has ratio and colour before the file comes, so nothing ever moves.
 * The box is a span and may hold a button (after a failure): do not put it inside a link, lay the link over it.
 */
export function Image({ image, sizes, ratio, eager, transitionName, className }: ImageProps) {
  const box = {
    className: classNames(styles.box, className),
    style: {
      '--tone': image?.tone ?? undefined,
      '--ratio': ratio,
      '--image-focus': objectPosition(image?.focalPoint),
      viewTransitionName: transitionName,
    } as CSSProperties,
  };
  if (!image) return <BlankImage box={box} />;
  const way = { image, sizes, box };
  if (!eager) return <LazyImage key={image.url} {...way} />;
  return <EagerImage key={image.url} {...way} first={eager === true} />;
}
