import { openLanguage } from './open-language.ts';
import { printTextsBy } from './printed-texts.ts';

// For tests of components: importing this, what is rendered anywhere in the file is in English.
const rules = openLanguage('en', {});
printTextsBy(() => ({ message: undefined, rules }));
