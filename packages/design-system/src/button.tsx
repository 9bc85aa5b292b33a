import type { ComponentProps, MouseEvent } from 'react';
import styles from './button.module.css';
import { classNames } from './class-names.ts';
import { Spinner } from './spinner.tsx';

type Look = {
  /** ink is the main errand, line the second, bare the quiet one, bad deletes; light and outline stand on pictures. */
  look?: 'ink' | 'line' | 'bare' | 'bad' | 'light' | 'outline';
  small?: boolean;
  wide?: boolean;
};

function lookOf({ look = 'ink', small, wide }: Look, className?: string) {
  return classNames(styles.button, styles[look], small && styles.small, wide && styles.wide, className);
}

export type ButtonProps = ComponentProps<'button'> & Look & { busy?: boolean };

/** A button. While busy it shows a spinner, keeps its focus and takes no further click; say what goes on in its text. */
export function Button({
  look,
  small,
  wide,
  busy,
  className,
  type = 'button',
  onClick,
  children,
  ...rest
}: ButtonProps) {
  const whenIdle = (event: MouseEvent<HTMLButtonElement>) => (busy ? event.preventDefault() : onClick?.(event));
  return (
    <button
      type={type}
      className={lookOf({ look, small, wide }, className)}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      onClick={whenIdle}
      {...rest}
    >
      {busy && <Spinner />}
      {children}
    </button>
  );
}

export type ButtonLinkProps = ComponentProps<'a'> & Look;

/** A link that looks like a button. */
export function ButtonLink({ look, small, wide, className, children, ...rest }: ButtonLinkProps) {
  return (
    <a className={lookOf({ look, small, wide }, className)} {...rest}>
      {children}
    </a>
  );
}
