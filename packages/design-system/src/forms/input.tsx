import type { ComponentProps } from 'react';
import { classNames } from '../class-names.ts';
import { useFieldTies } from './field.tsx';
import styles from './input.module.css';

/** A line of text, tied to the Field around it. */
export function Input({ className, ...rest }: ComponentProps<'input'>) {
  return <input className={classNames(styles.input, className)} {...useFieldTies()} {...rest} />;
}

/** Several lines of text. */
export function Textarea({ className, ...rest }: ComponentProps<'textarea'>) {
  return <textarea className={classNames(styles.input, styles.textarea, className)} {...useFieldTies()} {...rest} />;
}

/** One of a list. */
export function Select({ className, ...rest }: ComponentProps<'select'>) {
  return <select className={classNames(styles.input, styles.select, className)} {...useFieldTies()} {...rest} />;
}
