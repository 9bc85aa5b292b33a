import { inLanguage, languageInUse } from '@trekker/texts/in-language.ts';
import { ownLanguage, ownTexts } from '@trekker/texts/own-language.ts';
import { findInterfaceLanguage } from './open-languages.ts';

/** The language in which somebody calls, as it is kept with them or with what they write; '' for the site's own. */
export function requestLanguage(): string {
  const code = languageInUse()?.code ?? '';
  return code === ownLanguage() ? '' : code;
}

/** Calls `write`, which prints for somebody: in the language that is kept with them, as long as there is such a one. */
export function inLanguageOf<Result>(code: string, write: () => Result): Result {
  if (code === '') return inLanguage(ownTexts(), write);
  return inLanguage(findInterfaceLanguage(code) ?? ownTexts(), write);
}
