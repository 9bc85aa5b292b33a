import * as pluralRules from 'make-plural';
import type { CompiledMessage } from './compiled-message.ts';
import type { Language } from './language.ts';

type Texts = Readonly<Record<string, CompiledMessage>>;

/** The script that brings texts to a browser, as `TextFile` of browser-texts.ts. `language`: with its rules. */
export function textFile(texts: Texts, language?: Language): string {
  const rules = language ? `export const rules = ${rulesOf(language)};\n` : '';
  return `export const texts = ${JSON.stringify(texts)};\n${rules}`;
}

/** Intl's rules as code of their own: its first number costs a phone a tenth of a second. */
function rulesOf({ code, group, decimal }: Language): string {
  const [base = ''] = code.split('-');
  const plural = (pluralRules as Record<string, unknown>)[base];
  if (typeof plural !== 'function') throw new Error(`There are no plural rules of the language "${code}".`);
  const signs = JSON.stringify({ code, group, decimal });
  return `{ ...${signs}, plural: ${String(plural)} }`;
}
