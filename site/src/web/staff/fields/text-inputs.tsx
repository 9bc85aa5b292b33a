import { Field, type FieldProps } from '@trekker/design-system/forms/field.tsx';
import { Input, Textarea } from '@trekker/design-system/forms/input.tsx';
import type { ComponentProps, ReactNode } from 'react';
import type { FieldsProps } from '../form/use-edit-form.ts';
import { fieldProps } from './field-props.ts';
import type { FormFields, LinesField, NumberField, TextField } from './form-field.ts';

/** As high as its text, without the room that longer texts have from the start. */
const twoRows = { minHeight: '4.5rem', fieldSizing: 'content' } as const;

type TypedNames<Fields extends FormFields> = {
  [Name in keyof Fields & string]: Fields[Name] extends TextField | NumberField | LinesField ? Name : never;
}[keyof Fields & string];

type Look = {
  /** In place of the field's own. */
  hint?: ReactNode;
  /** Of a single line. */
  input?: ComponentProps<typeof Input> & { 'data-autofocus'?: true | undefined };
  written?: FieldProps['written'];
  /** In place of changing the field alone. */
  onType?: (text: string) => void;
};

/** Draws the typed fields of a form by name, each with its label, hint, limit and what is wrong with it. */
export function textInputs<Fields extends FormFields>(
  fields: Fields,
  { values, change, errors }: Pick<FieldsProps<Record<string, unknown>>, 'values' | 'change' | 'errors'>,
) {
  return (
    name: TypedNames<Fields>,
    { hint, input, written, onType = (text) => change({ [name]: text }) }: Look = {},
  ) => {
    const { rows, ...field } = fields[name] as unknown as TextField | NumberField | LinesField;
    const control = {
      value: values[name] as string,
      placeholder: field.placeholder?.(),
      maxLength: field.maxLength,
      onChange: (event: { target: { value: string } }) => onType(event.target.value),
    };
    return (
      <Field {...fieldProps(fields, errors)(name)} hint={hint ?? field.hint?.()} written={written}>
        {rows ? (
          <Textarea rows={rows} style={rows === 2 ? twoRows : undefined} {...control} />
        ) : (
          <Input autoComplete="off" {...control} {...input} />
        )}
      </Field>
    );
  };
}
