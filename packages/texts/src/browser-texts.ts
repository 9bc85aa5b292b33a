import { en } from 'make-plural';
import type { CompiledMessage, PrintRules } from './compiled-message.ts';
import { printTextsBy } from './printed-texts.ts';

// The build calls this in the place of texts(), with the messages compiled.
export { printedTexts } from './printed-texts.ts';

/** What a text file brings: that of a page its texts, the first of a language also its rules. */
export type TextFile = { texts: Readonly<Record<string, CompiledMessage>>; rules?: PrintRules };

const known = new Map<string, CompiledMessage>();
let rules: PrintRules = { code: 'en', plural: en, group: ',', decimal: '.' };

printTextsBy((key) => ({ message: known.get(key), rules }));

/** Takes up a text file of the language that the document is in, for good. */
export function addTexts(file: TextFile): void {
  rules = file.rules ?? rules;
  for (const key in file.texts) known.set(key, file.texts[key] as CompiledMessage);
}
