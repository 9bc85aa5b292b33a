import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './poster.module.css';

export type PosterProps = {
  href: string;
  title: string;
  /** The Image, best at 4/5. */
  image: ReactNode;
  /** The fine line below the name: the country at its start, the coordinates at its end. */
  start?: string | undefined;
  end?: string | undefined;
  /** A Ribbon. */
  children?: ReactNode | undefined;
  level?: 2 | 3 | undefined;
  className?: string | undefined;
};

/** A travel poster: the name stands on the image, the rest whispers. */
export function Poster({ href, title, image, start, end, children, level = 3, className }: PosterProps) {
  const Heading = `h${level}` as const;
  return (
    <article className={classNames(styles.poster, className)}>
      <div className={styles.frame}>{image}</div>
      <div className={styles.text}>
        <Heading className={styles.title}>
          <a href={href}>{title}</a>
        </Heading>
        {(start || end) && (
          <p className={styles.line}>
            <span>{start}</span>
            <span className="nums">{end}</span>
          </p>
        )}
      </div>
      {children}
    </article>
  );
}
