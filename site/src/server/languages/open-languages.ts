import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Language } from '@trekker/texts/language.ts';
import { openLanguage } from '@trekker/texts/open-language.ts';
import { openPseudoLanguage, pseudoLanguages } from '@trekker/texts/pseudo-language.ts';

export const english = openLanguage('en', {});

const folder = path.join(import.meta.dirname, '../../../texts');

/** @throws Error for a language that the interface is not there in. */
export function openInterfaceLanguage(code: string): Language {
  const language = openLanguages().get(code);
  if (!language) throw new Error(`The interface is not there in the language "${code}".`);
  return language;
}

/** What calls may ask for, English aside: pseudo-languages only where the site itself is in one. */
export function offeredLanguages(own: string): ReadonlyMap<string, Language> {
  const isOffered = (code: string) => code === own || !pseudoLanguages.some((pseudo) => pseudo === code);
  return new Map([...openLanguages()].filter(([code]) => code !== english.code && isOffered(code)));
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
