import { compileMessage } from './compile-message.ts';
import type { CompiledMessage } from './compiled-message.ts';
import { printedTexts, type Texts } from './printed-texts.ts';

/** An area's English, as it was written. */
export type EnglishTexts = { area: string; messages: Readonly<Record<string, string>> };

/** The same in every copy of this module: a build reads what a module of its own has made. */
const written = Symbol.for('@trekker/texts');

/**
 * The texts of one area, in English as they stand there. Reading one gives it in the language of the call or page that
 * is being answered.
 *
 * @throws Error on reading outside a language: what is then kept would be anyone's.
 * @throws MessageError for a message that cannot be compiled, at once.
 */
export function texts<const Messages extends Record<string, string>>(
  area: string,
  messages: Messages,
): Texts<Messages> {
  const compiled = Object.entries(messages).map(([name, message]) => [
    name,
    compileMessage(`${area}.${name}`, message),
  ]);
  const english = Object.fromEntries(compiled) as { [key in keyof Messages]: CompiledMessage };
  const made = printedTexts<Messages>(area, english);
  return Object.defineProperty(made, written, { value: { area, messages } satisfies EnglishTexts });
}

/** What `texts` was called with; undefined for anything else. For builds and checks. */
export const englishOf = (made: unknown): EnglishTexts | undefined =>
  typeof made === 'object' && made !== null ? (made as { [written]?: EnglishTexts })[written] : undefined;
