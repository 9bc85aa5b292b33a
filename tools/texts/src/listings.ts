import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './root.ts';
import { englishOfPart, parts, type WrittenTexts } from './written-texts.ts';

export const folder = path.join(root, 'site/texts');

/** The files of English texts, as they are and as they should be. */
export const englishListings = (written: readonly WrittenTexts[]) =>
  parts.map((part) => {
    const file = path.join(folder, part, 'en.json');
    const english = englishOfPart(written, part);
    const shouldBe = Object.keys(english).length > 0 ? `${JSON.stringify(english, null, 2)}\n` : undefined;
    return { file, is: existsSync(file) ? readFileSync(file, 'utf8') : undefined, shouldBe };
  });
