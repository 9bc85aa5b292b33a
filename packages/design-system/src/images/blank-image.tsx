import { classNames } from '../class-names.ts';
import styles from './image.module.css';
import type { LoadedImageProps } from './loaded-image-props.ts';

/**
 * Stands where an image will be: paper with a few lines of a landscape. Where images lie under white words, --blank is
 * dark.
 */
export function BlankImage({ box: { className, style } }: Pick<LoadedImageProps, 'box'>) {
  return (
    <span className={classNames(className, styles.blank)} style={style}>
      <svg viewBox="0 0 300 200" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
        <circle cx="188" cy="72" r="15" />
        <path d="M-150 128H450M-150 128L-62 92-8 112 104 54 136 84 152 74 206 128M175 97L198 107 232 97 286 128M-40 145H52M96 145H214M248 145H330M24 161H128M172 161H236M82 177H150" />
      </svg>
    </span>
  );
}
