import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './icon-button.module.css';

type Face = {
  /** What the control does; read aloud and shown on hover. */
  label: string;
  /** The icon. */
  children: ReactNode;
  /** A dot in the corner: something new. Say so in the label too. */
  dot?: boolean | undefined;
};

export type IconButtonProps = Omit<ComponentProps<'button'>, 'children'> & Face;

/** A 44 px button that shows an icon only. */
export function IconButton({ label, children, dot, className, type = 'button', ...rest }: IconButtonProps) {
  return (
    <button type={type} className={classNames(styles.iconButton, className)} aria-label={label} title={label} {...rest}>
      {children}
      {dot && <span className={styles.dot} />}
    </button>
  );
}

export type IconLinkProps = Omit<ComponentProps<'a'>, 'children' | 'href'> & Face & { href: string };

/** The same as a link. */
export function IconLink({ label, href, children, dot, className, ...rest }: IconLinkProps) {
  return (
    <a href={href} className={classNames(styles.iconButton, className)} aria-label={label} title={label} {...rest}>
      {children}
      {dot && <span className={styles.dot} />}
    </a>
  );
}
