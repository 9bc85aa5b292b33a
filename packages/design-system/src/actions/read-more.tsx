import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { t } from './actions.texts.ts';
import styles from './read-more.module.css';

export type ReadMoreProps = Omit<ComponentProps<'button'>, 'type' | 'children' | 'aria-expanded'> & {
  /** Whether the whole text is shown. */
  open: boolean;
  /** What it says as `open` asks for, where it is to be heard whose text it is. */
  label?: ReactNode | undefined;
};

/** Below a text that was cut: shows the rest of it, and takes it away again. */
export function ReadMore({ open, label, className, ...rest }: ReadMoreProps) {
  return (
    <button type="button" className={classNames(styles.more, className)} aria-expanded={open} {...rest}>
      {label ?? (open ? t.showLess : t.readMore)}
    </button>
  );
}
