import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { inLanguage } from '@trekker/texts/in-language.ts';
import { expect, test } from 'vitest';
import { interfaceLanguage } from '#server/languages/open-languages.ts';
import { brokenHere, fileIsGone, keptEdited, messageWords, noAuthorNow, otherKind } from './import-message.ts';

const told = (language: string, stored: string) => inLanguage(interfaceLanguage(language), () => messageWords(stored));

const own = [
  fileIsGone,
  noAuthorNow,
  brokenHere,
  otherKind('ghost'),
  keptEdited(['Lisbon', 'A quiet island'], 0),
  keptEdited(['Lisbon', 'A quiet island'], 1),
  keptEdited(['Lisbon', 'A quiet island'], 7),
  'old.zip would unpack to 900 MB from next to nothing.',
];

const root = path.join(import.meta.dirname, '../../../../../..');
const readers = ['packages/import-sources/src/**/*.ts', 'site/src/features/imports/server/own-site/*.ts'];

/** What readers of files say, with 7 for every value. Whether a source is there at all, only a command has to ask. */
function sentencesOfReaders(): string[] {
  const code = globSync(readers, { cwd: root }).map((file) => readFileSync(path.join(root, file), 'utf8'));
  return code
    .flatMap((text) => [...text.matchAll(/new SourceError\(\s*(['`])(.+?)\1/g)].map(([, , sentence]) => sentence ?? ''))
    .map((sentence) =>
      sentence
        .replace(/\$\{first[^}]+\}/, 'The story 7')
        .replaceAll(/\$\{JSON[^}]+\}/g, '"7"')
        .replaceAll(/\$\{[^}]+\}/g, '7'),
    )
    .filter((sentence) => !sentence.includes('neither a file nor a folder'));
}

test('what a run says is stored in English and told in the language of whoever asks', () => {
  expect(told('de', 'old.xml is no export of WordPress.')).toBe('old.xml ist kein Export von WordPress.');
  expect(told('de', keptEdited(['Lisbon', 'Oslo'], 7))).toBe(
    'Seither bearbeitet und deshalb behalten: Lisbon, Oslo und 7 weitere Einträge',
  );
  expect(told('de', 'Something else.')).toBe('Something else.');
});

test('every sentence that a run can say is known', () => {
  const all = [...own, ...sentencesOfReaders()];
  expect(all.length).toBeGreaterThan(35);
  expect(all.map((sentence) => told('en', sentence))).toEqual(all);
  expect(all.filter((sentence) => told('de', sentence) === sentence)).toEqual([]);
});
