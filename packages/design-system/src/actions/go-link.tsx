import type { ComponentProps } from 'react';
import { ArrowRightIcon } from '../icon.tsx';
import styles from './go-link.module.css';

/** A link that leads on: underlined words and an arrow that leans forward. */
export function GoLink({ children, ...rest }: Omit<ComponentProps<'a'>, 'className'>) {
  return (
    <a className={styles.go} {...rest}>
      <span>{children}</span>
      <ArrowRightIcon small />
    </a>
  );
}
