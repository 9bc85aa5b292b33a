import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './card.module.css';

type Part = { children: ReactNode; className?: string | undefined };

/** The grid that cards stand in: as many columns as fit. */
export function Cards({ children, className }: Part) {
  return <div className={classNames(styles.cards, className)}>{children}</div>;
}

/**
 * A card: CardImage, then CardText. The title's link covers all of it; a further control in the text needs position
 * and z-index 2.
 */
export function Card({ children, className }: Part) {
  return <article className={classNames(styles.card, className)}>{children}</article>;
}

/** Holds an Image, and above it a Ribbon or a Flag. */
export function CardImage({ children, className }: Part) {
  return <div className={classNames(styles.image, className)}>{children}</div>;
}

export function CardText({ children, className }: Part) {
  return <div className={classNames(styles.text, className)}>{children}</div>;
}

export type CardTitleProps = {
  href: string;
  children: ReactNode;
  /** Heading level; the look stays. */
  level?: 2 | 3 | 4 | undefined;
  /** A size class of type.css. */
  size?: 't-block' | 't-card' | 't-small' | undefined;
  /** Where its words are in another language than the page. */
  lang?: string | undefined;
  dir?: 'ltr' | 'rtl' | undefined;
};

/** The headline of a card, whose link covers the card. */
export function CardTitle({ href, children, level = 3, size = 't-card', ...mark }: CardTitleProps) {
  const Heading = `h${level}` as const;
  return (
    <Heading className={classNames(size, styles.title)}>
      <a href={href} {...mark}>
        {children}
      </a>
    </Heading>
  );
}

/** Two things on one baseline, such as name and rating. */
export function CardLine({ children, className }: Part) {
  return <div className={classNames(styles.line, className)}>{children}</div>;
}

/** Small facts in a row; b among them is set in the accent. */
export function Meta({ children, className }: Part) {
  return <p className={classNames(styles.meta, className)}>{children}</p>;
}
