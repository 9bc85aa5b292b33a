import { otherwiseInLanguage } from './in-language.ts';
import type { Language } from './language.ts';
import { openLanguage } from './open-language.ts';

// A process serves one site, and a site is written in one language.
let own: Language = openLanguage('en', {});

/** The language that the site is written in, whose pages have no prefix: `en`. */
export const ownLanguage = (): string => own.code;

/** The same with its texts. */
export const ownTexts = (): Language => own;

/** Says which one it is. */
export function setOwnLanguage(language: Language): void {
  own = language;
}

/** From now on what asks for no language is answered in the site's own. */
export function answerInOwnLanguage(): void {
  otherwiseInLanguage(own);
}
