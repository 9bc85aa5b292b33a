import type { ComponentProps } from 'react';
import { classNames } from '../class-names.ts';
import { useFieldAttributes } from './field.tsx';
import styles from './input.module.css';

/** A line of text, tied to the Field around it. */
export function Input({ className, ...rest }: ComponentProps<'input'>) {
  return <input className={classNames(styles.input, className)} {...useFieldAttributes()} {...rest} />;
}

/** Several lines of text. */
export function Textarea({ className, ...rest }: ComponentProps<'textarea'>) {
  return (
    <textarea className={classNames(styles.input, styles.textarea, className)} {...useFieldAttributes()} {...rest} />
  );
}

/** One of a list. */
export function Select({ className, ...rest }: ComponentProps<'select'>) {
  return <select className={classNames(styles.input, styles.select, className)} {...useFieldAttributes()} {...rest} />;
}
