import type { CompiledMessage, PrintRules } from './compiled-message.ts';
import { englishRules } from './english-rules.ts';
import { printTextsBy } from './printed-texts.ts';

// A build calls these in the place of texts(), with the messages compiled: one for each text that is read, the other
// while developing.
export { printedTexts, printText } from './printed-texts.ts';

/** What a text file brings: that of a page its texts, the first of a language also its rules. */
export type TextFile = { texts: Readonly<Record<string, CompiledMessage>>; rules?: PrintRules };

const known = new Map<string, CompiledMessage>();
const printing = { rules: englishRules, messageOf: (key: string) => known.get(key) };

printTextsBy(() => printing);

/** Takes up a text file of the language that the document is in, for good. */
export function addTexts(file: TextFile): void {
  printing.rules = file.rules ?? printing.rules;
  for (const key in file.texts) known.set(key, file.texts[key] as CompiledMessage);
}
