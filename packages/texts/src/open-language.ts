import { compileMessage } from './compile-message.ts';
import type { CompiledMessage } from './compiled-message.ts';
import type { Language } from './language.ts';
import { printRulesOf } from './print-rules.ts';

/**
 * A language from its translations, ICU messages by key. For servers and builds: its rules are Intl's.
 *
 * @param onMissing is told of each text that has to be printed in English.
 */
export function openLanguage(
  code: string,
  translations: Readonly<Record<string, string>>,
  onMissing?: (key: string) => void,
): Language {
  const compile = (key: string) => {
    const message = translations[key];
    return message === undefined ? undefined : compileMessage(key, message);
  };
  return languageOf(code, Object.keys(translations), compile, onMissing);
}

/** A language by what gives its messages, each asked for once: a process that starts does not wait for thousands. */
export function languageOf(
  code: string,
  keys: readonly string[],
  compile: (key: string) => CompiledMessage | undefined,
  onMissing?: (key: string) => void,
): Language {
  const compiled = new Map<string, CompiledMessage | undefined>();
  return {
    code,
    direction: directionOf(code),
    rules: printRulesOf(code),
    keys,
    messageOf(key) {
      if (!compiled.has(key)) compiled.set(key, compile(key));
      const message = compiled.get(key);
      if (message === undefined && code !== 'en') onMissing?.(key);
      return message;
    },
  };
}

/** As `dir` says it. Node's type definitions do not know `getTextInfo` yet. */
export const directionOf = (code: string) =>
  (new Intl.Locale(code) as unknown as { getTextInfo(): { direction: 'ltr' | 'rtl' } }).getTextInfo().direction;
