/**
 * A text as it is printed: plain data, so that a browser needs neither a parser nor code made from strings. One without
 * values is its words.
 */
export type CompiledMessage = string | readonly MessagePart[];

export type MessagePart =
  | string
  | readonly [kind: 'value', name: string]
  | readonly [kind: 'number', name: string, offset: number]
  | readonly [kind: 'plural' | 'ordinal', name: string, offset: number, forms: MessageForms]
  | readonly [kind: 'select', name: string, forms: MessageForms]
  | readonly [kind: 'tag', name: string, words: CompiledMessage];

/** By form (`one`, `other`), exact number (`=0`) or value (`female`). */
export type MessageForms = Readonly<Record<string, CompiledMessage>>;

export type PluralForm = 'zero' | 'one' | 'two' | 'few' | 'many' | 'other';

/** What a language needs for its texts beside the texts. */
export type PrintRules = {
  /** BCP 47 in small letters. */
  code: string;
  plural: (count: number, ordinal: boolean) => PluralForm;
  /** Between thousands, and before a fraction. */
  group: string;
  decimal: string;
  /** Of a day, such as `{day} {month} {year}`. */
  date: string;
  /** The same with a short month, where that is another form: "15 jul 2026" of "15 de julio de 2026". */
  shortDate?: string;
  /** As they stand by themselves, and short. */
  months: readonly string[];
  shortMonths: readonly string[];
  /** As they stand in a day, where that is another form: "1 maja" of "maj". */
  monthsInDate?: readonly string[];
  shortMonthsInDate?: readonly string[];
};
