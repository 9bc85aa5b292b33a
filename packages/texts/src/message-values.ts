import type { TagPrinter } from './print-message.ts';

/** The words before the first brace, that brace, and the rest; undefined where there is none. */
type NextBrace<Text extends string> = Text extends `${infer Before}{${infer After}`
  ? Before extends `${infer Words}}${infer Between}`
    ? [Words, '}', `${Between}{${After}`]
    : [Before, '{', After]
  : Text extends `${infer Words}}${infer After}`
    ? [Words, '}', After]
    : undefined;

type Trim<Text extends string> = Text extends ` ${infer Rest}` | `\n${infer Rest}`
  ? Trim<Rest>
  : Text extends `${infer Rest} ` | `${infer Rest}\n`
    ? Trim<Rest>
    : Text;

type ValueOf<Kind extends string> = Kind extends 'plural' | 'selectordinal' | 'number' ? number : string;

/** What a brace that opens a value says of it: its name and type. A plural and a select go on with their forms. */
type Opened<Words extends string> = Words extends `${infer Name},${infer Kind},${string}`
  ? [Trim<Name>, ValueOf<Trim<Kind>>]
  : Words extends `${infer Name},${infer Kind}`
    ? [Trim<Name>, ValueOf<Trim<Kind>>]
    : [Trim<Words>, string | number];

type Pair<Named> = Named extends [infer Name extends string, infer Value] ? { [key in Name]: Value } : never;

/**
 * The values of a message as a union of objects. `Open` are the braces that are open, the innermost first: `name` round
 * a value that may still turn out to have forms, `forms` round one that has, `form` round the words of a form.
 */
type Scan<Text extends string, Open extends string[], Found> =
  NextBrace<Text> extends [infer Words extends string, infer Brace, infer Rest extends string]
    ? Open extends [infer Innermost, ...infer Outer extends string[]]
      ? Brace extends '}'
        ? Innermost extends 'name'
          ? Scan<Rest, Outer, Found | Pair<Opened<Words>>>
          : Scan<Rest, Outer, Found>
        : Innermost extends 'form'
          ? Scan<Rest, ['name', ...Open], Found>
          : Innermost extends 'name'
            ? Scan<Rest, ['form', 'forms', ...Outer], Found | Pair<Opened<Words>>>
            : Scan<Rest, ['form', ...Open], Found>
      : Brace extends '{'
        ? Scan<Rest, ['name'], Found>
        : never
    : Found;

type Tags<Text extends string, Found = never> = Text extends `${string}</${infer Name}>${infer Rest}`
  ? Tags<Rest, Found | Name>
  : Found;

type Joined<Union> = (Union extends unknown ? (one: Union) => void : never) extends (one: infer All) => void
  ? { [key in keyof All]: All[key] }
  : never;

type PlainValues<Text extends string> = [Scan<Text, [], never>] extends [never]
  ? unknown
  : Joined<Scan<Text, [], never>>;

/**
 * What a text is to who prints it: words, or a function of its values, which gives words, or, where tags become
 * elements, what can be a child of one.
 */
export type TextOf<Message extends string, Child> = [Tags<Message>] extends [never]
  ? unknown extends PlainValues<Message>
    ? string
    : (values: PlainValues<Message>) => string
  : <Element extends Child>(
      values: PlainValues<Message> & { [tag in Tags<Message>]: TagPrinter<Element> },
    ) => Element extends string ? string : Child;
