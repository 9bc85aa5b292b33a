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
  /** Between the two, such as in which language the name is. */
  note?: ReactNode | undefined;
  /** A Ribbon. */
  children?: ReactNode | undefined;
  level?: 2 | 3 | undefined;
  className?: string | undefined;
  /** Where the name is in another language than the page. */
  lang?: string | undefined;
  dir?: 'ltr' | 'rtl' | undefined;
};

/** A travel poster: the name stands on the image, the rest whispers. */
export function Poster(props: PosterProps) {
  const { href, title, image, start, end, note, children, level = 3, className, lang, dir } = props;
  const Heading = `h${level}` as const;
  return (
    <article className={classNames(styles.poster, className)}>
      <div className={styles.frame}>{image}</div>
      <div className={styles.text}>
        <Heading className={styles.title}>
          <a href={href} lang={lang} dir={dir}>
            {title}
          </a>
        </Heading>
        {(start || end || note) && (
          <p className={styles.line}>
            <span>{start}</span>
            {note}
            <bdi className="nums">{end}</bdi>
          </p>
        )}
      </div>
      {children}
    </article>
  );
}
