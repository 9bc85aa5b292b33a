import { inLanguage, languageInUse } from '@trekker/texts/in-language.ts';
import { english, findInterfaceLanguage } from './open-languages.ts';

/** The language in which somebody calls, as it is kept with them or with what they write; '' for the site's own. */
export function requestLanguage(): string {
  const code = languageInUse()?.code ?? '';
  return code === english.code ? '' : code;
}

/** Calls `write`, which prints for somebody: in the language that is kept with them, as long as there is such a one. */
export function inLanguageOf<Result>(code: string, write: () => Result): Result {
  if (code === '') return inLanguage(english, write);
  return inLanguage(findInterfaceLanguage(code) ?? english, write);
}
