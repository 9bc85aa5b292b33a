import { createContext, type ReactNode, useContext, useId } from 'react';
import { classNames } from '../class-names.ts';
import { WarningIcon } from '../icon.tsx';
import styles from './field.module.css';
import { t } from './forms.texts.ts';

export type FieldProps = {
  label: string;
  /** Of the control; give one where an ErrorSummary links to it. */
  id?: string | undefined;
  /** What helps to fill it in. */
  hint?: ReactNode | undefined;
  /** What is wrong; its presence marks the control. */
  error?: string | null | undefined;
  /** What stands at the end of the line below, such as a count of characters. */
  note?: ReactNode | undefined;
  /** Says "optional" beside the label. */
  optional?: boolean | undefined;
  /** Of what is written into the control, where it is another language than the page's. */
  written?: { lang: string; dir: 'ltr' | 'rtl' } | undefined;
  /** The label is read aloud but not shown. */
  hideLabel?: boolean | undefined;
  className?: string | undefined;
  /** An Input, Textarea or Select, alone or inside other elements. */
  children: ReactNode;
};

type FieldAttributes = {
  id?: string;
  'aria-describedby'?: string | undefined;
  'aria-invalid'?: true | undefined;
  lang?: string;
  dir?: 'ltr' | 'rtl';
};
const FieldAttributesContext = createContext<FieldAttributes>({});

/** The attributes that tie a control to the label, hint and error of the Field around it. */
export const useFieldAttributes = (): FieldAttributes => useContext(FieldAttributesContext);

/** A control with its label, hint and error. */
export function Field({ label, id, hint, error, note, optional, written, hideLabel, className, children }: FieldProps) {
  const ownId = useId();
  const control = id ?? ownId;
  const describedBy = classNames(
    error && `${control}-error`,
    hint !== undefined && `${control}-hint`,
    note !== undefined && `${control}-note`,
  );
  const ties: FieldAttributes = {
    id: control,
    'aria-describedby': describedBy,
    'aria-invalid': error ? true : undefined,
    ...written,
  };
  return (
    <div className={classNames(styles.field, className)}>
      <label htmlFor={control} className={hideLabel ? 'sr' : styles.label}>
        {label}
        {optional && <span className={styles.optional}> {t.optional}</span>}
      </label>
      <FieldAttributesContext value={ties}>{children}</FieldAttributesContext>
      {hint !== undefined && (
        <p className={styles.hint} id={`${control}-hint`}>
          {hint}
        </p>
      )}
      {(error || note !== undefined) && (
        <div className={styles.below}>
          {error && <FieldError id={`${control}-error`}>{error}</FieldError>}
          {note !== undefined && (
            <p className={classNames(styles.hint, styles.note)} id={`${control}-note`}>
              {note}
            </p>
          )}
        </div>
      )}
    </div>
  );
}

/** What is wrong with a field, with its sign. */
export function FieldError({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <p className={styles.error} id={id} data-field-error>
      <WarningIcon small />
      <span>{children}</span>
    </p>
  );
}
