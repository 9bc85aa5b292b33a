import type { ReactNode } from 'react';
import { Picture } from '../picture.tsx';
import type { PictureFile } from '../picture-file.ts';
import { Tagline } from '../tag.tsx';
import styles from './row-lead.module.css';

export type RowLeadProps = {
  title: ReactNode;
  /** Where the row leads: its form or its page. */
  href?: string;
  /** A thumbnail; null keeps its place. Without the property there is no place for one. */
  picture?: PictureFile | null;
  /** A portrait or another sign instead of a picture. */
  sign?: ReactNode;
  /** What the thing says of itself, in small. */
  text?: ReactNode;
  tags?: readonly string[];
};

/** The first cell of a row: picture, name, what it is about. */
export function RowLead({ title, href, picture, sign, text, tags = [] }: RowLeadProps) {
  return (
    <div className="cell">
      {sign}
      {picture !== undefined && (
        <div className={styles.thumb}>
          <Picture picture={picture && { ...picture, alt: '' }} sizes="72px" />
        </div>
      )}
      <div className={styles.words}>
        {href === undefined ? (
          <b className={styles.title}>{title}</b>
        ) : (
          <a className={styles.title} href={href}>
            {title}
          </a>
        )}
        {text && <p className="tiny muted">{text}</p>}
        <Tagline items={tags} />
      </div>
    </div>
  );
}
