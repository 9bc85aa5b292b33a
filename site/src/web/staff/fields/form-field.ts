import type { PickedFile } from '@trekker/design-system/staff/forms/picked-file.ts';
import type { FilesRule, ListRule, NumberRule, TextRule } from '#contract/rules/form-rules.ts';
import { isRightNumber, numberOrTyped } from './number-input.ts';
import { saysMissing, saysNoNumber, saysOutside, saysTooFew, saysTooLong } from './rule-words.ts';
import { t } from './staff-fields.texts.ts';

/** One field of a form of the back office, named as in the contract: all that is said of it stands here. */
export type FormField<Value, Sent = Value> = {
  /** How it is called on the screen. */
  label: () => string;
  /** What it holds in the form of something new. */
  blank: Value;
  /** What is wrong already here, before anything goes up, as the server says it. */
  validate(value: Value): string | undefined;
  /** The same of a draft, which may lack it. */
  validateDraft(value: Value): string | undefined;
  /** As text, to be compared with what somebody else wrote. Files show themselves. */
  print(value: Value): string;
  /** As the API takes it. */
  toRequest(value: Value): Sent;
};

export type FormFields = Readonly<Record<string, FormField<unknown, unknown>>>;

/** What a form of these fields holds. */
export type FormValues<Fields extends FormFields> = { -readonly [Name in keyof Fields]: Fields[Name]['blank'] };

/** A field of which the API gives and takes what the form holds. */
type PlainField<Value> = FormField<Value> & { isPlain: true };

type TextLook = {
  hint?: () => string;
  placeholder?: () => string;
  /** Several lines, so many at first. */
  rows?: number;
};

/** What is typed into one control; `TextInputs` draws it. */
type Typed = TextLook & { maxLength?: number };
export type TextField = PlainField<string> & Typed;
export type NumberField = FormField<string, number> & Typed;
/** A list of texts that is typed as lines. */
export type LinesField = FormField<string, string[]> & Typed;
export type WordsField = PlainField<string[]> & { maxLength: number };
export type FlagField = PlainField<boolean> & { check?: () => string; hint?: () => string };
type FlagLook = { check?: () => string; hint?: () => string; on?: () => string; off?: () => string; blank?: boolean };
export type FileField = FormField<PickedFile | null>;
export type GalleryField = FormField<PickedFile[]> & Pick<FilesRule, 'most'>;

type Parts<Value, Sent> = { label: () => string; blank: Value } & Partial<FormField<Value, Sent>>;

/** A field of its own kind. Where nothing else is said, anything is right and goes as it is. */
export function formField<Value, Sent = Value>(parts: Parts<Value, Sent>): FormField<Value, Sent> {
  return {
    validate: () => undefined,
    validateDraft: () => undefined,
    print: (value) => String(value ?? ''),
    toRequest: (value) => value as unknown as Sent,
    ...parts,
  };
}

const isBlank = (text: string) => text.trim() === '';

export function textField(label: () => string, { most, missing }: TextRule, look: TextLook = {}): TextField {
  const validateDraft = (text: string) => (text.length > most ? saysTooLong(most) : undefined);
  const validate = (text: string) => (isBlank(text) ? saysMissing(label, missing) : validateDraft(text));
  return { ...formField({ label, blank: '', validate, validateDraft }), isPlain: true, maxLength: most, ...look };
}

/** A number as it is typed. */
export function numberField(label: () => string, rule: NumberRule, look: TextLook = {}): NumberField {
  const validateDraft = (typed: string) => (isRightNumber(rule, typed) ? undefined : saysOutside(label, rule));
  const validate = (typed: string) => (isBlank(typed) ? saysNoNumber(label, rule) : validateDraft(typed));
  return { ...formField({ label, blank: '', validate, validateDraft, toRequest: numberOrTyped }), ...look };
}

/** One of a few words; "" as long as none is chosen. */
export function choiceField<Word extends string>(
  label: () => string,
  { missing }: { missing?: string },
): FormField<Word | '', Word> & { isPlain: true } {
  const validate = (word: Word | '') => (word === '' ? saysMissing(label, missing) : undefined);
  return { ...formField<Word | '', Word>({ label, blank: '', validate }), isPlain: true };
}

