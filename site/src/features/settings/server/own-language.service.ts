import { englishNameOf } from '#features/languages/server/language.rules.ts';
import { makeWayForOwn } from '#features/languages/server/language.service.ts';
import { writeLegalPages } from '#features/pages/server/legal/legal-page.service.ts';
import { restemWords } from '#features/search/server/word-stem.service.ts';
import { nameFirstCategories } from '#features/stories/server/categories/story-category.service.ts';
import { dropEverything } from '#server/endpoints/cache-drops.ts';
import type { Transactor } from '#server/queryable.ts';
import { lockSettings, updateSettings } from './settings.repository.ts';
import { firstTextsIn } from './texts/shown-texts.service.ts';

/**
 * Has the site be written in another language: what is written counts as being in it. What it began with, and nobody
 * has worded anew, it says in that. Answers with the names of both in English.
 * @throws Problem `conflict` where there are translations into that language: each would have two texts
 */
export async function changeOwnLanguage(db: Transactor, code: string): Promise<{ before: string; after: string }> {
  return db.transaction(async (tx) => {
    const names = { after: englishNameOf(code) };
    await makeWayForOwn(tx, code);
    const { row } = await lockSettings(tx);
    if (row.language !== code) {
      const [said, instead] = [firstTextsIn(row.language), firstTextsIn(code)];
      const texts = Object.fromEntries(
        Object.entries(row.texts).map(([key, text]) => [key, text === said[key] ? (instead[key] ?? text) : text]),
      );
      await updateSettings(tx, { language: code, texts });
      await nameFirstCategories(tx, row.language, code);
      await writeLegalPages(tx, code);
      await restemWords(tx, code);
      await dropEverything(tx);
    }
    return { ...names, before: englishNameOf(row.language) };
  });
}
