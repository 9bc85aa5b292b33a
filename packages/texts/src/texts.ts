import { AsyncLocalStorage } from 'node:async_hooks';
import { compileMessage } from './compile-message.ts';
import type { CompiledMessage, PrintRules } from './compiled-message.ts';
import type { TextOf } from './message-values.ts';
import { type PrintValues, printMessage } from './print-message.ts';

/** A language with its texts by key (`stories.readMore`). What it lacks is printed in English. */
export type Language = PrintRules & {
  texts: ReadonlyMap<string, CompiledMessage>;
  /** Told of each text that had to be printed in English. */
  onMissing?: (key: string) => void;
};

const store = new AsyncLocalStorage<Language>();

/** Calls `work`; whatever it and what it starts print is in `language`. */
export const inLanguage = <Result>(language: Language, work: () => Result): Result => store.run(language, work);

type Texts<Messages extends Record<string, string>, Child> = {
  readonly [key in keyof Messages]: TextOf<Messages[key], Child>;
};

/**
 * The texts of one area, in English as they stand there. Reading one gives it in the language of the call or page that
 * is being answered.
 *
 * @throws Error on reading outside a language: what is then kept would be anyone's.
 * @throws MessageError for a message that cannot be compiled, at once.
 */
export function texts<const Messages extends Record<string, string>, Child = unknown>(
  area: string,
  messages: Messages,
): Texts<Messages, Child> {
  const made = {};
  for (const [name, message] of Object.entries(messages)) {
    const key = `${area}.${name}`;
    const english = compileMessage(key, message);
    Object.defineProperty(made, name, { enumerable: true, get: () => textOf(key, english) });
  }
  return made as Texts<Messages, Child>;
}

function textOf(key: string, english: CompiledMessage) {
  const language = store.getStore();
  if (!language) throw new Error(`The text "${key}" is read outside a language: wrap what reads it in inLanguage().`);
  const own = language.texts.get(key);
  if (own === undefined && language.code !== 'en') language.onMissing?.(key);
  const message = own ?? english;
  if (typeof english === 'string') return typeof message === 'string' ? message : english;
  return <Element>(values: PrintValues<Element>) => {
    const pieces = printMessage(message, values, language);
    return pieces.every((piece) => typeof piece === 'string') ? pieces.join('') : pieces;
  };
}
