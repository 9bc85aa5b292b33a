import { compileMessage, MessageError } from './compile-message.ts';
import type { CompiledMessage, MessageForms, MessagePart } from './compiled-message.ts';

type Messages = Readonly<Record<string, string>>;

/**
 * What is wrong with a language's translations, a line for each: what is missing, what no code uses, what is no ICU
 * message, values and tags that are not those of the English text, plural forms that the language has and the text
 * has not, spaces at which a line could end before a mark that belongs to the word, and Arabic that begins with
 * Latin letters.
 */
export function translationFaults(language: string, english: Messages, translations: Messages): string[] {
  const missing = Object.keys(english).filter((key) => !Object.hasOwn(translations, key));
  return [
    ...missing.map((key) => `${language}: "${key}" is not translated`),
    ...Object.entries(translations).flatMap(([key, message]) => {
      const original = english[key];
      if (original === undefined) return [`${language}: "${key}" is used by no code`];
      return faultsOf(language, key, original, message).map((fault) => `${language}: "${key}" ${fault}`);
    }),
  ];
}

function faultsOf(language: string, key: string, original: string, message: string): string[] {
  try {
    const own = compileMessage(key, message);
    const expected = namesIn(compileMessage(key, original));
    const used = namesIn(own);
    return [
      ...[...expected].filter((name) => !used.has(name)).map((name) => `lacks ${name}`),
      ...[...used].filter((name) => !expected.has(name)).map((name) => `has ${name}, which the English text has not`),
      ...missingForms(language, own),
      ...looseMarks(language, message),
      ...wrongWay(language, message),
    ];
  } catch (error) {
    if (error instanceof MessageError) return [error.message.slice(`The text "${key}" `.length)];
    throw error;
  }
}

/**
 * Values as `{name}`, tags as `<name>`, with what decides: `{count, plural}`. A number printed by # is its plural's,
 * and a language may say "a story" for one.
 */
function namesIn(message: CompiledMessage, counted: ReadonlySet<string> = new Set()): Set<string> {
  return new Set(typeof message === 'string' ? [] : message.flatMap((part) => namesOf(part, counted)));
}

function namesOf(part: MessagePart, counted: ReadonlySet<string>): string[] {
  if (typeof part === 'string') return [];
  const [kind, name] = part;
  if (kind === 'value' || kind === 'number') return counted.has(name) ? [] : [`{${name}}`];
  if (kind === 'tag') return [`<${name}>`, ...namesIn(part[2], counted)];
  if (kind === 'select') return [`{${name}, select}`, ...inForms(part[2], counted)];
  const type = kind === 'ordinal' ? 'selectordinal' : 'plural';
  return [`{${name}, ${type}}`, ...inForms(part[3], new Set([...counted, name]))];
}

const inForms = (forms: MessageForms, counted: ReadonlySet<string>): string[] =>
  Object.values(forms).flatMap((form) => [...namesIn(form, counted)]);

function missingForms(language: string, message: CompiledMessage): string[] {
  if (typeof message === 'string') return [];
  return message.flatMap((part) => {
    if (typeof part === 'string') return [];
    if (part[0] === 'tag') return missingForms(language, part[2]);
    if (part[0] === 'select') return Object.values(part[2]).flatMap((form) => missingForms(language, form));
    if (part[0] !== 'plural' && part[0] !== 'ordinal') return [];
    const [kind, name, , forms] = part;
    const rules = new Intl.PluralRules(language, { type: kind === 'plural' ? 'cardinal' : 'ordinal' });
    const lacking = rules.resolvedOptions().pluralCategories.filter((form) => !Object.hasOwn(forms, form));
    return [
      ...(lacking.length > 0 ? [`lacks the form ${lacking.join(', ')} of ${name}`] : []),
      ...Object.values(forms).flatMap((form) => missingForms(language, form)),
    ];
  });
}

/** French sets a space before these marks and inside quotes, and no line may end there. */
function looseMarks(language: string, message: string): string[] {
  const loose = language.split('-')[0] === 'fr' ? / [;:!?»]|« /.exec(message) : null;
  return loose ? [`has "${loose[0]}" with a space at which a line can end (U+202F keeps them together)`] : [];
}

/** Where it is shown, words run as their first letters do: a mark without width says what those of Arabic are. */
function wrongWay(language: string, message: string): string[] {
  const begins =
    language.split('-')[0] === 'ar' && /\p{Script=Arabic}/u.test(message) && /^[«(]?[A-Za-z]/.test(message);
  return begins ? ['begins with Latin letters (U+200F before them keeps the order of the line)'] : [];
}
