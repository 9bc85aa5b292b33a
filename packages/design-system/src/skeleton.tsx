import type { CSSProperties, ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './skeleton.module.css';
import { t } from './skeleton.texts.ts';

export type SkeletonBlockProps = {
  /** CSS lengths; the full width and one line by default. */
  width?: string | undefined;
  height?: string | undefined;
  /** Width to height instead of a height, such as "3/2". */
  ratio?: string | undefined;
  /** Of a portrait. */
  round?: boolean | undefined;
  className?: string | undefined;
};

/** One grey shape with the size of what comes. */
export function SkeletonBlock({ width, height = '1em', ratio, round, className }: SkeletonBlockProps) {
  const style: CSSProperties = { width, height: ratio ? undefined : height, aspectRatio: ratio };
  return <span className={classNames(styles.block, round && styles.round, className)} style={style} />;
}

/** Holds the skeleton of something that loads and says so. */
export function Skeleton({
  label = t.loading,
  children,
  className,
}: {
  label?: string | undefined;
  children: ReactNode;
  className?: string | undefined;
}) {
  return (
    <div className={className} role="status" aria-busy="true" aria-label={label}>
      {children}
    </div>
  );
}

/** The skeleton of a Card with an image, as high as the card that comes. */
export function CardSkeleton({ ratio = '3/2' }: { ratio?: string }) {
  return (
    <div>
      <SkeletonBlock ratio={ratio} />
      <div className={styles.text}>
        <SkeletonBlock width="62%" height="1.9rem" />
        <SkeletonBlock width="44%" height="1rem" />
        <SkeletonBlock height="2.75rem" />
        <SkeletonBlock width="52%" height="1.2rem" />
      </div>
    </div>
  );
}
