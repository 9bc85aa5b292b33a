import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { Picture } from '../picture.tsx';
import type { PictureFile } from '../picture-file.ts';
import { Tagline } from '../tag.tsx';
import styles from './row-lead.module.css';

export type RowLeadProps = {
  title: ReactNode;
  /** The title wraps on a phone instead of being cut: an address, which differs from others at its end. */
  whole?: boolean;
  /** Where the row leads: its form or its page. */
  href?: string;
  /** A thumbnail; null keeps its place. Without the property there is no place for one. */
  picture?: PictureFile | null;
  /** A portrait or another sign instead of a picture. */
  sign?: ReactNode;
  /** What the thing says of itself, in small; not on a phone. */
  text?: ReactNode;
  tags?: readonly string[];
};

/** The first cell of a row: picture, name, what it is about. */
export function RowLead({ title, whole, href, picture, sign, text, tags = [] }: RowLeadProps) {
  return (
    <div className="cell">
      {sign && (
        <div className={styles.sign} data-sign>
          {sign}
        </div>
      )}
      {picture !== undefined && (
        <div className={styles.thumb} data-thumb>
          <Picture picture={picture && { ...picture, alt: '' }} sizes="72px" />
        </div>
      )}
      <div className={styles.words}>
        {href === undefined ? (
          <b className={classNames(styles.title, whole && styles.whole)}>{title}</b>
        ) : (
          <a className={styles.title} href={href}>
            {title}
          </a>
        )}
        {text && <p className={`tiny muted ${styles.more}`}>{text}</p>}
        {tags.length > 0 && (
          <div className={styles.more}>
            <Tagline items={tags} />
          </div>
        )}
      </div>
    </div>
  );
}
