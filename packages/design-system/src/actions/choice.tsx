import type { ComponentProps, ReactNode } from 'react';

export type ChoiceProps = {
  /** Whether this one is chosen. */
  on?: boolean | undefined;
  /** Where the choice leads; with it the choice is a link, without it a button. */
  href?: string | undefined;
  onClick?: ComponentProps<'button'>['onClick'] | undefined;
  className?: string | undefined;
  children: ReactNode;
};

/** What tabs and chips have in common: a link says aria-current, a button aria-pressed. */
export function Choice({ on = false, href, onClick, className, children }: ChoiceProps) {
  if (href !== undefined)
    return (
      <a className={className} href={href} aria-current={on ? 'true' : undefined} data-stay>
        {children}
      </a>
    );
  return (
    <button type="button" className={className} aria-pressed={on} onClick={onClick}>
      {children}
    </button>
  );
}
