import { useEffect, useEffectEvent, useState } from 'react';
import { t } from './staff-fields.texts.ts';

/** What is wrong with each field, by its name. */
export type FieldErrors = Readonly<Record<string, string>>;

export type FieldErrorsState = {
  errors: FieldErrors;
  /**
   * Shows what is wrong and focuses the first of it. Paths as the server names them: `itinerary.0.title` is wrong with
   * `itinerary`.
   */
  refuse(wrong: FieldErrors): void;
  /** These are mended, or at least changed. */
  forget(fields: readonly string[]): void;
};

/** What was wrong with a form when it was last sent. `fields` are its names, in the order of the form. */
export function useFieldErrors(fields: readonly string[]): FieldErrorsState {
  const [errors, setErrors] = useState<FieldErrors>({});
  const [refusals, setRefusals] = useState(0);
  const focusFirst = useEffectEvent(() => {
    const first = fields.find((field) => errors[field]);
    if (first) document.getElementById(fieldId(first))?.focus();
  });
  // When a save is refused, and never while the errors are mended.
  useEffect(() => {
    if (refusals > 0) focusFirst();
  }, [refusals]);
  return {
    errors,
    refuse(wrong) {
      setErrors(byField(wrong));
      setRefusals((count) => count + 1);
    },
    forget(names) {
      if (names.some((name) => errors[name])) setErrors(without(errors, names));
    },
  };
}

/** Of the control of a field, to which the list of errors leads. */
export const fieldId = (field: string): string => `field-${field}`;

/**
 * A sentence about several fields stands once, above the form; beside a field stands what is wrong with that one.
 */
export function ownErrors(
  errors: FieldErrors,
  sentence: string,
  fields: Readonly<Record<string, { label: () => string }>>,
): FieldErrors {
  const own = ([name, error]: [string, string]) =>
    error === sentence ? t.required({ field: fields[name]?.label() ?? name }) : error;
  return Object.fromEntries(Object.entries(errors).map((entry) => [entry[0], own(entry)]));
}

function byField(errors: FieldErrors): FieldErrors {
  const found: Record<string, string> = {};
  for (const [path, message] of Object.entries(errors)) found[path.split('.')[0] ?? path] ??= message;
  return found;
}

function without(errors: FieldErrors, fields: readonly string[]): FieldErrors {
  return Object.fromEntries(Object.entries(errors).filter(([field]) => !fields.includes(field)));
}
