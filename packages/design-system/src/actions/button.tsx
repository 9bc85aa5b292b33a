import type { ComponentProps, MouseEvent } from 'react';
import { classNames } from '../class-names.ts';
import { Spinner } from '../spinner.tsx';
import styles from './button.module.css';

type ButtonStyle = {
  /**
   * primary is the main action, outline the second, ghost the quiet one, danger deletes; light and outlineLight stand
   * on images.
   */
  variant?: 'primary' | 'outline' | 'ghost' | 'danger' | 'light' | 'outlineLight' | undefined;
  small?: boolean | undefined;
  wide?: boolean | undefined;
};

function buttonClass({ variant = 'primary', small, wide }: ButtonStyle, className?: string) {
  return classNames(styles.button, styles[variant], small && styles.small, wide && styles.wide, className);
}

export type ButtonProps = ComponentProps<'button'> & ButtonStyle & { busy?: boolean | undefined };

/**
 * A button. While busy it shows a spinner, keeps its focus and takes no further click; say what goes on in its text.
 */
export function Button({
  variant,
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
      className={buttonClass({ variant, small, wide }, className)}
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

export type ButtonLinkProps = ComponentProps<'a'> & ButtonStyle;

/** A link that looks like a button. */
export function ButtonLink({ variant, small, wide, className, children, ...rest }: ButtonLinkProps) {
  return (
    <a className={buttonClass({ variant, small, wide }, className)} {...rest}>
      {children}
    </a>
  );
}
