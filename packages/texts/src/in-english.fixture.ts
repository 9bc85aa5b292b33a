import { englishRules } from './english-rules.ts';
import { printTextsBy } from './printed-texts.ts';

// For tests of components: importing this, what is rendered anywhere in the file is in English.
printTextsBy(() => ({ rules: englishRules, messageOf: () => undefined }));
