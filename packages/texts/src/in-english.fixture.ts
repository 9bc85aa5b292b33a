// What is for browsers takes over when it loads. It comes first, so that no test that loads a page prints by it later.
import './browser-texts.ts';
import { otherwiseInLanguage } from './in-language.ts';
import { openLanguage } from './open-language.ts';

// For tests: from the import on, whatever is printed outside of a language is in English.
otherwiseInLanguage(openLanguage('en', {}));
