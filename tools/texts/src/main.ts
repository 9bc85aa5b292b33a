import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { englishListings } from './listings.ts';
import { writtenTexts } from './written-texts.ts';

// npm run texts: writes site/texts/*/en.json, which translations are made from.
for (const { file, is, shouldBe } of englishListings(await writtenTexts())) {
  if (is === shouldBe) continue;
  if (shouldBe === undefined) rmSync(file);
  else {
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, shouldBe);
  }
}
