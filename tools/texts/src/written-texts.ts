import { globSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { type EnglishTexts, englishOf } from '@trekker/texts/texts.ts';
import { root } from './root.ts';

/** What translators work on by itself: the pages of readers, those of staff, mails, answers of the API, legal pages. */
export const parts = ['site', 'staff', 'mail', 'api', 'legal'] as const;
type Part = (typeof parts)[number];

export type WrittenTexts = EnglishTexts & { file: string; part: Part };

/** All texts of the code, in the order of their areas. */
export async function writtenTexts(): Promise<WrittenTexts[]> {
  const files = globSync('{site,packages}/**/src/**/*.texts.ts', { cwd: root, exclude: ['**/node_modules/**'] });
  const found = await Promise.all(
    files.map(async (file) => {
      const exported = await import(pathToFileURL(path.join(root, file)).href);
      return Object.values(exported).flatMap((one) => {
        const texts = englishOf(one);
        return texts ? [{ ...texts, file, part: partOf(file) }] : [];
      });
    }),
  );
  return found.flat().sort((a, b) => (a.area < b.area ? -1 : 1));
}

/** "staff-story.texts.ts" is staff's; a name without the part before its first dash is of the site. */
function partOf(file: string): Part {
  const [before = ''] = path.basename(file).split('-');
  return parts.find((part) => part === before) ?? 'site';
}

/** The English texts of a part by key, as translators get them. */
export function englishOfPart(written: readonly WrittenTexts[], part: Part): Record<string, string> {
  const own = written.filter((one) => one.part === part);
  return Object.fromEntries(
    own.flatMap(({ area, messages }) => Object.entries(messages).map(([name, text]) => [`${area}.${name}`, text])),
  );
}
