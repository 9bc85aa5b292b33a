import { inLanguage, languageInUse } from '@trekker/texts/in-language.ts';
import type { Language } from '@trekker/texts/language.ts';
import { english, openLanguages } from './open-languages.ts';

let opened: ReadonlyMap<string, Language> | undefined;

/** The language in which somebody calls, as it is kept with them or with what they write; '' for the site's own. */
export function languageOfWriter(): string {
  const code = languageInUse()?.code ?? '';
  return code === english.code ? '' : code;
}

/** Calls `write`, which prints for somebody: in the language that is kept with them, as long as there is such a one. */
export function inLanguageOf<Result>(code: string, write: () => Result): Result {
  if (code === '') return inLanguage(english, write);
  opened ??= openLanguages();
  return inLanguage(opened.get(code) ?? english, write);
}
