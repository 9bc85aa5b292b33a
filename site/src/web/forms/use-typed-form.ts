import { useRef, useState } from 'react';
import { errorsOf, type TypedFields, type TypedValues } from './typed-field.ts';
import { useFocusOnErrors } from './use-focus-on-errors.ts';

type Change = { target: { value: string } };

type TypedNames<Fields extends TypedFields> = {
  [Name in keyof Fields & string]: Fields[Name]['blank'] extends string ? Name : never;
}[keyof Fields & string];

/**
 * What is typed into the fields of a form, and what is wrong with it: first what can be told here, then what the call
 * of the form was answered.
 */
export function useTypedForm<Fields extends TypedFields>(
  fields: Fields,
  call: { errors: Readonly<Record<string, string>> },
  first: () => TypedValues<Fields>,
) {
  const [typed, setTyped] = useState(first);
  const [own, setOwn] = useState<Record<string, string>>({});
  const form = useRef<HTMLFormElement>(null);
  const errors = Object.keys(own).length > 0 ? own : call.errors;
  useFocusOnErrors(form, errors);
  const change = (some: Partial<TypedValues<Fields>>) => setTyped((before) => ({ ...before, ...some }));
  return {
    /** Of the form's element. */
    form,
    typed,
    change,
    errors,
    /** Shows what is wrong, by default what the fields themselves say; false where anything is. */
    check(found = errorsOf(fields, typed)) {
      setOwn(found);
      return Object.keys(found).length === 0;
    },
    /** For the frame of a field. */
    field(name: keyof Fields & string) {
      const { label, optional, hint } = fields[name] as TypedFields[string];
      return { label: label(), optional, hint: hint?.(), error: errors[name] };
    },
    /** For the control of what is typed. */
    control(name: TypedNames<Fields>) {
      const { placeholder, ...look } = (fields[name] as TypedFields[string]).control;
      return {
        name,
        ...look,
        placeholder: placeholder?.(),
        value: typed[name] as string,
        onChange: ({ target }: Change) => change({ [name]: target.value } as Partial<TypedValues<Fields>>),
      };
    },
  };
}
