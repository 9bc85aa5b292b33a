import { compileMessage } from './compile-message.ts';
import type { CompiledMessage } from './compiled-message.ts';
import type { Language } from './language.ts';
import { printRulesOf } from './print-rules.ts';

/**
 * A language from its translations, ICU messages by key. For servers and builds: its rules are Intl's.
 *
 * @param onMissing is told of each text that has to be printed in English.
 * @throws MessageError for a translation that cannot be compiled.
 */
export function openLanguage(
  code: string,
  translations: Readonly<Record<string, string>>,
  onMissing?: (key: string) => void,
): Language {
  const messages = Object.entries(translations).map(([key, message]) => [key, compileMessage(key, message)] as const);
  return languageOf(code, new Map(messages), onMissing);
}

/** A language whose messages are compiled. */
export function languageOf(
  code: string,
  texts: ReadonlyMap<string, CompiledMessage>,
  onMissing?: (key: string) => void,
): Language {
  return {
    code,
    direction: directionOf(code),
    rules: printRulesOf(code),
    texts,
    messageOf(key) {
      const message = texts.get(key);
      if (message === undefined && code !== 'en') onMissing?.(key);
      return message;
    },
  };
}

/** As `dir` says it. Node's type definitions do not know `getTextInfo` yet. */
const directionOf = (code: string) =>
  (new Intl.Locale(code) as unknown as { getTextInfo(): { direction: 'ltr' | 'rtl' } }).getTextInfo().direction;
