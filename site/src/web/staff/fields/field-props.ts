import type { FormFields } from './form-field.ts';
import { type FieldErrors, fieldId } from './use-field-errors.ts';

/** What the frame of every field is given, by its name: its label, its address for the list of errors, its error. */
export const fieldProps =
  <Fields extends FormFields>(fields: Fields, errors: FieldErrors) =>
  (name: keyof Fields & string) => ({
    label: fields[name]?.label() ?? name,
    id: fieldId(name),
    error: errors[name] ?? null,
  });
