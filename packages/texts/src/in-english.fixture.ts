// What is for browsers takes over when it loads. It comes first, so that no test that loads a page prints by it later.
import './browser-texts.ts';
import { openLanguage } from './open-language.ts';
import { answerInOwnLanguage, setOwnLanguage } from './own-language.ts';

// For tests: from the import on the site is in English, and so is whatever is printed outside of a language.
setOwnLanguage(openLanguage('en', {}));
answerInOwnLanguage();
