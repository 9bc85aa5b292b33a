import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Language } from '@trekker/texts/language.ts';
import { openLanguage } from '@trekker/texts/open-language.ts';
import { openPseudoLanguage, pseudoLanguages } from '@trekker/texts/pseudo-language.ts';

export const english = openLanguage('en', {});

const folder = path.join(import.meta.dirname, '../../../texts');

let opened: ReadonlyMap<string, Language> | undefined;

/** One that the interface is there in. They are opened once for each process. */
export function findInterfaceLanguage(code: string): Language | undefined {
  opened ??= openLanguages();
  return opened.get(code);
}

/** The same. @throws Error where it is not there. */
export function interfaceLanguage(code: string): Language {
  const language = findInterfaceLanguage(code);
  if (!language) throw new Error(`The interface is not there in the language "${code}".`);
  return language;
}

/**
 * The languages that the interface is there in, by their codes, English among them, and those for tests, which are made
 * of what `npm run texts` has written of the English texts.
 */
export function openLanguages(): ReadonlyMap<string, Language> {
  const written = new Map<string, Record<string, string>>();
  for (const file of globSync('*/*.json', { cwd: folder }).sort()) {
    const code = path.basename(file, '.json');
    written.set(code, { ...written.get(code), ...JSON.parse(readFileSync(path.join(folder, file), 'utf8')) });
  }
  const { en = {}, ...translated } = Object.fromEntries(written);
  return new Map<string, Language>([
    [english.code, english],
    ...Object.entries(translated).map(([code, texts]) => [code, openLanguage(code, texts)] as const),
    ...pseudoLanguages.map((code) => [code, openPseudoLanguage(code, en)] as const),
  ]);
}

/** The codes of the same, without opening them. */
export const interfaceLanguages = (): ReadonlySet<string> =>
  new Set([
    'en',
    ...pseudoLanguages,
    ...globSync('*/*.json', { cwd: folder }).map((file) => path.basename(file, '.json')),
  ]);
