import { otherwiseInLanguage } from './in-language.ts';
import { openLanguage } from './open-language.ts';

// For tests: from the import on, whatever is printed outside of a language is in English.
otherwiseInLanguage(openLanguage('en', {}));
