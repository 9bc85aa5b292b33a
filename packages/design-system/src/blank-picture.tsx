import { classNames } from './class-names.ts';
import styles from './picture.module.css';
import type { PictureWayProps } from './picture-way.ts';

/** Stands where a picture will be: paper with a few lines of a landscape. Where pictures lie under white words, --blank is dark. */
export function BlankPicture({ box: { className, style } }: Pick<PictureWayProps, 'box'>) {
  return (
    <span className={classNames(className, styles.blank)} style={style}>
      <svg viewBox="0 0 300 200" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
        <circle cx="206" cy="74" r="21" />
        <path d="M-150 128H450M-150 128L-74 92-30 110 62 56 96 82 118 70 190 128M150 96L176 108 214 98 268 128M-40 145H52M96 145H214M248 145H330M24 161H128M172 161H236M70 177H150" />
      </svg>
    </span>
  );
}
