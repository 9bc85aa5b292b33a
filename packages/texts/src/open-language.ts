import { compileMessage } from './compile-message.ts';
import type { PluralForm } from './compiled-message.ts';
import type { Language } from './language.ts';

/**
 * A language from its translations, ICU messages by key. For servers and builds: its rules are Intl's.
 *
 * @throws MessageError for a translation that cannot be compiled.
 */
export function openLanguage(
  code: string,
  translations: Readonly<Record<string, string>>,
  onMissing?: (key: string) => void,
): Language {
  const cardinals = new Intl.PluralRules(code);
  const ordinals = new Intl.PluralRules(code, { type: 'ordinal' });
  // Latin digits in Arabic too.
  const parts = new Intl.NumberFormat(code, { numberingSystem: 'latn' }).formatToParts(1_234_567.5);
  const sign = (type: string) => parts.find((part) => part.type === type)?.value ?? '';
  return {
    code,
    direction: directionOf(code),
    plural: (count, ordinal) => (ordinal ? ordinals : cardinals).select(count) as PluralForm,
    group: sign('group'),
    decimal: sign('decimal'),
    texts: new Map(Object.entries(translations).map(([key, message]) => [key, compileMessage(key, message)])),
    ...(onMissing && { onMissing }),
  };
}

/** As `dir` says it. Node's type definitions do not know `getTextInfo` yet. */
const directionOf = (code: string) =>
  (new Intl.Locale(code) as unknown as { getTextInfo(): { direction: 'ltr' | 'rtl' } }).getTextInfo().direction;
