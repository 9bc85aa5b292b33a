import type { CSSProperties } from 'react';
import { BlankPicture } from './blank-picture.tsx';
import { classNames } from './class-names.ts';
import type { Eager } from './eager.ts';
import { EagerPicture } from './eager-picture.tsx';
import { LazyPicture } from './lazy-picture.tsx';
import styles from './picture.module.css';
import type { PictureFile } from './picture-file.ts';

export type PictureProps = {
  /** Null for a thing that has none yet: its place stays, as blank paper. */
  picture: PictureFile | null;
  /** CSS `sizes`: how wide it is shown. Count the crop: a 4:5 cut of a 3:2 file needs 1.9 times the box's width. */
  sizes: string;
  /** Width to height of the box, such as "3/2"; without it 3:2, or what className says. */
  ratio?: string;
  /** For what the server puts in the first viewport: a plain responsive image. */
  eager?: Eager;
  /** view-transition-name; one per page. */
  transitionName?: string;
  className?: string;
};

/**
 * A picture of the content. Its box has ratio and colour before the file comes, so nothing ever moves.
 * The box is a span and may hold a button (after a failure): do not put it inside a link, lay the link over it.
 */
export function Picture({ picture, sizes, ratio, eager, transitionName, className }: PictureProps) {
  const box = {
    className: classNames(styles.box, className),
    style: {
      '--tone': picture?.tone ?? undefined,
      '--ratio': ratio,
      viewTransitionName: transitionName,
    } as CSSProperties,
  };
  if (!picture) return <BlankPicture box={box} />;
  const way = { picture, sizes, box };
  if (!eager) return <LazyPicture key={picture.url} {...way} />;
  return <EagerPicture key={picture.url} {...way} first={eager === true} />;
}
