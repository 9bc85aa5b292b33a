import { useState } from 'react';
import { classNames } from '../class-names.ts';
import styles from './avatar.module.css';
import { type ImageFile, objectPosition } from './image-file.ts';

export type AvatarProps = {
  /** Of the person; the first letter stands in where there is no image. The name itself stands beside it. */
  name: string;
  /** Address of the portrait. */
  url?: string | null | undefined;
  focalPoint?: ImageFile['focalPoint'];
  /** 64 px instead of 40. */
  large?: boolean | undefined;
  /** 32 px: in tables. */
  small?: boolean | undefined;
};

/** A person's portrait in a circle. */
export function Avatar({ name, url, focalPoint, large, small }: AvatarProps) {
  const [broken, setBroken] = useState(false);
  const className = classNames(styles.avatar, large && styles.large, small && styles.small);
  if (!url || broken)
    return (
      <span className={className} aria-hidden="true">
        {name.trim().charAt(0).toUpperCase() || '?'}
      </span>
    );
  const size = large ? 64 : small ? 32 : 40;
  return (
    <img
      className={className}
      style={{ objectPosition: objectPosition(focalPoint) }}
      src={url}
      alt=""
      width={size}
      height={size}
      loading="lazy"
      decoding="async"
      referrerPolicy="no-referrer"
      onError={() => setBroken(true)}
    />
  );
}
