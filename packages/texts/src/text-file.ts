import * as pluralRules from 'make-plural';
import type { CompiledMessage, PrintRules } from './compiled-message.ts';
import type { Language } from './language.ts';

type Texts = Readonly<Record<string, CompiledMessage>>;

/** The script that brings texts to a browser, as `TextFile` of browser-texts.ts. `language`: with its rules. */
export function textFile(texts: Texts, language?: Language): string {
  const rules = language ? `export const rules = ${rulesOf(language.rules)};\n` : '';
  return `export const texts = ${JSON.stringify(texts)};\n${rules}`;
}

/** Intl's rules as code of their own: its first number costs a phone a tenth of a second. */
function rulesOf({ code, ...signs }: PrintRules): string {
  const [base = ''] = code.split('-');
  const plural = (pluralRules as Record<string, unknown>)[base];
  if (typeof plural !== 'function') throw new Error(`There are no plural rules of the language "${code}".`);
  return `{ ...${JSON.stringify({ code, ...signs })}, plural: ${String(plural)} }`;
}