/** Tags, tips: a list of texts. */
export function wordsField(label: () => string, { characters, missing }: ListRule): WordsField {
  const validate = (words: string[]) => (words.length === 0 ? saysMissing(label, missing) : undefined);
  const print = (words: string[]) => words.join('\n');
  return { ...formField<string[]>({ label, blank: [], validate, print }), isPlain: true, maxLength: characters };
}

/** The texts of lines, without the blank ones. */
export const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

/** The same typed into one control, each on a line of its own. */
export function linesField(label: () => string, { missing }: { missing?: string }, look: TextLook = {}): LinesField {
  const validate = (text: string) => (isBlank(text) ? saysMissing(label, missing) : undefined);
  return { ...formField<string, string[]>({ label, blank: '', validate, toRequest: linesOf }), ...look };
}

/** Something to tick; `check` stands beside the box where it says more than the label. */
export function flagField(
  label: () => string,
  { on = () => t.yes, off = () => t.no, blank = false, ...look }: FlagLook = {},
): FlagField {
  const print = (isOn: boolean) => (isOn ? on() : off());
  return { ...formField({ label, blank, print }), isPlain: true, ...look };
}

/** One file; `missing` where there must be one. */
export function fileField(label: () => string, { missing }: { missing?: string } = {}): FileField {
  const validate = (file: PickedFile | null) => (file ? undefined : saysMissing(label, missing));
  return formField<PickedFile | null>({ label, blank: null, validate });
}

export function galleryField(label: () => string, { least, most }: FilesRule): GalleryField {
  const validate = (files: PickedFile[]) =>
    least && files.length < least.count ? saysTooFew(label, least) : undefined;
  return { ...formField<PickedFile[]>({ label, blank: [], validate }), most };
}

const namesOf = <Fields extends FormFields>(fields: Fields) => Object.keys(fields) as (keyof Fields & string)[];

/** What a form of something new holds. */
export function blankValues<Fields extends FormFields>(fields: Fields): FormValues<Fields> {
  return Object.fromEntries(namesOf(fields).map((name) => [name, fields[name]?.blank])) as FormValues<Fields>;
}

type PlainNames<Fields extends FormFields> = {
  [Name in keyof Fields]: Fields[Name] extends { isPlain: true } ? Name : never;
}[keyof Fields];

/** The form of an item as far as both name and hold the same; the rest is blank. */
export function storedValues<Fields extends FormFields>(
  fields: Fields,
  item: Partial<Pick<FormValues<Fields>, PlainNames<Fields>>>,
): FormValues<Fields> {
  const plain = namesOf(fields).filter((name) => name in item && 'isPlain' in (fields[name] as object));
  const stored = plain.map((name) => [name, (item as Record<string, unknown>)[name]]);
  return { ...blankValues(fields), ...Object.fromEntries(stored) };
}

/** These values as the API takes them. */
export function toRequest<Fields extends FormFields, Name extends keyof Fields & string>(
  fields: Fields,
  values: Pick<FormValues<Fields>, Name>,
): { [Field in Name]: ReturnType<Fields[Field]['toRequest']> } {
  const sent = (Object.keys(values) as Name[]).map((name) => [name, fields[name]?.toRequest(values[name])]);
  return Object.fromEntries(sent);
}

/** Whether one of the texts is longer than can be saved. */
export const isTooLong = (fields: Readonly<Record<string, object>>, values: object): boolean =>
  Object.entries(values).some(([name, value]) => {
    const { maxLength = Number.POSITIVE_INFINITY } = (fields[name] ?? {}) as Typed;
    return typeof value === 'string' && value.length > maxLength;
  });

/** What is missing or wrong, by the field's name; of a draft, only what is wrong and what is missing of `needed`. */
export function validateForm<Fields extends FormFields>(
  fields: Fields,
  values: FormValues<Fields>,
  needed: readonly string[] = namesOf(fields),
): Record<string, string> {
  const found = namesOf(fields).map((name) => {
    const check = needed.includes(name) ? 'validate' : 'validateDraft';
    return [name, fields[name]?.[check](values[name])];
  });
  return Object.fromEntries(found.filter(([, wrong]) => wrong));
}
