import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './line-field.module.css';

export type LineFieldProps = Omit<ComponentProps<'input'>, 'className' | 'children'> & {
  id: string;
  /** Read aloud; the placeholder is what is seen. */
  label: string;
  /** Before the words, such as a SearchIcon. */
  icon?: ReactNode | undefined;
  /** After the words, such as a Button. */
  children?: ReactNode | undefined;
  invalid?: boolean | undefined;
};

/** A field that is a line, not a box: the search of a list, the address of the newsletter. Stands in a form. */
export function LineField({ id, label, icon, children, invalid, ...rest }: LineFieldProps) {
  return (
    <div className={classNames(styles.line, invalid && styles.invalid)}>
      {icon}
      <label className="sr" htmlFor={id}>
        {label}
      </label>
      <input id={id} aria-invalid={invalid || undefined} {...rest} />
      {children}
    </div>
  );
}
