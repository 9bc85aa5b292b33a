/** What the control of a field is given beside its name and value. */
export type ControlLook = {
  type?: string;
  /** What browsers fill in. */
  autoComplete?: string;
  maxLength?: number;
  placeholder?: () => string;
  rows?: number;
  required?: boolean;
};

/** One field of a form that visitors and members send, named as in its contract: all that is said of it stands here. */
export type TypedField<Value extends string | number | boolean = string> = {
  label: () => string;
  /** What it holds at first. */
  blank: Value;
  /** Says so beside the label. */
  optional?: boolean;
  hint?: () => string;
  control: ControlLook;
  /** What is wrong already here, before anything is sent, as the server says it. `form` is all that is typed. */
  validate?: (value: Value, form: Readonly<Record<string, string | number | boolean>>) => string | null | undefined;
};

export type TypedFields = Readonly<Record<string, TypedField<string> | TypedField<number> | TypedField<boolean>>>;

/** What a form of these fields holds. */
export type TypedValues<Fields extends TypedFields> = { [Name in keyof Fields]: Fields[Name]['blank'] };

type Said<Value extends string | number | boolean> = Omit<TypedField<Value>, 'label' | 'blank' | 'control'>;

/** A field that is typed. */
export const typedField = (label: () => string, control: ControlLook, said: Said<string> = {}): TypedField => ({
  label,
  blank: '',
  control,
  ...said,
});

type NamesOf<Fields> = keyof Fields & string;

export function blankOf<Fields extends TypedFields>(fields: Fields): TypedValues<Fields> {
  const blanks = Object.entries(fields).map(([name, { blank }]) => [name, blank]);
  return Object.fromEntries(blanks) as TypedValues<Fields>;
}

/** What is missing or wrong, by the field's name. */
export function errorsOf<Fields extends TypedFields>(
  fields: Fields,
  values: TypedValues<Fields>,
): Record<string, string> {
  const found = (Object.keys(fields) as NamesOf<Fields>[]).map((name) => [
    name,
    fields[name]?.validate?.(values[name] as never, values),
  ]);
  return Object.fromEntries(found.filter(([, wrong]) => wrong));
}
