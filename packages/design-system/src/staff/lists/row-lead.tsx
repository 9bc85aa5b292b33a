import type { ReactNode } from 'react';
import { Tagline } from '../../actions/tag.tsx';
import { classNames } from '../../class-names.ts';
import { Image } from '../../images/image.tsx';
import type { ImageFile } from '../../images/image-file.ts';
import styles from './row-lead.module.css';

export type RowLeadProps = {
  title: ReactNode;
  /** The title wraps on a phone instead of being cut: an address, which differs from others at its end. */
  whole?: boolean | undefined;
  /** Where the row leads: its form or its page. */
  href?: string | undefined;
  /** A thumbnail; null keeps its place. Without the property there is no place for one. */
  image?: ImageFile | null | undefined;
  /** A portrait or another sign instead of an image. */
  sign?: ReactNode | undefined;
  /** What the thing says of itself, in small; not on a phone. */
  text?: ReactNode | undefined;
  tags?: readonly string[] | undefined;
};

/** The first cell of a row: image, name, what it is about. */
export function RowLead({ title, whole, href, image, sign, text, tags = [] }: RowLeadProps) {
  return (
    <div className="cell">
      {sign && (
        <div className={styles.sign} data-sign>
          {sign}
        </div>
      )}
      {image !== undefined && (
        <div className={styles.thumb} data-thumb>
          <Image image={image && { ...image, alt: '' }} sizes="72px" />
        </div>
      )}
      <div className={styles.words}>
        {href === undefined ? (
          <b className={classNames(styles.title, whole && styles.whole)}>
            <bdi>{title}</bdi>
          </b>
        ) : (
          <a className={styles.title} href={href}>
            <bdi>{title}</bdi>
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
