import { execFileSync } from 'node:child_process';
import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { translationFaults } from '@trekker/texts/translation-faults.ts';
import { englishListings, folder } from './listings.ts';
import { root } from './root.ts';
import { unusedTexts } from './unused-texts.ts';
import { visibleLiterals } from './visible-literals.ts';
import { englishOfPart, parts, type WrittenTexts, writtenTexts } from './written-texts.ts';

const list = path.join(root, 'tools/texts/not-yet.json');

/** Code that a reader's or an editor's words may stand in; commands, start-up and tests speak English alone. */
const shown = /^(site\/src\/(features|web|server|contract)|packages\/(design-system|rich-text-editor)\/src)\/.+\.tsx?$/;
// The last is a field that nobody sees.
const spared = /\.(test|fixture|seed|texts|d)\.tsx?$|\/contract\/texts\/|\/gallery\/|\/honeypot\.tsx$/;

/** What is wrong with the texts of the code and with their translations, a line for each. */
export async function textsGate(): Promise<{ code: number; output: string }> {
  const written = await writtenTexts();
  const faults = [
    ...repeatedAreas(written),
    ...oldListings(written),
    ...wrongTranslations(written),
    ...unusedTexts(written, listCode()).map((key) => `"${key}" is used by no code`),
    ...strayLiterals(),
  ];
  return { code: faults.length > 0 ? 1 : 0, output: faults.map((line) => `${line}\n`).join('') };
}

function repeatedAreas(written: readonly WrittenTexts[]): string[] {
  return written.flatMap(({ area, file }, index) => {
    const first = written.findIndex((one) => one.area === area);
    return first === index ? [] : [`${file}: "${area}" is the area of ${written[first]?.file}, too`];
  });
}

const oldListings = (written: readonly WrittenTexts[]): string[] =>
  englishListings(written)
    .filter(({ is, shouldBe }) => is !== shouldBe)
    .map(({ file }) => `${path.relative(root, file)} is not what the code says: run npm run texts`);

function wrongTranslations(written: readonly WrittenTexts[]): string[] {
  return parts.flatMap((part) => {
    const english = englishOfPart(written, part);
    return globSync('*.json', { cwd: path.join(folder, part) }).flatMap((file) => {
      const language = path.basename(file, '.json');
      const translations = JSON.parse(readFileSync(path.join(folder, part, file), 'utf8')) as Record<string, string>;
      return translationFaults(language, english, translations).map((fault) => `site/texts/${part}: ${fault}`);
    });
  });
}

const listFiles = () =>
  execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { cwd: root }).toString().split('\n');

/** What may use texts: the code, without its tests. */
const listCode = () =>
  listFiles()
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file) && existsSync(path.join(root, file)))
    .map((file) => ({ file, code: readFileSync(path.join(root, file), 'utf8') }));

/** Words that stand in the code where they cannot be translated; folders that still may have them only become fewer. */
function strayLiterals(): string[] {
  const folders = JSON.parse(readFileSync(list, 'utf8')) as string[];
  const files = listFiles().filter((file) => shown.test(file) && !spared.test(file));
  const used = new Set<string>();
  const strays = files.flatMap((file) => {
    const literals = visibleLiterals(file, readFileSync(path.join(root, file), 'utf8'));
    const excuse = literals.length > 0 && folders.find((one) => file === one || file.startsWith(`${one}/`));
    if (excuse) used.add(excuse);
    return excuse ? [] : literals.map(({ line, words }) => `${file}:${line} shows “${words}” that is no text`);
  });
  const done = folders.filter((one) => !used.has(one));
  return [...strays, ...done.map((one) => `${one} has no words left: take it out of tools/texts/not-yet.json`)];
}
